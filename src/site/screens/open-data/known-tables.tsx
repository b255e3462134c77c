import type { KnownCounts, KnownGroup, KnownReport } from '#domain/product/known-counts.ts';
import { sourceTitles } from '#domain/product/source-title.ts';
import { capitalize } from '#domain/wording.ts';
import sources from '../../../../data/catalogue/sources.json';
import { formatCount } from '../../product-card/amount.ts';
import { ScrollRegion } from '../../prose/scroll-region.tsx';

/** What is counted, and the heading of its column. */
const COLUMNS = [
  ['text', 'Text'],
  ['complete', 'Read whole'],
  ['serving', 'Serving stated'],
  ['workedOut', 'Serving worked out'],
  ['calories', 'Calories'],
  ['flavor', 'Flavor'],
  ['brand', 'Brand'],
] as const satisfies readonly (readonly [keyof KnownCounts, string])[];

/** Number of brands listed; the JSON file has all of them. */
const BRANDS_SHOWN = 12;

const FORMATS: Readonly<Record<string, string>> = {
  powder: 'Powder',
  rtd: 'Ready to drink',
  bar: 'Bar',
};

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** "fr" as "French". A text that is no language code is only capitalized. */
function languageName(code: string): string {
  return code.length === 2 ? (LANGUAGES.of(code) ?? code) : capitalize(code);
}

/** For how many products the records state each fact, as bars: a to-do list for those who maintain the catalogue. */
export function KnownTables({ known }: { known: KnownReport }) {
  const { all, byFormat, byLanguage, bySource, byBrand } = known;
  return (
    <>
      <p>
        What the records state, as a share of the products, drawn as bars. A serving is stated for{' '}
        {percent(all.serving, all.products)}, and worked out from the pack and its number of
        servings, or from figures, for another {percent(all.workedOut, all.products)}. With figures
        for a serving of which the grams are not told, it is {percent(all.perServing, all.products)}{' '}
        together. Calories are stated, not calculated. The same{' '}
        <a href="/open-data/known.json">as JSON</a>, with every brand.
      </p>
      <Table heading="All products" groups={[{ ...all, group: 'All' }]} />
      <Table heading="By format" groups={byFormat} name={(group) => FORMATS[group] ?? group} />
      <Table heading="By language of the ingredient text" groups={byLanguage} name={languageName} />
      <Table heading="By source, the first of each product" groups={bySource} name={titleOf} />
      <Table heading="By brand, the largest" groups={byBrand.slice(0, BRANDS_SHOWN)} />
    </>
  );
}

const TITLES = sourceTitles(sources.filter(({ file }) => file !== null));

/** "Open Food Facts, October 2026" for the name of a source. */
function titleOf(name: string): string {
  return TITLES.get(name) ?? name;
}

function Table({
  heading,
  groups,
  name = (group) => group,
}: {
  heading: string;
  groups: readonly KnownGroup[];
  name?: (group: string) => string;
}) {
  return (
    <ScrollRegion label={heading}>
      <table className="known-table wide">
        <caption>{heading}</caption>
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Products</th>
            {COLUMNS.map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((counts) => (
            <tr key={counts.group}>
              <th scope="row">{name(counts.group)}</th>
              <td>{formatCount(counts.products)}</td>
              {COLUMNS.map(([key]) => (
                <td key={key}>
                  {percent(counts[key], counts.products)}
                  <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M0 3h${share(counts[key], counts.products)}`} />
                  </svg>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** A share in whole percent, 0 to 100; 0 if the whole is 0. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

function percent(part: number, whole: number): string {
  return `${share(part, whole)}%`;
}
