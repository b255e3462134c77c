import type { RetailerClicks } from '#contract/insights.ts';
import { paths } from '#contract/paths.ts';
import { ScrollRegion } from '../../prose/scroll-region.tsx';

const CELL = 'px-3 py-2 text-left align-top';
const COUNT = 'px-3 py-2 text-right align-top font-semibold tabular-nums';

/** Retailer links that shoppers followed, by product and retailer. */
export function RetailerClicksTable({ clicks }: { clicks: readonly RetailerClicks[] }) {
  return (
    <div className="label">
      <h3 className="font-semibold" id="clicks-heading">
        Retailer clicks
      </h3>
      <div className="rule-mid mt-1" />
      {clicks.length === 0 ? (
        <p className="pt-2 text-sm text-soft">No clicks in the last 30 days.</p>
      ) : (
        <ScrollRegion
          label="Retailer clicks: table"
          className="relative max-h-96 overflow-auto text-sm"
        >
          <table className="w-full" aria-labelledby="clicks-heading">
            <thead className="sticky top-0 bg-sheet">
              <tr className="border-b border-ink">
                <th className={CELL}>Product</th>
                <th className={CELL}>Retailer</th>
                <th className={COUNT}>7 days</th>
                <th className={COUNT}>30 days</th>
              </tr>
            </thead>
            <tbody>
              {clicks.map(({ productId, name, retailer, last7Days, last30Days }) => (
                <tr key={`${productId} ${name} ${retailer}`} className="border-b border-rule">
                  <td className={CELL}>
                    {productId === null ? (
                      <>
                        {name} <span className="text-soft">(product not counted)</span>
                      </>
                    ) : (
                      <a href={paths.product(productId)}>{name}</a>
                    )}
                  </td>
                  <td className={CELL}>{retailer}</td>
                  <td className={COUNT}>{last7Days.toLocaleString('en-US')}</td>
                  <td className={COUNT}>{last30Days.toLocaleString('en-US')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </div>
  );
}
