import type { PlacedSpan } from '../statement/read-statement.ts';
import type { IngredientRole, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { combineNames, isFlavor } from './combine-names.ts';

/** A flavor that is called after several tastes: "natural mango and passion fruit flavor". */
export interface FlavorOfSeveral {
  readonly canonical: string;
  /** The flavor of one of the tastes, which it is a kind of. */
  readonly entry: VocabularyEntry;
  /** The flavors of the other tastes; of one that the vocabulary has no flavor of, the taste. */
  readonly others: readonly VocabularyEntry[];
}

/** Roles of what is named together in flavors, and brings no allergen. */
const TASTES: readonly IngredientRole[] = ['fruit or vegetable', 'herb or extract', 'flavor'];
const NATURAL = /^(?:natu|natural and )/u;
const SAID_OF_FLAVORS = /^(?:natu|artifi|kunstl)/u;
const GENERAL = /^(?:natural |artificial |natural and artificial )?flavor$/u;

function isPlainTaste(entry: VocabularyEntry): boolean {
  const named = entry.kind === 'ingredient' && !isFlavor(entry) && entry.allergens.length === 0;
  return named && entry.roles.every((role) => TASTES.includes(role));
}

/** Between the names stand "and", "of" and marks alone. */
function isBetween({ atom }: PlacedSpan): boolean {
  const value = atom.kind === 'joiner' ? atom.meaning?.value : null;
  return value === 'and' || value === 'of' || value === 'article' || '&/-'.includes(atom.key);
}

function isAnd({ atom }: PlacedSpan): boolean {
  return atom.kind === 'mark' || atom.meaning?.value === 'and';
}

/** "Mango-Maracuja": nothing but a hyphen between two names. */
function isHyphened({ kind, atom }: PlacedSpan, at: number, own: readonly PlacedSpan[]): boolean {
  const next = own[at + 1];
  return (
    kind === 'name' &&
    next?.kind === 'name' &&
    next.atom.start === atom.end + 1 &&
    !next.atom.spaced
  );
}

/** The flavor and the tastes around it, where the pieces of an item name nothing else. */
function partsOfFlavor(
  pieces: readonly PlacedSpan[],
): { readonly flavor: VocabularyEntry; readonly tastes: readonly VocabularyEntry[] } | null {
  const natural = SAID_OF_FLAVORS.test(pieces[0]?.atom.key ?? '') && pieces[0]?.kind === 'quality';
  const own = natural ? pieces.slice(1) : pieces;
  const names = own.filter(({ kind }) => kind === 'name');
  if (names.length < 2 || !own.every((piece) => piece.kind === 'name' || isBetween(piece)))
    return null;
  const entries = names.flatMap(({ atom }) => atom.meaning?.entry ?? []);
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined || (!own.some(isAnd) && !own.some(isHyphened)))
    return null;
  // "Cinnamon and vanilla flavor" may be two things; "natural cinnamon and vanilla flavor" is one.
  const flavor = isFlavor(first) ? first : last;
  const leads = flavor === first;
  const general = GENERAL.test(flavor.canonical);
  if (!isFlavor(flavor) || (leads ? general && (own[1] === undefined || isAnd(own[1])) : !natural))
    return null;
  if (!leads && general) return null;
  const tastes = entries.filter((entry) => entry !== flavor);
  return tastes.every(isPlainTaste) ? { flavor, tastes } : null;
}

/** Reads the pieces of an item as one flavor of several tastes; null where they are not. */
export function flavorOfSeveral(
  pieces: readonly PlacedSpan[],
  vocabulary: Vocabulary,
): FlavorOfSeveral | null {
  const parts = partsOfFlavor(pieces);
  if (parts === null) return null;
  const { flavor, tastes } = parts;
  const said = pieces[0]?.atom.key ?? '';
  const prefix = NATURAL.test(flavor.canonical) || NATURAL.test(said) ? 'natural ' : '';
  const own = flavor.canonical.replace(/^(?:natural and artificial|natural|artificial) /u, '');
  const ownTaste = own.replace(/ ?flavor$/u, '');
  const names = tastes.map(({ canonical }) => canonical);
  if (ownTaste !== '')
    names.splice(pieces.at(-1)?.atom.meaning?.entry === flavor ? 1 : 0, 0, ownTaste);
  const [first, ...rest] = tastes;
  if (names.length < 2 || first === undefined) return null;
  const known = ownTaste === '' ? (combineNames(first, flavor, vocabulary) ?? flavor) : flavor;
  const more = ownTaste === '' && known !== flavor ? rest : tastes;
  return {
    canonical: `${prefix}${names.join(' and ')} flavor`,
    entry: known,
    others: more.map((taste) => vocabulary.resolve(`${taste.canonical} flavor`) ?? taste),
  };
}
