import type { Item } from './items.ts';
import { originOf } from './parts.ts';
import { isHeadFirst } from '../statement/placed-atom.ts';
import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { says } from '../names/atom.ts';

const FLAVOR = /^(.*?)flavor$/u;
/** Roles of ingredients that are named after the plant they come from. */
const OF_A_PLANT: readonly string[] = ['fat', 'protein source', 'fiber', 'emulsifier'];

/** The plant, without its part: "sunflower seed" → "sunflower". */
function stemOf({ canonical }: VocabularyEntry): string {
  return canonical.replace(/ (?:seed|bean)$/u, '');
}

/** The kind of `head` that two names together mean: "hazelnut" and "natural flavor", "rice" and "starch". */
export function combineNames(
  of: VocabularyEntry,
  head: VocabularyEntry,
  { resolve }: Vocabulary,
): VocabularyEntry | null {
  const flavored = FLAVOR.exec(head.canonical);
  const written =
    flavored === null
      ? [`${of.canonical} ${head.canonical}`, `${stemOf(of)} ${head.canonical}`]
      : [`${flavored[1] ?? ''}${of.canonical} flavor`];
  for (const name of written) {
    const whole = resolve(name);
    if (whole !== null && whole !== of && whole.ancestors.includes(head.canonical)) return whole;
  }
  return null;
}

/** "Milk protein (casein, peanuts": a bracket that is never closed may contain what does not belong to the group. */
function mayBeOf(member: VocabularyEntry, { allergens }: VocabularyEntry): boolean {
  return allergens.length === 0 || member.allergens.some((each) => allergens.includes(each));
}

/** Whether two entries are the same, or one is a kind of the other. */
export function areRelated(one: VocabularyEntry, other: VocabularyEntry): boolean {
  return (
    one === other ||
    one.ancestors.includes(other.canonical) ||
    other.ancestors.includes(one.canonical)
  );
}

/** "Canola" of canola oil, by which labels call the plant; null if it is not an oil. */
export function plantOfOil({ canonical }: VocabularyEntry): string | null {
  return canonical.endsWith(' oil') ? canonical.replace(/ oil$/u, '') : null;
}

/** A name that leaves open which of several things it means. */
export function isGeneralName({ kind, maybe }: VocabularyEntry): boolean {
  return kind === 'family' || maybe.length > 0;
}

/** What the names in the bracket of a group are: "oil" of "oils (palm, coconut)". */
function nounOf({ canonical }: VocabularyEntry): string {
  if (canonical === 'oils and fats') return 'oil';
  return canonical.split(' ').at(-1)?.replace(/s$/u, '') ?? '';
}

/** The kind of a group that a name in its bracket means: canola oil in "vegetable oils (canola, corn)"; null if it means itself. */
export function combineWithGroup(
  member: VocabularyEntry,
  group: VocabularyEntry,
  { resolve }: Vocabulary,
): VocabularyEntry | null {
  // "Vegetable protein (pea, canola)": a plant that the vocabulary knows by its oil.
  const ofProteins = group.canonical.includes('protein') && group.allergens.length === 0;
  const plant = ofProteins ? plantOfOil(member) : null;
  const named = plant === null && member.roles.some((role) => OF_A_PLANT.includes(role));
  // "whey protein (milk, soy lecithin)": what the group is made of.
  if (!isGeneralName(group) || named || !mayBeOf(member, group)) return null;
  if (areRelated(member, group)) return null;
  const noun = nounOf(group);
  const whole = resolve(`${plant ?? stemOf(member)} ${noun}`);
  if (whole?.canonical.endsWith(noun) !== true) return null;
  if (noun === 'seed') return whole;
  return whole.roles.some((role) => OF_A_PLANT.includes(role)) ? whole : null;
}

/** What a plain name beside a full one means: soy lecithin in "soy and sunflower lecithin"; null if they share no general name. */
function shareKind(
  plain: VocabularyEntry,
  full: VocabularyEntry,
  { entries }: Vocabulary,
  stem = stemOf(plain),
): VocabularyEntry | null {
  for (const name of full.ancestors) {
    const wanted = `${stem} ${name}`;
    if (entries.get(name)?.maybe.includes(wanted) === true) return entries.get(wanted) ?? null;
  }
  return null;
}

/** Names of plants that are also the names of their seeds: "soybean", "peanut"; their plural means the seeds. */
const NAMED_SEED = /(?:nut|bean|almond)$/u;

/** "Sunflower and/or safflower oil": the oil of the first; null if the written words mean the seed itself. */
function shareOil(
  written: string,
  plain: VocabularyEntry,
  full: VocabularyEntry,
  { keyOf, resolve }: Vocabulary,
): VocabularyEntry | null {
  const stem = stemOf(plain);
  const plant = keyOf(written).split(' ').slice(-stem.split(' ').length).join(' ');
  const seed = NAMED_SEED.test(stem) && !/s$/iu.test(written);
  if ((stem === plain.canonical && !seed) || plant !== stem) return null;
  if (!full.canonical.endsWith(' oil')) return null;
  const whole = resolve(`${stem} oil`);
  return whole?.roles.includes('fat') === true ? whole : null;
}

/** The entry named by a plain name and the last word of a full one; null if there is none. */
function shareNoun(
  plain: VocabularyEntry,
  full: VocabularyEntry,
  { resolve }: Vocabulary,
): VocabularyEntry | null {
  const noun = full.canonical.split(' ').at(-1) ?? '';
  const whole = resolve(`${stemOf(plain)} ${noun}`);
  return whole?.canonical.endsWith(` ${noun}`) === true ? whole : null;
}

/** Forms that apply to both of two foods before them. */
const SHARED_FORMS = / (?:protein|flour|starch|fiber|powder|extract)$/u;

/** "Pea and rice protein", "onion and garlic powder": the form applies to the first, too, whose word is in the singular. */
function shareForm(
  written: string,
  plain: VocabularyEntry,
  full: VocabularyEntry,
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  if (!SHARED_FORMS.test(full.canonical) || /s$/iu.test(written)) return null;
  if (plain.kind === 'family' && !full.canonical.endsWith(' protein')) return null;
  const whole = shareNoun(plain, full, vocabulary);
  return whole?.ancestors.includes(plain.canonical) === true ? whole : null;
}

/** "Sodium and potassium citrates", "citrates de calcium et de potassium": the salt of the plain one; null if there is none. */
function shareSalt(
  plain: VocabularyEntry,
  full: VocabularyEntry,
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  const isSalt = full.canonical.split(' ').length === 2;
  const isMineral = plain.roles.includes('mineral');
  if (!isSalt || plain.canonical.includes(' ') || !isMineral) return null;
  return shareNoun(plain, full, vocabulary);
}

/** What a plain name before a full one means ("soy and sunflower lecithin"); null if they share nothing. */
export function sharedBefore(
  written: string,
  plain: VocabularyEntry,
  full: VocabularyEntry,
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  return (
    shareKind(plain, full, vocabulary) ??
    shareOil(written, plain, full, vocabulary) ??
    shareForm(written, plain, full, vocabulary) ??
    shareSalt(plain, full, vocabulary)
  );
}

/** A name in a list as written, and its entry. */
interface NamedPart {
  readonly text: string;
  readonly entry: VocabularyEntry;
}

/** What the plain name of an item after a full one means. */
export function sharedBehind(
  item: Item,
  { entry: plain, text }: NamedPart,
  { entry: full, text: written }: NamedPart,
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  // "Lecitina de soja y girasol": the vocabulary knows the plant by its oil.
  const plant = text.includes(' ') ? null : plantOfOil(plain);
  const kind = shareKind(plain, full, vocabulary, plant ?? undefined);
  const salt = hasSaltBefore(item, written) ? shareSalt(plain, full, vocabulary) : null;
  if (kind !== null || salt !== null) return kind ?? salt;
  // "Proteína de guisante y arroz": the form precedes both.
  const [first] = item.pieces;
  return first && isHeadFirst(first) ? shareForm(text, plain, full, vocabulary) : null;
}

/** "De potassium": the noun before it applies to this name, too. */
export function beginsWithOf({ pieces: [first] }: Item): boolean {
  return says(first, 'of');
}

/**
 * "De potassium" after a salt, or a mineral after several salts ("citratos de sodio y potasio"): its salt is that of
 * the name before.
 */
function hasSaltBefore(item: Item, before: string): boolean {
  const [first] = item.pieces;
  if (beginsWithOf(item)) return true;
  return first !== undefined && isHeadFirst(first) && /^\p{L}+[is] /u.test(before);
}

/** "…, de colza et de soja": only an origin, as Romance languages write it after a comma. */
export function isOriginOnly({ pieces }: Item): boolean {
  const [first] = pieces;
  if (first?.span !== 'quality' || !isHeadFirst(first)) return false;
  return pieces.every(({ span, kind }) => span === 'quality' || kind === 'joiner');
}

/** The entries that origins add to the one named before: the oils of "huiles de palme, de colza et de soja". */
export function entriesOfOrigins(
  qualities: readonly string[],
  kind: VocabularyEntry,
  vocabulary: Vocabulary,
): Entries {
  return qualities.flatMap((quality) => {
    const origin = originOf(quality, vocabulary);
    if (origin === null) return [];
    return [shareKind(origin, kind, vocabulary) ?? shareNoun(origin, kind, vocabulary) ?? origin];
  });
}
