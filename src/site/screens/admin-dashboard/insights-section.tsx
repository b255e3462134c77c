import { useQuery } from '@tanstack/react-query';
import type { Insights } from '#contract/insights.ts';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { operatorQueries } from '../../admin/operator-queries.ts';
import { CountedList } from '../../admin/counted-list.tsx';
import { ActivityCharts } from './activity-charts.tsx';
import { RetailerClicksSection } from './retailer-clicks.tsx';
import { formatCount } from '../../product-card/amount.ts';

const HEALTH: readonly (readonly [keyof Insights['catalogue'], string])[] = [
  ['products', 'Products'],
  ['withoutIngredients', 'Without ingredient text'],
  ['withoutMarketplaceLink', 'Without a marketplace link'],
  ['stalePrices', 'Prices older than 24 hours'],
  ['claimConflicts', 'Claims that the ingredients contradict'],
  ['quarantined', 'Records waiting in quarantine'],
];

const INBOXES: readonly (readonly [keyof Insights['inbox'], string])[] = [
  ['labelWords', 'Words on labels nobody could read'],
  ['shopperWords', 'Words of shoppers nobody understood'],
  ['barcodes', 'Barcodes not found'],
  ['imperfectSearches', 'Searches with near matches only'],
  ['offers', 'Rows of price feeds without a product'],
  ['labResults', 'Laboratory results without a product'],
  ['faultyLinks', 'Broken or untagged links'],
];

/** Figures besides the newsletter's: clicks, searches without results, health of the catalogue. */
export function InsightsSection() {
  const asked = useQuery(operatorQueries.insights);
  const { data } = asked;
  if (data === undefined) return <Waiting asked={asked} what="These figures" room="h-80" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
      <div className="laid-out-late min-w-0 md:col-span-2">
        <ActivityCharts activity={data.activity} />
      </div>
      <div className="laid-out-late min-w-0 md:col-span-2">
        <RetailerClicksSection {...data} />
      </div>
      <CountedList
        title={`Searched without success, ${data.days} days`}
        empty="Every search found something."
        items={data.fruitlessSearches}
      />
      <div className="label laid-out-late">
        <h3 className="font-semibold">Catalogue</h3>
        <div className="rule-mid mt-1" />
        <dl>
          {HEALTH.map(([key, name]) => (
            <div key={key} className="label-row first:border-0">
              <dt>{name}</dt>
              <dd className="font-semibold">{formatCount(data.catalogue[key])}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-4 font-semibold">Inboxes</h3>
        <dl>
          {INBOXES.map(([key, name]) => (
            <div key={key} className="label-row">
              <dt>{name}</dt>
              <dd className="font-semibold">{formatCount(data.inbox[key])}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 flex flex-wrap gap-x-4">
          <a href={OPERATOR_ROUTES.catalogue} className="tap">
            Catalogue upkeep
          </a>
          <a href={OPERATOR_ROUTES.inbox} className="tap">
            Inboxes
          </a>
        </p>
      </div>
    </div>
  );
}
