import { useQuery } from '@tanstack/react-query';
import type { NewsletterSubscription } from '#contract/newsletter.ts';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { ContactReminder } from '../../admin/contact-reminder.tsx';
import { dailySignups } from '../../admin/daily-signups.ts';
import { operatorQueries } from '../../admin/operator-queries.ts';
import { OperatorPage } from '../../admin/operator-page.tsx';
import { StatTile } from '../../admin/stat-tile.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { InsightsSection } from './insights-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SubscriptionList } from './subscription-list.tsx';
import { saveFile } from '../../admin/write-csv.ts';
import { AuditSection } from './audit-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { subscriptionsCsv } from './subscriptions-csv.ts';
import { TrendBars } from './trend-bars.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'Newsletter dashboard', noindex: true }),
};

function download(subscriptions: readonly NewsletterSubscription[]): void {
  saveFile('newsletter-subscriptions.csv', 'text/csv', subscriptionsCsv(subscriptions));
}

function SubscriptionTiles(props: {
  subscriptions: readonly NewsletterSubscription[] | undefined;
  today: number | null;
}) {
  const { subscriptions, today } = props;
  const count = (wanted: (subscription: NewsletterSubscription) => boolean) =>
    subscriptions?.filter(wanted).length ?? null;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4">
      <StatTile name="Total Subscriptions" value={subscriptions?.length ?? null} />
      <StatTile name="Active Subscribers" value={count(({ isActive }) => isActive)} />
      <StatTile
        name="Unsubscribed"
        value={count(({ isActive, isPending }) => !isActive && !isPending)}
      />
      <StatTile name="Today's Signups" value={subscriptions === undefined ? null : today} />
    </dl>
  );
}

/**
 * Returns whether the sections below the subscriptions have a response, even a refusal. A section refetches a refused
 * query when it mounts; if that unmounted it again, it would remount and refetch without end.
 */
function useOthersAnswered(): boolean {
  const insights = useQuery(operatorQueries.insights);
  const secondFactor = useQuery(operatorQueries.secondFactor);
  return insights.isFetched && secondFactor.isFetched;
}

function Dashboard() {
  const asked = useQuery(operatorQueries.subscriptions);
  const { data, dataUpdatedAt, isFetched } = asked;
  const othersAnswered = useOthersAnswered();
  // All sections appear together, so that late ones do not move the text being read.
  if (!isFetched || !othersAnswered) return <Skeleton className="mt-8 h-[200vh]" />;
  const trend = dailySignups(data ?? [], dataUpdatedAt);
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
      <ContactReminder />
      {asked.isError && <Waiting asked={asked} what="The subscriptions" room="" />}
      <SubscriptionTiles subscriptions={data} today={trend.at(-1)?.count ?? null} />
      <div>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="headline text-xl">Recent subscriptions</h2>
          <Button disabled={!data?.length} onClick={() => download(data ?? [])}>
            Export CSV
          </Button>
        </div>
        {data !== undefined && <SubscriptionList subscriptions={data} />}
      </div>
      <div className="laid-out-late grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        {data !== undefined && <TrendBars trend={trend} />}
        <section className="label" aria-labelledby="tools-heading">
          <h2 id="tools-heading" className="text-sm font-semibold">
            Tools
          </h2>
          <div className="rule-mid mt-1 mb-4" />
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={OPERATOR_ROUTES.siteStripe}>SiteStripe links</ButtonLink>
            <ButtonLink href={OPERATOR_ROUTES.flavorExpansion}>Flavor expansion</ButtonLink>
          </div>
          <h3 className="mt-6 font-semibold">Access</h3>
          <ul className="mt-1 list-[square] pl-5 text-sm text-soft">
            <li>No page links here. Bookmark its address: /admin-dashboard.</li>
            <li>
              The password comes from ADMIN_PASSWORD; if that is not set, one is printed at each
              start.
            </li>
            <li>An authenticator app can be a second lock: see “Second factor” below.</li>
            <li>A session ends after 30 minutes without use, and after 8 hours in any case.</li>
            <li>Sign out on shared computers.</li>
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
      <SessionsSection />
      <AuditSection />
    </div>
  );
}

/** /admin-dashboard (specification section 2, "Admin pages"). */
export function Component() {
  return (
    <OperatorPage
      title="Newsletter dashboard"
      intro="Who subscribed and when; refreshed every 30 seconds."
      here={OPERATOR_ROUTES.dashboard}
    >
      <Dashboard />
    </OperatorPage>
  );
}
