import { amountPatterns } from './amount-patterns.ts';
import { alternatives, wholeWords } from '../ingredients/vocabulary/word-tables.ts';
import type { ProductWordKind, ProductWords, ProductWordsRow } from './product-words.ts';
import { foldText } from '../slug.ts';

/** Goals and protein types that names state. */
function saidByNames(
  anyOf: (kind: ProductWordKind) => string,
): Pick<ProductWords, 'goals' | 'goalCategories' | 'proteinTypes'> {
  const whole = (kind: ProductWordKind) => new RegExp(anyOf(kind));
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

/** What names and categories call a product, or that it is another food. */
function formsAndFoods(whole: (kind: ProductWordKind) => RegExp) {
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

/** Builds the lists. Shops' additions and words beside amounts stay as written, all others are folded. */
export function buildProductWords(rows: readonly ProductWordsRow[]): ProductWords {
  const asWritten = (kind: ProductWordKind) =>
    rows.flatMap((row) => (row.kind === kind ? [row.words] : []));
  const list = (kind: ProductWordKind) => asWritten(kind).map(foldText);
  const whole = (kind: ProductWordKind) => wholeWords(list(kind));
  const anyOf = (kind: ProductWordKind) => whole(kind).source;
  const pairs = (kind: ProductWordKind) =>
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
    implied: new Set(list('implied')),
    mix: new Set(list('mix')),
    shop: asWritten('shop').sort((a, b) => b.length - a.length),
    food: whole('food'),
    medical: whole('medical'),
    source: new RegExp(list('source').join('|')),
    milk: new RegExp(list('milk').join('|')),
    lowEnergy: new RegExp(list('low energy').join('|')),
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
