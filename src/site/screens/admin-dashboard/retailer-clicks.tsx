import type { Insights } from '#contract/insights.ts';
import { paths } from '#contract/paths.ts';
import { useFirstRows } from '../../admin/long-list.tsx';
import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { DayBars, type DayCount, SmallDayBars } from './day-bars.tsx';
import { formatCount } from '../../product-card/amount.ts';

const CELL = 'px-3 py-2 text-left align-top';
const COUNT = 'px-3 py-2 text-right align-top font-semibold';
const WEEK = 7;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Clicks on retailer links day by day: by retailer, and by product and retailer. */
export function RetailerClicksSection({
  activity,
  affiliateClicks,
  clicksByRetailer,
}: Pick<Insights, 'activity' | 'affiliateClicks' | 'clicksByRetailer'>) {
  const byDay = (counts: readonly number[]): DayCount[] =>
    activity.map(({ day }, index) => ({ day, count: counts[index] ?? 0 }));
  const { rows, more } = useFirstRows(affiliateClicks, 'row');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {clicksByRetailer.map(({ retailer, days }) => (
          <DayBars key={retailer} name={`Clicks to ${retailer}`} days={byDay(days)} />
        ))}
      </div>
      <div className="label">
        <h3 className="font-semibold" id="clicks-heading">
          Retailer clicks
        </h3>
        <div className="rule-mid mt-1" />
        {affiliateClicks.length === 0 ? (
          <p className="pt-2 text-sm text-soft">No clicks in the last 30 days.</p>
        ) : (
          <>
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
                    <th className={CELL}>By day</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ productId, name, retailer, days }) => (
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
                      <td className={COUNT}>{formatCount(sum(days.slice(-WEEK)))}</td>
                      <td className={COUNT}>{formatCount(sum(days))}</td>
                      <td className={CELL}>
                        <SmallDayBars name={`Clicks: ${name}, ${retailer}`} days={byDay(days)} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollRegion>
            {more}
          </>
        )}
      </div>
    </div>
  );
}
