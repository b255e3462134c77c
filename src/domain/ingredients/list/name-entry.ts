import { isFlavor, isSeasoning, isTaste } from '../vocabulary/entry-facts.ts';
import { type Pieces, isHeadFirst } from '../statement/placed-atom.ts';
import { saysTaste } from '../statement/foods-with-taste.ts';
import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { areRelated, isGeneralName, combineNames, plantOfOil } from './combine-names.ts';
import type { Item } from './items.ts';
import { formOfPlantIn } from './plant-forms.ts';
import { entriesIn, originOf, type Parts } from './parts.ts';
import { withForm } from './stated-forms.ts';
import { says } from '../names/atom.ts';

/** An item's name with everything that its brackets say about it. */
export interface NamedItem {
  readonly item: Item;
  readonly text: string;
  readonly parts: Parts;
  /** The pieces of the brackets that explain it. */
  readonly inside: Pieces;
  readonly inner: Parts;
  /** The first bracket, if it is one name. */
  readonly noted: string | null;
}

/** The entry that an item names, as exactly as its words and its brackets allow; null if none is known. */
export function entryOfItem(named: NamedItem, vocabulary: Vocabulary): VocabularyEntry | null {
  const { item, text, parts } = named;
  const plain = plainEntry(named, vocabulary);
  if (plain === null) return null;
  // "Non-hydrogenated palm" is one name, which is not hydrogenated.
  const beside = item.pieces.map(({ meaning }) => meaning?.value ?? '');
  const said = plain.roles.includes('fat') ? beside : parts.qualities;
  return (
    entryWithBracket(plain, named, vocabulary) ??
    kindFromOrigin(plain, parts.qualities, text, vocabulary) ??
    withForm(plain, said, vocabulary) ??
    plain
  );
}

/** "Gewürzzubereitung Paprika (…)", "tempero sabor queijo [sal, …]": a seasoning with its own list, named after its taste. */
export function isSeasoningOfTaste({ pieces, brackets }: Item): boolean {
  const names = entriesIn(pieces);
  return brackets.length > 0 && [names[0], names.at(-1)].some(isSeasoning);
}

/** The entry that the words alone name. */
function plainEntry(
  { item, text, parts }: NamedItem,
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  const [first, ...others] = parts.entries;
  if (first === undefined) return null;
  if (others.length === 0) return first;
  if (isSeasoningOfTaste(item)) return parts.entries.find(isSeasoning) ?? first;
  const tasty = isWithTaste(item, parts.entries);
  const headFirst = tasty || item.pieces.some(isHeadFirst);
  const whole = vocabulary.resolve(text) ?? combinedEntry(parts.entries, headFirst, vocabulary);
  if (whole !== null || formOfPlantIn(item, vocabulary) !== null) return whole;
  // "harina de avena sabor galleta"
  const flavored = tasty || (headFirst && item.pieces.some(saysTaste));
  // "Peanut butter flavored coating": the last word says what it is.
  const { compound } = vocabulary.wordClasses;
  return flavored || !compound.test(others.at(-1)?.canonical ?? '') ? first : null;
}

/** "Füllung mit Haselnussgeschmack": in any language, the thing precedes its taste. */
function isWithTaste({ pieces }: Item, entries: Entries): boolean {
  const last = entries.at(-1);
  const isWith = pieces.some((piece) => says(piece, 'with'));
  return isWith && last !== undefined && isFlavor(last);
}

/** "arôme naturel de noisette", "risstivelse": two names of one thing. */
function combinedEntry(
  [first, second, ...more]: Entries,
  headFirst: boolean,
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  if (first === undefined || second === undefined || more.length > 0) return null;
  // "digestive enzymes DigeZyme"
  const general = first.kind === 'family' && first.allergens.length === 0;
  if (general && second.ancestors.includes(first.canonical)) return second;
  if (isFlavor(first) && !isTaste(second)) return null;
  const [of, head] = headFirst ? [second, first] : [first, second];
  return combineNames(of, head, vocabulary);
}

/** What words name, or state as an origin ("aus Soja"); null if that is several things: "bovine hide & fish". */
function onlyOrigin(
  { entries, qualities }: Pick<Parts, 'entries' | 'qualities'>,
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  const origins = qualities.flatMap((quality) => originOf(quality, vocabulary) ?? []);
  const [only, ...others] = [...entries, ...origins];
  return only !== undefined && others.every((other) => areRelated(only, other)) ? only : null;
}

/** "lecithin (soy)" is soy lecithin, "root fiber (chicory)" chicory root fiber, "cranberry (seed)" its seed. */
function entryWithBracket(
  plain: VocabularyEntry,
  { inner, noted, text }: NamedItem,
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  if (noted === null || inner.entries.length > 1) return null;
  const only = onlyOrigin(inner, vocabulary);
  if (only === null || only.canonical === 'seeds') {
    const whole = vocabulary.resolve(`${text} ${noted}`);
    return whole?.canonical.endsWith(' seed') === true ? whole : null;
  }
  // "caramel colour (E150d)", "caramel (E150d)": the number of an additive is its most exact name.
  const isCode = /^e ?\d{3}/iu.test(noted);
  const general = [plain.canonical, ...plain.maybe];
  if (isCode && general.some((name) => only.ancestors.includes(name))) return only;
  if (isFlavor(plain) && only.allergens.length > 0) return null;
  return kindInBracket(only, plain, text, vocabulary);
}

/**
 * "Vegetable oil (canola oil)", "fibra vegetal (dextrina de trigo)", "vegetable fiber (oligofructose)", "vitamin B
 * (thiamin)": the bracket names what the words before it only call vegetable, soluble, or a vitamin of a group.
 */
function isNamedInBracket(of: VocabularyEntry, { canonical, maybe }: VocabularyEntry): boolean {
  const fiber = /^(?:soluble|vegetable|soluble vegetable) fiber$/u.test(canonical);
  if (fiber && of.roles.includes('fiber')) return true;
  const kind = maybe.includes(of.canonical) || of.ancestors.includes(canonical);
  return (fiber || /^(?:vegetable oil|lecithin|b vitamins)$/u.test(canonical)) && kind;
}

/**
 * The kind of a general name that comes from a plant, which may be known by its oil: "lecithin (canola)", "vegetable
 * oil (coconut)".
 */
function ofPlant(
  entry: VocabularyEntry,
  general: VocabularyEntry,
  { resolve }: Vocabulary,
): VocabularyEntry | null {
  const plant = plantOfOil(entry);
  if (plant !== null) return resolve(`${plant} ${general.canonical}`);
  return general.canonical === 'vegetable oil' ? resolve(`${entry.canonical} oil`) : null;
}

/** "soy" for "lecithin": the kind of a general name that its bracket states. Labels write "tournesol" for its oil, too. */
function kindInBracket(
  of: VocabularyEntry,
  general: VocabularyEntry,
  text: string,
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  if (!isGeneralName(general)) return null;
  if (isNamedInBracket(of, general)) return of;
  const written = vocabulary.resolve(`${of.canonical} ${text}`);
  const whole =
    written !== null && written !== of
      ? written
      : (combineNames(of, general, vocabulary) ?? ofPlant(of, general, vocabulary));
  return whole?.ancestors.includes(general.canonical) === true ? whole : null;
}

/** "Lecithin from soy": the kind of a general name that its only origin states. */
function kindFromOrigin(
  general: VocabularyEntry,
  qualities: readonly string[],
  text: string,
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  const origin = onlyOrigin({ entries: [], qualities }, vocabulary);
  if (origin === null) return null;
  const whole = kindInBracket(origin, general, text, vocabulary);
  // A protein "of milk" may be any of its proteins.
  return whole?.roles.includes('protein source') === true ? null : whole;
}
