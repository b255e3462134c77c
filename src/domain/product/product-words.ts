import { amountPatterns, type AmountPatterns } from './amount-patterns.ts';
import type { FitnessGoal, ProteinType } from './enumerations.ts';
import { alternatives, wholeWords } from '../ingredients/vocabulary/word-classes.ts';
import { foldText } from './slug.ts';

/** The kinds of `data/vocabulary/product-words.tsv` (its README says what each means). */
export const PRODUCT_WORD_KINDS = [
  'idle',
  'alike',
  'mistyped',
  'general',
  'optional',
  'quality',
  'beside',
  'origin',
  'unsaid',
  'mix',
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
  'eaten',
  'prepared',
  'drink mix',
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
  'bare',
  'maker',
  'legal form',
  'small',
  'capitals',
  'pack unit',
  'piece',
  'serving',
  'served',
  'measure',
  'beside measure',
  'stirred into',
  'about',
  'one',
  'sample',
  'amount of',
  'beside whey',
  'offer',
  'worth a look',
] as const;
type Kind = (typeof PRODUCT_WORD_KINDS)[number];

export interface ProductWordsRow {
  readonly words: string;
  readonly kind: string;
  /** Of another spelling: the word that it stands for. */
  readonly canonical: string;
}

/** Words by which names and texts say what a product is; folded. */
export interface ProductWords {
  /** Words of a name that do not distinguish a product ("100", "powder"). */
  readonly idle: ReadonlySet<string>;
  /** Other spellings and languages of words of names, with the word they are in a base name ("isolat" → "isolate"). */
  readonly alike: ReadonlyMap<string, string>;
  /** Words mistyped in names, with the right one ("rotein" → "protein"). */
  readonly mistyped: ReadonlyMap<string, string>;
  /** Those of them that are no single word of letters ("golf whey", "protein0"). */
  readonly mistypedRuns: readonly (readonly [wrong: RegExp, right: string])[];
  /** Words that many products bear ("low", "plus"): a figure per cent beside them tells which one it is. */
  readonly general: ReadonlySet<string>;
  /** Words that one record of a line writes and another leaves out ("premium"): figures decide. */
  readonly optional: ReadonlySet<string>;
  /** Words that alone do not say what a thing is ("dark"). */
  readonly quality: ReadonlySet<string>;
  /** What a word of a name says already, and so tells nothing beside it ("soy" → "vegan"). */
  readonly beside: ReadonlyMap<string, readonly string[]>;
  /** What proteins are made of, as base names say it. */
  readonly origin: ReadonlySet<string>;
  /** What one name of a line says and another takes for granted ("isolate"): figures decide, and closely. */
  readonly unsaid: ReadonlySet<string>;
  /** What powders are mixed with that hold less protein than it: their lines lie as near each other as those of bars. */
  readonly mix: ReadonlySet<string>;
  /** What shops add to names, as written, the longest first. */
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
  /** What a name ends in that is eaten, though it says whey: "Whey Protein Cookie", "Zero Instant Pancake". */
  readonly eaten: RegExp;
  /** Foods that are made of a powder at home, and powders that are drunk. */
  readonly prepared: RegExp;
  readonly drinkMix: RegExp;
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
  /** Nothing but words that alone are no name: a brand stays beside them ("Quest Bar"). */
  readonly bare: RegExp;
  /** Words before a maker that go with it ("by Vega"), as alternatives of an expression. */
  readonly maker: string;
  /** Legal forms and like endings that are no part of a brand's name, as they end one. */
  readonly legalForm: RegExp;
  /** Abbreviations as names write them, by their small letters ("dna" → "DNA"). */
  readonly capitals: ReadonlyMap<string, string>;
  /** Words written small within a name. */
  readonly small: ReadonlySet<string>;
  /** How names and texts state what is in a pack, a piece or a serving. */
  readonly amounts: AmountPatterns;
  /** What else a powder named after its whey may be made of, whole words. */
  readonly besideWhey: RegExp;
  /** What an offer's name says beside brand, flavor and size. */
  readonly offer: ReadonlySet<string>;
  /** What a row of a dump must mention somewhere to be looked up. */
  readonly worthALook: RegExp;
}

/** Goals and protein types that names say. */
function saidByNames(
  anyOf: (kind: Kind) => string,
): Pick<ProductWords, 'goals' | 'goalCategories' | 'proteinTypes'> {
  const whole = (kind: Kind) => new RegExp(anyOf(kind));
  const eitherWay = (one: string, other: string) => new RegExp(`${one}.*${other}|${other}.*${one}`);
  const [whey, casein, plant] = ['\\bwhey\\b', anyOf('casein'), anyOf('plant source')];
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
      [eitherWay(`(?:${whey}|${casein})`, plant), 'Multi-Source'],
      [eitherWay(casein, whey), 'Casein & Whey'],
      [whole('hydrolyzed whey'), 'Hydrolyzed Whey'],
      [whole('whey isolate'), 'Whey Isolate'],
      [whole('whey concentrate'), 'Whey Concentrate'],
      [whole('whey blend'), 'Whey Blend'],
      [whole('casein'), 'Casein'],
      [whole('pea and rice'), 'Pea + Rice'],
      [new RegExp(plant), 'Plant Protein'],
      [whole('plant'), 'Plant Protein'],
      [eitherWay('\\bvegan\\b', '\\bprotein\\b'), 'Plant Protein'],
    ],
  };
}

/** What names and categories say a product is, or that it is another food. */
function formsAndFoods(whole: (kind: Kind) => RegExp) {
  return {
    powder: whole('powder'),
    bar: whole('bar'),
    collagen: whole('collagen'),
    dryFood: whole('dry food'),
    eaten: new RegExp(`${whole('eaten').source}$`),
    prepared: whole('prepared'),
    drinkMix: whole('drink mix'),
    gainer: whole('gainer'),
    powderCategory: whole('powder category'),
    barCategory: whole('bar category'),
    drinkCategory: whole('drink category'),
    beverageCategory: whole('beverage category'),
    supplementCategory: whole('supplement category'),
  };
}

/** Makes the lists. What shops add and what stands beside amounts stays as written, all else is folded. */
export function buildProductWords(rows: readonly ProductWordsRow[]): ProductWords {
  const asWritten = (kind: Kind) => rows.flatMap((row) => (row.kind === kind ? [row.words] : []));
  const list = (kind: Kind) => asWritten(kind).map(foldText);
  const whole = (kind: Kind) => wholeWords(list(kind));
  const anyOf = (kind: Kind) => whole(kind).source;
  const pairs = (kind: Kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ words, canonical }) => [foldText(words), foldText(canonical)] as const);
  return {
    idle: new Set(list('idle')),
    alike: new Map([...pairs('alike'), ...pairs('mistyped')]),
    mistyped: new Map(pairs('mistyped')),
    mistypedRuns: rows
      .filter(({ kind, words }) => kind === 'mistyped' && /[ \d]/.test(words))
      .map(
        ({ words, canonical }) =>
          [new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, 'giu'), canonical] as const,
      ),
    general: new Set(list('general')),
    optional: new Set(list('optional')),
    quality: new Set(list('quality')),
    beside: new Map(pairs('beside').map(([word, said]) => [word, said.split(' ')])),
    origin: new Set(list('origin')),
    unsaid: new Set(list('unsaid')),
    mix: new Set(list('mix')),
    shop: asWritten('shop').sort((a, b) => b.length - a.length),
    food: whole('food'),
    medical: whole('medical'),
    source: new RegExp(list('source').join('|')),
    milk: new RegExp(list('milk').join('|')),
    capsule: whole('capsule'),
    advertising: new RegExp(whole('advertising'), 'g'),
    heading: new RegExp(list('heading').join('|')),
    ...formsAndFoods(whole),
    ...saidByNames(anyOf),
    plantCategory: whole('plant category'),
    drink: new RegExp(
      `\\bprotein\\b.*${anyOf('protein drink')}|${anyOf('drink of protein')}.*\\bprotein\\b|${anyOf('drink')}`,
    ),
    proteinWord: new RegExp(`\\bprot[ei]+n|\\b(?:${list('protein beginning').join('|')})`),
    bare: new RegExp(`^(?:(?:${list('bare').join('|')})\\s*)*$`, 'i'),
    maker: anyOf('maker'),
    legalForm: new RegExp(`[\\s,]+${anyOf('legal form')}\\.?$`, 'i'),
    capitals: new Map(asWritten('capitals').map((word) => [word.toLowerCase(), word])),
    small: new Set(list('small')),
    amounts: amountPatterns((kind) => alternatives(asWritten(kind))),
    besideWhey: new RegExp(whole('beside whey'), 'i'),
    offer: new Set(list('offer')),
    worthALook: new RegExp(list('worth a look').join('|'), 'i'),
  };
}
