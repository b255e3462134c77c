import type { FitnessGoal, ProteinType } from './enumerations.ts';
import { foldText } from './slug.ts';

/** The kinds of `data/catalogue/product-words.tsv`. */
const KINDS = [
  'idle',
  'alike',
  'general',
  'optional',
  'beside',
  'origin',
  'shop',
  'food',
  'medical',
  'source',
  'milk',
  'capsule',
  'advertising',
  'heading',
  'powder',
  'bar',
  'collagen',
  'dry food',
  'gainer',
  'powder category',
  'bar category',
  'drink category',
  'beverage category',
  'supplement category',
  'mass goal',
  'recovery goal',
  'weight goal',
  'performance goal',
  'muscle goal',
  'mass category',
  'replacement category',
  'hydrolyzed whey',
  'whey isolate',
  'whey concentrate',
  'whey blend',
  'casein',
  'pea and rice',
  'plant source',
  'plant',
  'plant category',
  'protein drink',
  'drink of protein',
  'drink',
  'protein beginning',
] as const;
type Kind = (typeof KINDS)[number];

/** Words by which names and texts say what a product is; folded. */
export interface ProductWords {
  /** Words of a name that do not distinguish a product ("100", "powder"). */
  readonly idle: ReadonlySet<string>;
  /** Other spellings and languages of words of names, with the word they are in a base name ("isolat" → "isolate"). */
  readonly alike: ReadonlyMap<string, string>;
  /** Words that many products bear ("low", "plus"): a figure per cent beside them tells which one it is. */
  readonly general: ReadonlySet<string>;
  /** Words that one record of a line writes and another leaves out ("premium"): figures decide. */
  readonly optional: ReadonlySet<string>;
  /** What a word of a name says already, and so tells nothing beside it ("soy" → "vegan"). */
  readonly beside: ReadonlyMap<string, readonly string[]>;
  /** What proteins are made of, as base names say it. */
  readonly origin: ReadonlySet<string>;
  /** What shops add to names. As written. */
  readonly shop: readonly string[];
  /** Foods that are no supplements, whole words. */
  readonly food: RegExp;
  /** Drinks for patients and children, whole words. */
  readonly medical: RegExp;
  /** What brings protein, anywhere in a word, in many languages. */
  readonly source: RegExp;
  /** What names milk protein in a text, anywhere in a word. */
  readonly milk: RegExp;
  /** What is swallowed whole: no powder. */
  readonly capsule: RegExp;
  /** Praise and instructions that stand on packs beside the list of ingredients, whole words; to be counted. */
  readonly advertising: RegExp;
  /** What heads a list of ingredients. */
  readonly heading: RegExp;
  /** Names of powders and bars, whole words. */
  readonly powder: RegExp;
  readonly bar: RegExp;
  readonly collagen: RegExp;
  /** Foods that hold as much protein as a powder, and are none. */
  readonly dryFood: RegExp;
  readonly gainer: RegExp;
  /** What sources call the categories of powders, bars, drinks, all beverages and all supplements. */
  readonly powderCategory: RegExp;
  readonly barCategory: RegExp;
  readonly drinkCategory: RegExp;
  readonly beverageCategory: RegExp;
  readonly supplementCategory: RegExp;
  /** What a name says of a product's goal, the first that says it. */
  readonly goals: readonly (readonly [RegExp, FitnessGoal])[];
  /** What a source's category says of it. */
  readonly goalCategories: readonly (readonly [RegExp, FitnessGoal])[];
  /** Words of a name that settle the protein type, most specific first. */
  readonly proteinTypes: readonly (readonly [RegExp, ProteinType])[];
  readonly plantCategory: RegExp;
  /** Names of ready drinks: by a word of their own, or by one beside "protein". */
  readonly drink: RegExp;
  /** How words begin that name a protein. */
  readonly proteinWord: RegExp;
}

/** Goals and protein types that names say. */
function saidByNames(
  anyOf: (kind: Kind) => string,
): Pick<ProductWords, 'goals' | 'goalCategories' | 'proteinTypes'> {
  const whole = (kind: Kind) => new RegExp(anyOf(kind));
  const casein = anyOf('casein');
  return {
    goals: [
      [whole('mass goal'), 'Muscle Building'],
      [whole('recovery goal'), 'Recovery'],
      [whole('weight goal'), 'Weight Management'],
      [whole('performance goal'), 'Performance'],
      [whole('muscle goal'), 'Muscle Building'],
    ],
    goalCategories: [
      [whole('mass category'), 'Muscle Building'],
      [whole('replacement category'), 'Weight Management'],
    ],
    proteinTypes: [
      [new RegExp(`${casein}.*\\bwhey\\b|\\bwhey\\b.*${casein}`), 'Casein & Whey'],
      [whole('hydrolyzed whey'), 'Hydrolyzed Whey'],
      [whole('whey isolate'), 'Whey Isolate'],
      [whole('whey concentrate'), 'Whey Concentrate'],
      [whole('whey blend'), 'Whey Blend'],
      [whole('casein'), 'Casein'],
      [whole('pea and rice'), 'Pea + Rice'],
      [whole('plant source'), 'Plant Protein'],
      [new RegExp(`${anyOf('plant')}|\\bvegan\\b.*\\bprotein\\b`), 'Plant Protein'],
    ],
  };
}

/** Kinds whose words are pairs, or are looked for as they are written. */
const AS_WRITTEN: ReadonlySet<string> = new Set(['shop', 'alike', 'beside']);

/** Makes the lists; throws on an unknown kind. */
export function buildProductWords(
  rows: readonly { readonly kind: string; readonly words: string }[],
): ProductWords {
  const lists = new Map<string, string[]>(KINDS.map((kind) => [kind, []]));
  for (const { kind, words } of rows) {
    const list = lists.get(kind);
    if (!list) throw new Error(`product-words.tsv: "${kind}" is no kind`);
    list.push(AS_WRITTEN.has(kind) ? words : foldText(words));
  }
  const list = (kind: Kind) => lists.get(kind) ?? [];
  const anyOf = (kind: Kind) => `\\b(?:${list(kind).join('|')})\\b`;
  const whole = (kind: Kind) => new RegExp(anyOf(kind));
  return {
    idle: new Set(list('idle')),
    alike: new Map(list('alike').map(pairOf)),
    general: new Set(list('general')),
    optional: new Set(list('optional')),
    beside: new Map(
      list('beside')
        .map(pairOf)
        .map(([word, said]) => [word, said.split(' ')]),
    ),
    origin: new Set(list('origin')),
    shop: list('shop'),
    food: whole('food'),
    medical: whole('medical'),
    source: new RegExp(list('source').join('|')),
    milk: new RegExp(list('milk').join('|')),
    capsule: whole('capsule'),
    advertising: new RegExp(whole('advertising'), 'g'),
    heading: new RegExp(list('heading').join('|')),
    powder: whole('powder'),
    bar: whole('bar'),
    collagen: whole('collagen'),
    dryFood: whole('dry food'),
    gainer: whole('gainer'),
    powderCategory: whole('powder category'),
    barCategory: whole('bar category'),
    drinkCategory: whole('drink category'),
    beverageCategory: whole('beverage category'),
    supplementCategory: whole('supplement category'),
    ...saidByNames(anyOf),
    plantCategory: whole('plant category'),
    drink: new RegExp(
      `\\bprotein\\b.*${anyOf('protein drink')}|${anyOf('drink of protein')}.*\\bprotein\\b|${anyOf('drink')}`,
    ),
    proteinWord: new RegExp(`\\bprot[ei]+n|\\b(?:${list('protein beginning').join('|')})`),
  };
}

/** "isolat = isolate" as the two words, folded. */
function pairOf(row: string): readonly [string, string] {
  const [written = '', word] = row.split(' = ').map(foldText);
  if (written === '' || word === undefined)
    throw new Error(`product-words.tsv: "${row}" names no two words`);
  return [written, word];
}
