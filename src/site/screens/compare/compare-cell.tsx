import { barShare } from '#domain/comparison/best-in-row.ts';
import type { CompareRow, CompareTableSection } from '#domain/comparison/compare-table.ts';
import { warnedAllergens } from '#domain/product/warned-allergens.ts';
import { CellBar } from '../../charts/cell-bar.tsx';
import { unbroken } from '../../product-card/amount.ts';
import { Icon } from '../../ui/icon.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { ComparedProduct } from './compared-product.ts';
import { Retailers } from './retailers.tsx';
import { BEYOND_PHONES } from './row-heads.tsx';

interface CellProps {
  readonly row: CompareRow;
  readonly place: number;
  readonly product: ComparedProduct;
  readonly section: CompareTableSection['section'];
  readonly className: string;
}

/** One figure of one product, with a bar if its row has bars. */
export function CompareCell({ row, place, product, section, className }: CellProps) {
  const cell = row.cells[place];
  if (cell === undefined) return null;
  const best = row.best.includes(place);
  const share = shareOf(row, cell, section);
  return (
    <td
      className={`border-r border-b border-rule px-2 py-2 align-top last:border-r-0 sm:px-3 ${className}`}
    >
      {row.key === 'retailers' ? (
        <Retailers product={product} none={cell.text} />
      ) : (
        <CellText
          row={row}
          cell={cell}
          section={section}
          best={best}
          alarming={
            (row.key === 'contains' && product.contains.length > 0) ||
            (row.key === 'mayContain' && warnedAllergens(product).may.length > 0)
          }
        />
      )}
      {cell.note !== null && (
        <span
          className={`mt-0.5 text-xs text-soft ${section === 'dietary' ? 'block' : 'hidden print:block'}`}
        >
          {unbroken(cell.note)}
        </span>
      )}
      {share !== null && <CellBar share={share} best={best} />}
    </td>
  );
}

/** Returns the length of a cell's bar; null if its row has none. */
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
  alarming,
}: Pick<CellProps, 'row' | 'section'> & {
  cell: CompareRow['cells'][number];
  best: boolean;
  alarming: boolean;
}) {
  const flag = section === 'dietary';
  const someUnknown = row.cells.some(({ unknown }) => unknown);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {flag || cell.unknown ? (
        <StateMark status={cell.unknown ? 'unknown' : cell.text === 'Yes' ? 'met' : 'unmet'}>
          <span className={cell.unknown ? 'text-amber' : 'font-semibold'}>{cell.text}</span>
        </StateMark>
      ) : (
        <span
          className={`min-w-0 ${best ? 'font-bold' : ''} ${alarming ? 'font-semibold text-clay' : ''}`}
        >
          {cell.text}
        </span>
      )}
      {best && row.reason !== null && (
        <>
          <BestMark />
          {/* The reason is visible only if some products lack the figure. Otherwise the figures show it. */}
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

/** Marks the best figure of a row. */
export function BestMark({ behind }: { behind?: string }) {
  return (
    <span className="inline-flex items-center gap-1 bg-citron px-1 text-xs font-bold text-on-citron">
      <Icon name="met" className="size-2.5" /> Best
      {behind !== undefined && <span className={BEYOND_PHONES}>{behind}</span>}
    </span>
  );
}
