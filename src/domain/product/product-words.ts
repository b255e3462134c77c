import { foldText } from './slug.ts';

/** The kinds of `data/catalogue/product-words.tsv`. */
const KINDS = [
  'idle',
  'alike',
  'general',
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
}

/** Makes the lists; throws on an unknown kind. */
export function buildProductWords(
  rows: readonly { readonly kind: string; readonly words: string }[],
): ProductWords {
  const lists = new Map<string, string[]>(KINDS.map((kind) => [kind, []]));
  for (const { kind, words } of rows) {
    const list = lists.get(kind);
    if (!list) throw new Error(`product-words.tsv: "${kind}" is no kind`);
    list.push(kind === 'shop' || kind === 'alike' ? words : foldText(words));
  }
  const list = (kind: Kind) => lists.get(kind) ?? [];
  const whole = (kind: Kind) => new RegExp(`\\b(?:${list(kind).join('|')})\\b`);
  return {
    idle: new Set(list('idle')),
    alike: new Map(list('alike').map(pairOf)),
    general: new Set(list('general')),
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
  };
}

/** "isolat = isolate" as the two words, folded. */
function pairOf(row: string): readonly [string, string] {
  const [written = '', word] = row.split(' = ').map(foldText);
  if (written === '' || word === undefined)
    throw new Error(`product-words.tsv: "${row}" names no two words`);
  return [written, word];
}
