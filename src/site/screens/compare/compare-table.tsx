import { barShare } from '#domain/comparison/best-in-row.ts';
import {
  type CompareRow,
  compareTable,
  type CompareTableSection,
  differencesOnly,
} from '#domain/comparison/compare-table.ts';
import { usePriceTime } from '../../product-card/use-price-time.ts';
import { CellBar } from '../../charts/cell-bar.tsx';
import { RetailerLinks } from '../../product-card/retailer-links.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { CompareView } from './compare-address.ts';
import type { ComparedProduct } from './compared-product.ts';
import { CriteriaRows } from './criteria-rows.tsx';
import { ProductHeader } from './product-header.tsx';

const FIRST =
  'sticky left-0 z-10 w-24 border-r-2 border-ink bg-sheet px-2 py-2 text-left align-top text-xs font-semibold hyphens-auto sm:w-36 sm:px-3 sm:text-sm lg:w-48 print:static print:w-28 print:px-2 print:text-xs';

/** Widths below which the table scrolls, by the number of products: two stand side by side on a phone. */
const MIN_WIDTHS = ['', '', '', 'min-w-[28rem] sm:min-w-[42rem]', 'min-w-[35rem] sm:min-w-[52rem]'];

/** The comparison as one table with its first column and header row sticky: in a region of its own that scrolls where columns may not fit, in the page itself on wide screens. */
export function CompareTable({
  view,
  products,
}: {
  view: CompareView;
  products: readonly ComparedProduct[];
}) {
  const now = usePriceTime();
  const whole = compareTable(products, { basis: view.basis, now });
  const sections = view.differencesOnly && products.length > 1 ? differencesOnly(whole) : whole;
  return (
    // A scrolling region must be reachable by keys.
    <section
      aria-label="Comparison"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative mt-4 max-h-[calc(100dvh-6rem)] overflow-auto border-2 border-ink bg-sheet lg:max-h-none lg:overflow-visible print:max-h-none print:overflow-visible"
    >
      <table
        className={`w-full table-fixed border-separate border-spacing-0 max-sm:text-sm ${MIN_WIDTHS[products.length] ?? ''} print:min-w-0 print:text-xs`}
      >
        <caption className="sr-only">
          {products.map(({ name }) => name).join(' compared with ')}
        </caption>
        <thead>
          <tr>
            <td
              className={`${FIRST} top-0 z-20 border-b-4 lg:top-16 align-bottom text-xs text-soft`}
            >
              {products.length > 1 && (
                <>
                  <span className="font-normal">Best value of a row:</span>
                  <span className="mt-1 block">
                    <BestMark />
                  </span>
                </>
              )}
            </td>
            {products.map((product, place) => (
              <ProductHeader
                key={product.id}
                view={view}
                product={product}
                place={place}
                count={products.length}
              />
            ))}
          </tr>
        </thead>
        <CriteriaRows products={products} first={FIRST} />
        {sections.map((section) => (
          <Section key={section.section} section={section} products={products} />
        ))}
      </table>
      {sections.length === 0 && <p className="p-4">These products do not differ in any row.</p>}
    </section>
  );
}

function BestMark() {
  return (
    <span className="inline-flex items-center gap-1 bg-citron px-1 text-xs font-bold text-on-citron">
      <Icon name="met" className="size-2.5" /> Best
    </span>
  );
}

function Section({
  section,
  products,
}: {
  section: CompareTableSection;
  products: readonly ComparedProduct[];
}) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={products.length + 1}
          className="border-t-4 border-b border-ink bg-well px-2 py-1.5 text-left sm:px-3"
        >
          <span className="headline sticky left-3 text-lg">{section.title}</span>
        </th>
      </tr>
      {section.rows.map((row) => (
        <tr key={row.key} className="group">
          <th scope="row" className={`${FIRST} border-b border-b-rule`}>
            {row.label}
          </th>
          {products.map((product, place) => (
            <Cell
              key={product.id}
              row={row}
              place={place}
              product={product}
              section={section.section}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface CellProps {
  readonly row: CompareRow;
  readonly place: number;
  readonly product: ComparedProduct;
  readonly section: CompareTableSection['section'];
}

function Cell({ row, place, product, section }: CellProps) {
  const cell = row.cells[place];
  if (cell === undefined) return null;
  const flag = section === 'dietary';
  const best = row.best.includes(place);
  const share = shareOf(row, cell, section);
  return (
    <td className="border-r border-b border-rule px-2 py-2 align-top break-words last:border-r-0 sm:px-3">
      {row.key === 'retailers' && !cell.unknown && product.affiliateLinks.length > 0 ? (
        <span className="flex flex-wrap gap-2">
          <RetailerLinks links={product.affiliateLinks} product={product} />
        </span>
      ) : (
        <CellText cell={cell} flag={flag} best={best} reason={row.reason} />
      )}
      {flag && cell.note !== null && (
        <span className="mt-0.5 block text-xs text-soft">{cell.note}</span>
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
  cell,
  flag,
  best,
  reason,
}: {
  cell: CompareRow['cells'][number];
  flag: boolean;
  best: boolean;
  reason: CompareRow['reason'];
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {flag || cell.unknown ? (
        <StateMark status={cell.unknown ? 'unknown' : cell.text === 'Yes' ? 'met' : 'unmet'}>
          <span className={cell.unknown ? 'text-amber' : 'font-semibold'}>{cell.text}</span>
        </StateMark>
      ) : (
        <span className={best ? 'font-bold' : ''}>{cell.text}</span>
      )}
      {best && reason !== null && (
        <>
          <BestMark />
          <span className="text-xs text-soft max-lg:sr-only">{reason}</span>
        </>
      )}
      {!flag && cell.note !== null && (
        <span className="text-xs text-soft print:hidden">
          <Tooltip text={cell.note}>why</Tooltip>
        </span>
      )}
    </span>
  );
}
