import type { Vocabulary } from '#domain/ingredients/vocabulary.ts';
import type { ProductFormat } from '#domain/product/enumerations.ts';
import { type Cell, formatNumber, formatShare, writeTable } from './figure-html.ts';
import { type FigureProduct, hasIngredients, names } from './product-measures.ts';

const number = (heading: string) => ({ heading, numeric: true });

/** An entry with all below it, so that "stevia" counts "reb a" too; the word alone where the vocabulary does not know it. */
function membersOf(vocabulary: Vocabulary, canonical: string): readonly string[] {
  return vocabulary.entries.get(canonical)?.members ?? [canonical];
}

const SWEETENERS = [
  'sucralose',
  'acesulfame potassium',
  'stevia',
  'monk fruit',
  'aspartame',
  'saccharin',
  'neotame',
  'erythritol',
];

export function sweetenerUse(products: readonly FigureProduct[], vocabulary: Vocabulary): string {
  const formats: readonly (readonly [ProductFormat, string])[] = [
    ['powder', 'Powders'],
    ['rtd', 'Ready-to-drink'],
    ['bar', 'Bars'],
  ];
  const groups = formats.map(([format]) =>
    products.filter((product) => product.format === format && hasIngredients(product)),
  );
  const row = (name: string, canonicals: readonly string[]): Cell[] => [
    name,
    ...groups.map((group) =>
      formatShare(group.filter((product) => names(product, canonicals)).length, group.length),
    ),
  ];
  const intense = membersOf(vocabulary, 'intense sweeteners');
  return writeTable({
    caption: 'Sweeteners named in ingredient lists',
    columns: [{ heading: 'Sweetener' }, ...formats.map(([, name]) => number(name))],
    rows: [
      ...SWEETENERS.map((name) => row(name, membersOf(vocabulary, name))),
      row('any intense sweetener', intense),
    ],
    note: `Products with an ingredient list in our catalogue: ${groups.map((group, at) => `${formatNumber(group.length)} ${formats[at]?.[1].toLowerCase() ?? ''}`).join(', ')}. Some lists are cut off, so these are lower bounds.`,
  });
}

export function polyolsInBars(products: readonly FigureProduct[], vocabulary: Vocabulary): string {
  const bars = products.filter((product) => product.format === 'bar' && hasIngredients(product));
  const count = (canonicals: readonly string[]) =>
    formatShare(bars.filter((bar) => names(bar, canonicals)).length, bars.length);
  const polyols = membersOf(vocabulary, 'sugar alcohols');
  const single = [...vocabulary.entries.values()]
    .filter(
      ({ kind, canonical, parents }) =>
        kind === 'ingredient' &&
        polyols.includes(canonical) &&
        !parents.some((parent) => parent !== 'sugar alcohols' && polyols.includes(parent)),
    )
    .map(({ canonical, members }) => ({
      canonical,
      members,
      bars: bars.filter((bar) => names(bar, members)).length,
    }))
    .filter(({ bars: found }) => found > 0)
    .toSorted((a, b) => b.bars - a.bars || (a.canonical < b.canonical ? -1 : 1));
  return writeTable({
    caption: 'Sugar alcohols named in the ingredient lists of bars',
    columns: [{ heading: 'Ingredient' }, number('Bars')],
    rows: [
      ...single.map(({ canonical, members }): Cell[] => [canonical, count(members)]),
      ['any sugar alcohol', count(polyols)],
      ['glycerin', count(membersOf(vocabulary, 'glycerin'))],
    ],
    note: `${formatNumber(bars.length)} bars of our catalogue with an ingredient list. Some lists are cut off, so these are lower bounds.`,
  });
}

const NITROGEN_SOURCES = [
  'glycine',
  'taurine',
  'l-glutamine',
  'l-alanine',
  'l-arginine',
  'l-leucine',
  'l-lysine',
  'branched-chain amino acids',
  'creatine compounds',
];

export function addedAminoAcids(
  products: readonly FigureProduct[],
  vocabulary: Vocabulary,
): string {
  const powders = products.filter(
    (product) => product.format === 'powder' && hasIngredients(product),
  );
  const found = (canonicals: readonly string[]) =>
    powders.filter((powder) => names(powder, canonicals)).length;
  const rows = NITROGEN_SOURCES.flatMap((name): Cell[][] => {
    const count = found(membersOf(vocabulary, name));
    return count === 0 ? [] : [[name, formatShare(count, powders.length)]];
  });
  const all = NITROGEN_SOURCES.flatMap((name) => membersOf(vocabulary, name));
  return writeTable({
    caption: 'Free amino acids and creatine named in the ingredient lists of powders',
    columns: [{ heading: 'Ingredient' }, number('Powders')],
    rows: [...rows, ['any of these', formatShare(found(all), powders.length)]],
    note: `${formatNumber(powders.length)} powders of our catalogue with an ingredient list. A mention says nothing about the amount or the reason.`,
  });
}
