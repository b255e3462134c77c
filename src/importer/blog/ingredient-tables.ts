import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { compareTexts } from '#domain/wording.ts';
import { type Cell, formatNumber, formatShare, numberColumn, writeTable } from './figure-html.ts';
import { byForm, groupSizes, powdersOf } from './product-groups.ts';
import { type FigureProduct, hasIngredients, namesAny } from './product-measures.ts';

/**
 * Returns an entry with all members below it, so that "stevia" counts "reb a" too; only the name itself if the
 * vocabulary does not know it.
 */
function membersOf(vocabulary: Vocabulary, canonical: string): ReadonlySet<string> {
  return new Set(vocabulary.entries.get(canonical)?.members ?? [canonical]);
}

/** In the order of the table. */
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

/** `sweetener-use`: how many of the products with an ingredient list name each sweetener, by format. */
export function sweetenerUse(products: readonly FigureProduct[], vocabulary: Vocabulary): string {
  const groups = byForm(products.filter(hasIngredients));
  const row = (name: string, canonicals: ReadonlySet<string>): Cell[] => [
    name,
    ...groups.map(({ products: members }) =>
      formatShare(
        members.filter((product) => namesAny(product, canonicals)).length,
        members.length,
      ),
    ),
  ];
  const intense = membersOf(vocabulary, 'intense sweeteners');
  return writeTable({
    caption: 'Sweeteners named in ingredient lists',
    columns: [{ heading: 'Sweetener' }, ...groups.map(({ name }) => numberColumn(name))],
    rows: [
      ...SWEETENERS.map((name) => row(name, membersOf(vocabulary, name))),
      row('any intense sweetener', intense),
    ],
    note: `Products with an ingredient list in our catalogue: ${groupSizes(groups)}. Some lists are cut off, so these are lower bounds.`,
  });
}

/** `polyols-in-bars`: how many bars name each sugar alcohol, most frequent first, and glycerin. */
export function polyolsInBars(products: readonly FigureProduct[], vocabulary: Vocabulary): string {
  const bars = products.filter((product) => product.format === 'bar' && hasIngredients(product));
  const count = (canonicals: ReadonlySet<string>) =>
    formatShare(bars.filter((bar) => namesAny(bar, canonicals)).length, bars.length);
  const polyols = membersOf(vocabulary, 'sugar alcohols');
  const single = [...vocabulary.entries.values()]
    .filter(
      ({ kind, canonical, parents }) =>
        kind === 'ingredient' &&
        polyols.has(canonical) &&
        !parents.some((parent) => parent !== 'sugar alcohols' && polyols.has(parent)),
    )
    .map(({ canonical }) => {
      const members = membersOf(vocabulary, canonical);
      return { canonical, members, bars: bars.filter((bar) => namesAny(bar, members)).length };
    })
    .filter(({ bars: found }) => found > 0)
    .toSorted((a, b) => b.bars - a.bars || compareTexts(a.canonical, b.canonical));
  return writeTable({
    caption: 'Sugar alcohols named in the ingredient lists of bars',
    columns: [{ heading: 'Ingredient' }, numberColumn('Bars')],
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

/**
 * `added-amino-acids`: how many powders name free amino acids or creatine, which count as protein if nitrogen is
 * measured.
 */
export function addedAminoAcids(
  products: readonly FigureProduct[],
  vocabulary: Vocabulary,
): string {
  const powders = powdersOf(products).filter(hasIngredients);
  const found = (canonicals: ReadonlySet<string>) =>
    powders.filter((powder) => namesAny(powder, canonicals)).length;
  const rows = NITROGEN_SOURCES.flatMap((name): Cell[][] => {
    const count = found(membersOf(vocabulary, name));
    return count === 0 ? [] : [[name, formatShare(count, powders.length)]];
  });
  const all = new Set(NITROGEN_SOURCES.flatMap((name) => [...membersOf(vocabulary, name)]));
  return writeTable({
    caption: 'Free amino acids and creatine named in the ingredient lists of powders',
    columns: [{ heading: 'Ingredient' }, numberColumn('Powders')],
    rows: [...rows, ['any of these', formatShare(found(all), powders.length)]],
    note: `${formatNumber(powders.length)} powders of our catalogue with an ingredient list. A mention says nothing about the amount or the reason.`,
  });
}
