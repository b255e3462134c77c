import { ALLERGENS, type Allergen, type PrecautionBasis } from '../../enumerations.ts';
import type { Precaution, LabelExplanation } from './label.ts';
import { distinct } from '../../wording.ts';
import { OF_THE_SEA, originOf } from '../list/parts.ts';
import { type Atom, isMark } from '../names/atom.ts';
import { mayListOn } from './complete.ts';
import type { Pieces } from '../statement/placed-atom.ts';
import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { allergensOfAll, allergensOfEntry } from '../vocabulary/entry-facts.ts';

/** The entry that an atom names: its own, or that of what something is made of ("du lait"); null if it names none. */
export function entryOfAtom({ meaning }: Atom, vocabulary: Vocabulary): VocabularyEntry | null {
  if (meaning?.kind === 'quality') return originOf(meaning.value, vocabulary);
  return meaning?.entry ?? null;
}

/** The allergens that an atom names: those of an allergen word ("nuts"), else those of its entry. */
export function allergensOfAtom(atom: Atom, vocabulary: Vocabulary): readonly Allergen[] {
  const own = atom.meaning?.allergens ?? [];
  const entries = [...(own.length > 0 ? [] : [entryOfAtom(atom, vocabulary)]), ...atom.others];
  return [...own, ...entries.flatMap(allergensOfEntry)];
}

/** Animal products that are not allergens, in declarations ("contains honey") and in statements of origin: "Of animal origin." */
export function animalsDeclared(placed: Pieces, vocabulary: Vocabulary): readonly string[] {
  return placed.flatMap((piece) => {
    const said =
      piece.region === 'declaration' || (piece.region === 'list' && piece.kind === 'quality');
    const entry = said ? entryOfAtom(piece, vocabulary) : null;
    return entry?.animal === 'yes' && entry.allergens.length === 0 ? [entry.canonical] : [];
  });
}

/** The atoms of a precaution that name what it warns of. */
const NAMING: readonly Atom['kind'][] = ['name', 'quality', 'unread'];

/** Precautions by basis, each allergen once for each, with the names that were used. */
export function precautionsOf(placed: Pieces, vocabulary: Vocabulary): readonly Precaution[] {
  const warned = placed.flatMap((piece) => {
    const { region, basis, kind, others } = piece;
    if (region !== 'precaution' || basis === null || !NAMING.includes(kind)) return [];
    const name = (entryOfAtom(piece, vocabulary) ?? others[0])?.canonical ?? [];
    return allergensOfAtom(piece, vocabulary).map((allergen) => ({ allergen, basis, name }));
  });
  return ALLERGENS.flatMap((allergen) => {
    const ofAllergen = warned.filter((each) => each.allergen === allergen);
    const byBasis = Map.groupBy(ofAllergen, ({ basis }) => basis);
    return [...byBasis].map(([basis, those]) => {
      return { allergen, basis, names: distinct(those.flatMap(({ name }) => name)) };
    });
  });
}

const BASIS_ORDER: readonly PrecautionBasis[] = ['traces', 'may contain', 'facility'];

/** Precautions by allergen, each with its strongest basis. */
export function mayContainOf(
  precautions: readonly Precaution[],
): Pick<LabelExplanation, 'precautions' | 'mayContain' | 'mayContainBasis'> {
  return {
    precautions,
    mayContain: ALLERGENS.filter((each) => precautions.some(({ allergen }) => allergen === each)),
    mayContainBasis:
      BASIS_ORDER.find((each) => precautions.some(({ basis }) => basis === each)) ?? null,
  };
}

/**
 * In directions only a protein is evidence, not the milk to mix it with; in nutrition facts, a fat with its amount:
 * "milk fat 3 g".
 */
function isEvidenceInProse({ kind, meaning }: Atom, next: Atom | undefined): boolean {
  const roles = (kind === 'name' ? meaning?.entry?.roles : null) ?? [];
  return roles.includes('protein source') || (roles.includes('fat') && next?.kind === 'quantity');
}

/** Where a list may continue, an item that is only an allergen, or begins with one and "and": ", milk powder and cocoa". */
function isEvidenceOfList(placed: Pieces, at: number): boolean {
  const [name, behind] = [placed[at], placed[at + 1]];
  return mayListOn(placed, at) && (name?.ends === true || behind?.kind !== 'unread');
}

/** Names outside the lists of what the product nevertheless contains: declared ones, and those of damaged words. */
export function namesBeside(
  placed: Pieces,
  vocabulary: Vocabulary,
): {
  readonly allergens: readonly Allergen[];
  readonly entries: Entries;
} {
  const named = placed.filter((piece, at) => {
    if (isEvidenceOfList(placed, at)) return true;
    if (piece.region === 'direction' || piece.region === 'nutrition facts') {
      const behind = placed.slice(at + 1, at + 3).find((each) => !isMark(each, ':'));
      return isEvidenceInProse(piece, behind);
    }
    if (piece.region !== 'declaration' && piece.region !== 'list') return false;
    if (piece.kind === 'unread') return piece.repaired !== null;
    if (piece.meaning?.value === OF_THE_SEA) return false;
    return piece.kind === 'quality' || (piece.kind === 'name' && piece.region === 'declaration');
  });
  return {
    allergens: named.flatMap((piece) =>
      piece.kind === 'unread' && piece.others.length > 0
        ? allergensOfAll(piece.others)
        : allergensOfAtom(piece, vocabulary),
    ),
    entries: named.flatMap(({ kind, others, meaning, region }) => {
      if (kind === 'unread' && others.length === 1) return others;
      // "Contains sucralose."
      const declared = region === 'declaration' ? meaning?.entry : null;
      return declared?.kind === 'ingredient' ? [declared] : [];
    }),
  };
}
