import {
  type CompareRow,
  compareTable,
  type CompareTableSection,
  differencesOnly,
} from '#domain/comparison/compare-table.ts';
import { COMPARE_BASIS_LABELS, type CompareBasis, fairBasis } from '#domain/comparison/figures.ts';
import { leaderOf } from '#domain/comparison/leader.ts';
import { OwnCost } from '../../own-price/own-cost.tsx';
import { unbroken } from '../../product-card/amount.ts';
import { AssociateSentence } from '../../product-card/associate-sentence.tsx';
import { usePriceTime } from '../../product-card/use-price-time.ts';
import { type CompareView, PHONE_COLUMNS, phoneColumns } from './compare-address.ts';
import type { ComparedProduct } from './compared-product.ts';
import { BEYOND_PHONES, FIRST_COLUMN, HiddenOnPhones, RowHead, SectionHead } from './row-heads.tsx';
import { BestMark, CompareCell } from './compare-cell.tsx';
import { CriteriaRows } from './criteria-rows.tsx';
import { ColumnHead, ColumnTools } from './product-header.tsx';

/**
 * The comparison as one table that scrolls with the page, with the row of names sticky below the header. Phones show
 * two of its columns.
 */
export function CompareTable({
  view,
  products,
}: {
  view: CompareView;
  products: readonly ComparedProduct[];
}) {
  const now = usePriceTime();
  const basis = view.basis ?? fairBasis(products);
  const whole = compareTable(products, { basis, now });
  const sections = view.differencesOnly && products.length > 1 ? differencesOnly(whole) : whole;
  const phone = phoneColumns(
    view,
    products.map(({ id }) => id),
  );
  const columns = products.map(({ id }) => (phone.includes(id) ? '' : BEYOND_PHONES));
  return (
    <section aria-label="Comparison" className="@container mt-2">
      <table className="w-full table-fixed border-separate [border-spacing:0] border-2 border-ink bg-sheet wrap-anywhere max-sm:text-sm print:text-xs">
        <caption className="sr-only">
          {products.map(({ name }) => name).join(' compared with ')}
        </caption>
        <thead>
          <tr>
            <td className={`${FIRST_COLUMN} align-bottom text-soft print:hidden`}>
              {products.length > 1 && <BestMark behind="in its row" />}
            </td>
            {products.map(({ id }, place) => (
              <ColumnTools
                key={id}
                view={view}
                products={products}
                place={place}
                phone={phone}
                className={columns[place] ?? ''}
              />
            ))}
          </tr>
          <tr>
            <td className={`${FIRST_COLUMN} sticky top-16 z-[5] border-b-4 text-soft print:static`}>
              {COMPARE_BASIS_LABELS[basis]}
            </td>
            {products.map(({ id }, place) => (
              <ColumnHead
                key={id}
                view={view}
                products={products}
                place={place}
                phone={phone}
                className={columns[place] ?? ''}
              />
            ))}
          </tr>
        </thead>
        <CriteriaRows criteria={view.criteria} products={products} columns={columns} />
        {sections.map((section) => (
          <Section key={section.section} section={section} products={products} columns={columns} />
        ))}
        <tbody className="print:hidden">
          <tr className="needs-script">
            <th scope="row" className={FIRST_COLUMN}>
              25 g protein at your price
            </th>
            {products.map((product, place) => (
              <td
                key={product.id}
                className={`border-r border-rule px-2 py-1 last:border-r-0 sm:px-3 ${columns[place] ?? ''}`}
              >
                <OwnCost product={product} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {sections.length === 0 && <p className="p-4">These products are the same in every row.</p>}
      <Lead products={products} sections={whole} basis={basis} chosen={view.basis !== null} />
      <AssociateSentence products={products} className="mt-2" />
    </section>
  );
}

/** The leading product, and the reason for the basis of the figures if none was chosen. */
function Lead({
  products,
  sections,
  basis,
  chosen,
}: {
  products: readonly ComparedProduct[];
  sections: readonly CompareTableSection[];
  basis: CompareBasis;
  chosen: boolean;
}) {
  if (products.length < 2) return null;
  const leader = leaderOf(sections);
  const names = leader?.places.map((place) => products[place]?.name ?? '') ?? [];
  return (
    <p className="mt-3" role="status">
      {leader === null ? (
        'No product leads: no row has a best value.'
      ) : (
        <>
          <strong>{names.join(' and ')}</strong> {names.length === 1 ? 'leads' : 'lead'}{' '}
          {leader.leads} of {leader.rows} rows
          {names.length > 1 && ' each'}.
        </>
      )}
      {!chosen && basis !== 'serving' && (
        <span className="text-soft">
          {' '}
          Servings differ or are not stated, so figures are{' '}
          {unbroken(COMPARE_BASIS_LABELS[basis].toLowerCase())}.
        </span>
      )}
    </p>
  );
}

function Section({
  section: { section, title, rows },
  products,
  columns,
}: {
  section: CompareTableSection;
  products: readonly ComparedProduct[];
  columns: readonly string[];
}) {
  const isUnknown = ({ cells }: CompareRow) => cells.every((cell) => cell.unknown);
  const unknown = rows.filter(isUnknown);
  return (
    <tbody>
      <tr>
        <SectionHead title={title} count={products.length} />
      </tr>
      {rows
        .filter((row) => !isUnknown(row))
        .map((row) => (
          <tr key={row.key}>
            <RowHead>{row.label}</RowHead>
            {products.map((product, place) => (
              <CompareCell
                key={product.id}
                row={row}
                place={place}
                product={product}
                section={section}
                className={columns[place] ?? ''}
              />
            ))}
          </tr>
        ))}
      {unknown.length > 0 && (
        <tr>
          <RowHead>{products.length === 1 ? 'Unknown' : 'Unknown for all'}</RowHead>
          <td
            colSpan={Math.min(products.length, PHONE_COLUMNS)}
            className="border-b border-rule px-2 py-2 text-sm text-amber sm:px-3"
          >
            {unknown.map(({ label }) => label).join(', ')}
          </td>
          <HiddenOnPhones count={products.length} className="border-b border-rule" />
        </tr>
      )}
    </tbody>
  );
}
