import { barShare } from '#domain/comparison/best-in-row.ts';
import {
  type CompareRow,
  compareTable,
  type CompareTableSection,
  differencesOnly,
} from '#domain/comparison/compare-table.ts';
import { COMPARE_BASIS_LABELS, type CompareBasis, fairBasis } from '#domain/comparison/figures.ts';
import { leaderOf } from '#domain/comparison/leader.ts';
import { OwnCost } from '../../own-price/own-cost.tsx';
import { usePriceTime } from '../../product-card/use-price-time.ts';
import { CellBar } from '../../charts/cell-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { type CompareView, PHONE_COLUMNS, phoneColumns } from './compare-address.ts';
import type { ComparedProduct } from './compared-product.ts';
import { AssociateSentence, Retailers } from './retailers.tsx';
import { SectionHead } from './section-head.tsx';
import { CriteriaRows } from './criteria-rows.tsx';
import { ColumnHead, ColumnTools } from './product-header.tsx';

const FIRST =
  'w-24 border-r-2 border-ink bg-sheet px-2 py-2 text-left align-top text-xs font-semibold hyphens-auto sm:w-36 sm:px-3 sm:text-sm lg:w-48 print:w-28 print:px-2 print:text-xs';

/** The comparison as one table that scrolls with the page; the row of names stays below the header. Phones show two of its columns. */
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
  const columns = products.map(({ id }) => (phone.includes(id) ? '' : 'max-sm:hidden'));
  return (
    <section aria-label="Comparison" className="mt-2">
      <table className="w-full table-fixed border-separate border-spacing-0 border-2 border-ink bg-sheet max-sm:text-sm print:text-xs">
        <caption className="sr-only">
          {products.map(({ name }) => name).join(' compared with ')}
        </caption>
        <thead>
          <tr>
            <td className={`${FIRST} align-bottom text-soft print:hidden`}>
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
            <td className={`${FIRST} sticky top-16 z-[5] border-b-4 text-soft print:static`}>
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
        <CriteriaRows products={products} first={FIRST} columns={columns} />
        {sections.map((section) => (
          <Section key={section.section} section={section} products={products} columns={columns} />
        ))}
        <tbody className="print:hidden">
          <tr className="needs-script">
            <th scope="row" className={FIRST}>
              25 g protein at your price
            </th>
            {products.map((product, place) => (
              <td
                key={product.id}
                className={`border-r border-rule px-2 py-1 last:border-r-0 sm:px-3 ${columns[place] ?? ''}`}
              >
                <OwnCost product={product} ask="Enter your price" />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {sections.length === 0 && <p className="p-4">These products are the same in every row.</p>}
      <Lead products={products} sections={whole} basis={basis} chosen={view.basis !== null} />
      <AssociateSentence products={products} />
    </section>
  );
}

/** Which product leads, and why the figures are on this basis where nobody has chosen one. */
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
          {COMPARE_BASIS_LABELS[basis].toLowerCase()}.
        </span>
      )}
    </p>
  );
}

function BestMark({ behind }: { behind?: string }) {
  return (
    <span className="inline-flex items-center gap-1 bg-citron px-1 text-xs font-bold text-on-citron">
      <Icon name="met" className="size-2.5" /> Best
      {behind !== undefined && <span className="max-sm:hidden">{behind}</span>}
    </span>
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
  const unknown = rows.filter(({ cells }) => cells.every((cell) => cell.unknown));
  return (
    <tbody>
      <tr>
        <SectionHead title={title} count={products.length} />
      </tr>
      {rows
        .filter((row) => !unknown.includes(row))
        .map((row) => (
          <tr key={row.key}>
            <th scope="row" className={`${FIRST} border-b border-b-rule`}>
              {row.label}
            </th>
            {products.map((product, place) => (
              <Cell
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
          <th scope="row" className={`${FIRST} border-b border-b-rule`}>
            {products.length === 1 ? 'Unknown' : 'Unknown for all'}
          </th>
          <td
            colSpan={Math.min(products.length, PHONE_COLUMNS)}
            className="border-b border-rule px-2 py-2 text-sm text-amber sm:px-3"
          >
            {unknown.map(({ label }) => label).join(', ')}
          </td>
          {products.length > PHONE_COLUMNS && (
            <td
              aria-hidden="true"
              colSpan={products.length - PHONE_COLUMNS}
              className="border-b border-rule max-sm:hidden"
            />
          )}
        </tr>
      )}
    </tbody>
  );
}

interface CellProps {
  readonly row: CompareRow;
  readonly place: number;
  readonly product: ComparedProduct;
  readonly section: CompareTableSection['section'];
  readonly className: string;
}

function Cell({ row, place, product, section, className }: CellProps) {
  const cell = row.cells[place];
  if (cell === undefined) return null;
  const best = row.best.includes(place);
  const share = shareOf(row, cell, section);
  return (
    <td
      className={`border-r border-b border-rule px-2 py-2 align-top break-words last:border-r-0 sm:px-3 ${className}`}
    >
      {row.key === 'retailers' ? (
        <Retailers product={product} none={cell.text} />
      ) : (
        <CellText row={row} cell={cell} section={section} best={best} />
      )}
      {cell.note !== null && (
        <span
          className={`mt-0.5 text-xs text-soft ${section === 'dietary' ? 'block' : 'hidden print:block'}`}
        >
          {cell.note}
        </span>
      )}
      {share !== null && <CellBar share={share} best={best} />}
    </td>
  );
}

/** The length of a cell's bar; null where its row has none. */
function shareOf(
  { cells }: CompareRow,
  { value }: CompareRow['cells'][number],
  section: CellProps['section'],
): number | null {
  if (cells.length < 2 || (section !== 'nutrition' && section !== 'purchase')) return null;
  return barShare(
    value,
    cells.map((each) => each.value),
  );
}

function CellText({
  row,
  cell,
  section,
  best,
}: Pick<CellProps, 'row' | 'section'> & { cell: CompareRow['cells'][number]; best: boolean }) {
  const flag = section === 'dietary';
  const someUnknown = row.cells.some(({ unknown }) => unknown);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {flag || cell.unknown ? (
        <StateMark status={cell.unknown ? 'unknown' : cell.text === 'Yes' ? 'met' : 'unmet'}>
          <span className={cell.unknown ? 'text-amber' : 'font-semibold'}>{cell.text}</span>
        </StateMark>
      ) : (
        <span className={best ? 'font-bold' : ''}>{cell.text}</span>
      )}
      {best && row.reason !== null && (
        <>
          <BestMark />
          {/* That it is the highest of all is seen; that some do not say is not. */}
          <span className={`text-xs text-soft ${someUnknown ? 'max-lg:sr-only' : 'sr-only'}`}>
            {row.reason}
          </span>
        </>
      )}
      {!flag && cell.note !== null && (
        <span className="text-xs text-soft print:hidden">
          <Tooltip text={cell.note}>
            {section === 'nutrition' ? 'calculated' : 'why'}
            <span className="sr-only"> for {row.label}</span>
          </Tooltip>
        </span>
      )}
    </span>
  );
}
