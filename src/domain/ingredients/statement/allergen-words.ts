import { ALLERGENS, type Allergen } from '../../product/enumerations.ts';

/** Words by which statements name an allergen. Tree nuts and shellfish come as kinds as well as by their own name. */
const WORDS: Readonly<Record<Allergen, string>> = {
  milk: 'milk|milks|milk-derived|milkderived|dairy|whey|casein|caseinate|caseinates|lactose|lactalbumin|lactoglobulin|lactoferrin|buttermilk|butterfat|cream|yogurt|yoghurt|cheese|mlik|mllk|mi1k|milkl|mlk|ghee|butteroil',
  egg: 'egg|eggs|eg|albumen|ovalbumin|eqq|eqqs|egq',
  fish: 'fish|cod|salmon|tuna|anchovy|anchovies|pollock|haddock|tilapia',
  'crustacean shellfish':
    'crustacean|crustaceans|crustacea|crustacae|shellfish|shellfishes|crab|lobster|shrimp|shrimps|prawn|prawns|krill|crayfish',
  'tree nuts':
    'nut|nuts|nuls|treenut|treenuts|treenuls|almond|almonds|cashew|cashews|walnut|walnuts|pecan|pecans|pistachio|pistachios|hazelnut|hazelnuts|macadamia|macadamias|filbert|filberts',
  peanuts:
    'peanut|peanuts|peanuls|peanul|groundnut|groundnuts|arachis|penuts|penut|peanits|preanuts|preanut',
  wheat: 'wheat|spelt|kamut|durum|semolina|farro|einkorn|seitan|wheats',
  soy: 'soy|soya|soybean|soybeans|say|soyabean|soyabeans|soja|edamame|tofu|sojabeans|soybeam',
  sesame: 'sesame|tahini|sesameseed|sesameseeds',
  gluten: 'gluten',
  celery: 'celery',
  mustard: 'mustard',
  sulphites: 'sulphites|sulfites',
  lupin: 'lupin|lupine',
  molluscs: 'molluscs|mollusks',
};

const ALLERGEN_OF_WORD: ReadonlyMap<string, Allergen> = new Map(
  ALLERGENS.flatMap((allergen) =>
    WORDS[allergen].split('|').map((word): [string, Allergen] => [word, allergen]),
  ),
);

/** The word before takes the allergen away: almond milk is not milk, cocoa butter never was. */
const NOT_MILK_BEFORE = new Set(
  'almond|coconut|soy|soya|oat|rice|cashew|hemp|pea|nut|macadamia|hazelnut|plant|vegan|peanut|walnut|cocoa'.split(
    '|',
  ),
);
const NOT_MILK_AFTER = new Set(['thistle', 'vetch']);
const NOT_NUT_AFTER = new Set(['meg', 'grass']);
const MILK_WORDS_WITH_A_PLANT_KIND = new Set(['milk', 'cream', 'yogurt', 'yoghurt', 'cheese']);
const NEGATIONS = new Set(['no', 'non', 'not', 'without', 'free']);

const ASCII = /^[\x20-\x7e]*$/;
const WORD = /[\p{L}\d][\p{L}\d'-]*/gu;

function wordsOf(text: string): string[] {
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().match(WORD) ?? [];
}

/**
 * Allergens named by whole words in a statement ("milk, soy and tree nuts"). Words that only look like one
 * (coconut, nutmeg, milk thistle, almond milk, wheat grass, "dairy-free", "no milk") are not counted.
 * The answer is in the order of the FDA list.
 */
export function allergensNamedIn(text: string): Allergen[] {
  const found = new Set<Allergen>();
  for (const part of text.split(/[,;/|()[\]{}]/)) findIn(wordsOf(part), found);
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

function findIn(words: readonly string[], found: Set<Allergen>): void {
  for (const [index, word] of words.entries()) {
    const before = words[index - 1] ?? '';
    const after = words[index + 1] ?? '';
    if (after === 'free' || NEGATIONS.has(before)) continue;
    const allergen =
      ALLERGEN_OF_WORD.get(word) ?? allergenOfHyphenated(word) ?? allergenOfStained(word);
    if (allergen === undefined) continue;
    if (isPlantMilk(word, before, after)) continue;
    if (allergen === 'tree nuts' && NOT_NUT_AFTER.has(after)) continue;
    if (/^(?:nuts?|nuls)$/.test(word) && /^(?:pea|soy|coco|ground|tiger|corn)$/.test(before)) {
      if (before === 'pea' || before === 'ground') found.add('peanuts');
      continue;
    }
    if (allergen === 'wheat' && /^(?:grass|grassjuice|germ-free)$/.test(after)) continue;
    found.add(allergen);
  }
}

/** "peanutsa": a stain read as one more letter (not for milk: "creamy" is none); "soyj": a bracket read as one. */
function allergenOfStained(word: string): Allergen | undefined {
  if (/^(?:milk|soya?|eggs?|nuts|wheat)[jli1]$/.test(word))
    return ALLERGEN_OF_WORD.get(word.slice(0, -1));
  const allergen = word.length >= 6 ? ALLERGEN_OF_WORD.get(word.slice(0, -1)) : undefined;
  return allergen === 'milk' ? undefined : allergen;
}

const BEGINNINGS =
  /^(?:(whey|casein|milkp)|(soyl|soyp|soyal|soyap|soybean)|(peanut)|(almond|hazelnut|cashew|walnut|pecan)|(wheat(?!grass|ear))|(eggw|eggp|eggal))/;
const OF_BEGINNING: readonly Allergen[] = ['milk', 'soy', 'peanuts', 'tree nuts', 'wheat', 'egg'];

/**
 * Allergens that an unreadable name may hide ("wheyprotefn"): those named by a word in it, or with which a run-together
 * word begins. For names that are otherwise not understood: better to name an allergen too many than one too few.
 */
export function allergensSuspectedIn(text: string): Allergen[] {
  const found = new Set(allergensNamedIn(text));
  for (const word of wordsOf(text)) {
    const hit = BEGINNINGS.exec(word);
    const group = hit === null ? -1 : hit.slice(1).findIndex((part) => part !== undefined);
    const allergen = OF_BEGINNING[group];
    if (allergen !== undefined && !word.includes('free')) found.add(allergen);
  }
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

const LONG_WORDS: readonly (readonly [string, Allergen])[] = [
  ['casein', 'milk'],
  ['almonds', 'tree nuts'],
  ['cashews', 'tree nuts'],
  ['hazelnuts', 'tree nuts'],
  ['pistachios', 'tree nuts'],
  ['walnuts', 'tree nuts'],
  ['peanuts', 'peanuts'],
  ['wheat', 'wheat'],
  ['soybeans', 'soy'],
  ['sesame', 'sesame'],
];

/** The allergen in whose name a text breaks off: "…, coconut oil, almon". Four letters must be there. */
export function allergenBrokenOffIn(text: string): Allergen | null {
  const last = wordsOf(text).at(-1) ?? '';
  if (last.length < 4) return null;
  return LONG_WORDS.find(([word]) => word !== last && word.startsWith(last))?.[1] ?? null;
}

function allergenOfHyphenated(word: string): Allergen | undefined {
  if (!word.includes('-') || word.endsWith('-free') || word.startsWith('non-')) return undefined;
  for (const part of word.split('-')) {
    const allergen = ALLERGEN_OF_WORD.get(part);
    if (allergen !== undefined) return allergen;
  }
  return undefined;
}

function isPlantMilk(word: string, before: string, after: string): boolean {
  if (word === 'milk' && NOT_MILK_AFTER.has(after)) return true;
  return MILK_WORDS_WITH_A_PLANT_KIND.has(word) && NOT_MILK_BEFORE.has(before);
}

const ALLERGEN_WORD =
  /^(?:from |contains |containing |of |origin |a |an |and )*(?:m[il1j][lij]k|dairy|lactose|soy|soya|soja|soybeans?|eggs?|wheat|peanuts?|nuts?|tree nuts?|fish|sesame|almonds?|cashews?|gluten|sulphites?|sulfites?)(?: (?:derived|derivative|derivatives|origin|source|based|ingredients?))?$/i;

/** "(milk)", "(contains soy)", "(from milk)": the bracket declares an allergen. */
export function isAllergenWord(text: string): boolean {
  return ALLERGEN_WORD.test(text.replace(/[^\p{L}\d -]/gu, '').trim());
}

/** "… vitamin D contains soy": without a full stop before it, a declaration only if nothing but allergens follows. */
export function namesOnlyAllergens(said: string): boolean {
  const parts = said
    .replace(/[([][^()[\]]{0,80}[)\]]/g, ' ')
    .replace(/\b(?:ingredients?|products?|derivatives?)\W*$/i, '')
    .split(/,|\band\b|&/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return (
    parts.length > 0 &&
    parts.length < 10 &&
    parts.every(
      (part) =>
        /^coconuts?\.?$/i.test(part) || (part.length < 24 && allergensNamedIn(part).length > 0),
    )
  );
}
