import { useQuery } from '@tanstack/react-query';
import type { NewsletterSubscription } from '#contract/newsletter.ts';
import { paths } from '#contract/paths.ts';
import { ContactReminder } from '../../admin/contact-reminder.tsx';
import { dailySignups } from '../../admin/daily-signups.ts';
import { OPERATOR_KEYS, operatorApi, POLLING_MS } from '../../admin/operator-api.ts';
import { OperatorPage } from '../../admin/operator-page.tsx';
import { StatTile } from '../../admin/stat-tile.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { InsightsSection } from './insights-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SubscriptionList } from './subscription-list.tsx';
import { subscriptionsCsv } from './subscriptions-csv.ts';
import { TrendBars } from './trend-bars.tsx';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'Newsletter dashboard', noindex: true }),
};

function download(subscriptions: readonly NewsletterSubscription[]): void {
  const file = new Blob([subscriptionsCsv(subscriptions)], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'newsletter-subscriptions.csv';
  link.click();
  URL.revokeObjectURL(address);
}

function Dashboard() {
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: OPERATOR_KEYS.subscriptions,
    queryFn: operatorApi.subscriptions,
    refetchInterval: POLLING_MS.dashboard,
  });
  const trend = dailySignups(data ?? [], dataUpdatedAt);
  const active = data?.filter(({ isActive }) => isActive).length ?? null;
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
      <ContactReminder />
      {isError && (
        <p role="alert" className="font-semibold text-clay">
          The subscriptions could not be loaded. They are asked for again every 30 seconds.
        </p>
      )}
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <StatTile name="Total Subscriptions" value={data?.length ?? null} />
        <StatTile name="Active Subscribers" value={active} />
        <StatTile
          name="Unsubscribed"
          value={data === undefined || active === null ? null : data.length - active}
        />
        <StatTile
          name="Today's Signups"
          value={data === undefined ? null : (trend.at(-1)?.count ?? null)}
        />
      </dl>
      <div>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="headline text-xl">Recent subscriptions</h2>
          <Button disabled={!data?.length} onClick={() => download(data ?? [])}>
            Export CSV
          </Button>
        </div>
        {data === undefined ? (
          <div className="skeleton h-48" aria-hidden="true" />
        ) : (
          <SubscriptionList subscriptions={data} />
        )}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        {data === undefined ? (
          <div className="skeleton h-48" aria-hidden="true" />
        ) : (
          <TrendBars trend={trend} />
        )}
        <section className="label" aria-labelledby="tools-heading">
          <h2 id="tools-heading" className="font-semibold">
            Tools
          </h2>
          <div className="rule-mid mt-1 mb-4" />
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.adminSiteStripe()}>SiteStripe links</ButtonLink>
            <ButtonLink href={paths.adminFlavorExpansion()}>Flavor expansion</ButtonLink>
          </div>
          <h3 className="mt-6 font-semibold">Access</h3>
          <ul className="mt-1 list-[square] pl-5 text-sm text-soft">
            <li>This page is linked from nowhere. Keep its address: /admin-dashboard.</li>
            <li>The password comes from ADMIN_PASSWORD; unset, one is printed at each start.</li>
            <li>An authenticator app can be a second lock: see “Second factor” below.</li>
            <li>A session ends after 30 minutes without use, and after 8 hours in any case.</li>
            <li>Sign out on machines that others use.</li>
          </ul>
        </section>
      </div>
      <section aria-labelledby="insights-heading">
        <h2 id="insights-heading" className="headline mb-3 text-xl">
          What shoppers do, and what the catalogue lacks
        </h2>
        <InsightsSection />
      </section>
      <SecondFactorSection />
    </div>
  );
}

/** /admin-dashboard (specification section 2, "Admin pages"). */
export function Component() {
  return (
    <OperatorPage
      title="Newsletter dashboard"
      intro="Who subscribed and when; refreshed every 30 seconds."
      here={paths.adminDashboard()}
    >
      <Dashboard />
    </OperatorPage>
  );
}
