import { useQuery } from '@tanstack/react-query';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { CountedList } from '../../admin/counted-list.tsx';
import { OperatorPage } from '../../admin/operator-page.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { INBOX_KEY, inboxApi } from './inbox-api.ts';
import { OfferSection } from './offer-section.tsx';
import { LabSection, LinkSection } from './other-sections.tsx';
import { WordSection } from './word-section.tsx';
import { formatCount } from '../../product-card/amount.ts';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'Inboxes', noindex: true }),
};

function Inboxes() {
  const asked = useQuery({ queryKey: INBOX_KEY, queryFn: inboxApi.read, staleTime: 0 });
  const { data } = asked;
  if (data === undefined)
    return <Waiting asked={asked} what="The inboxes" room="h-[60rem]" className="mt-8" />;
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
      <WordSection inbox={data} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <h2 className="headline text-xl md:col-span-2">Asked for and not found, 30 days</h2>
        <CountedList
          title="Searches with near matches only"
          empty="None."
          items={data.imperfectSearches}
        />
        <CountedList
          title="Barcodes not found"
          empty="None."
          items={data.barcodes}
          hint="Add them by hand on the products page."
        />
        <div className="*:not-last:mb-8">
          <OfferSection offers={data.offers} count={data.offersCount} />
          <LinkSection links={data.links} />
        </div>
        <LabSection results={data.labResults} />
      </div>
      <p>
        <a href={OPERATOR_ROUTES.catalogue} className="tap">
          {formatCount(data.damagedTexts)} damaged records wait in quarantine
        </a>
      </p>
    </div>
  );
}

/** /admin/inbox: everything that needs a decision by the operator. */
export function Component() {
  return (
    <OperatorPage
      title="Inboxes"
      intro="What could not be read, has no product, or was not found."
      here={OPERATOR_ROUTES.inbox}
    >
      <Inboxes />
    </OperatorPage>
  );
}
