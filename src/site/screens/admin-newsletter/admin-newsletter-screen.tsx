import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssueView } from '#contract/newsletter-issues.ts';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { OperatorPage } from '../../admin/operator-page.tsx';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { countOf } from '../../product-card/amount.ts';
import type { ScreenHandle } from '../../screen.ts';
import { Button } from '../../ui/button.tsx';
import { ComposeForm } from './compose-form.tsx';
import { IssueList } from './issue-list.tsx';
import { NEWSLETTER_KEY, newsletterApi } from './newsletter-api.ts';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'Newsletter', noindex: true }),
};

/** Polling interval of the counts while a newsletter is being sent, in ms. */
const WATCH_MS = 2_000;

/** Mail servers may report failures later by mail. The operator pastes such a report here. */
function SuppressForm() {
  const suppress = useCatalogueCall({
    run: newsletterApi.suppress,
    success: (count) => ({
      title: 'Suppressed',
      description: `${countOf(count, 'address', 'addresses')}.`,
    }),
    failure: 'Failed to suppress the addresses',
  });
  return (
    <form
      className="label mt-6"
      aria-label="Suppress addresses"
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('text');
        if (typeof text === 'string' && text !== '') suppress.mutate(text);
      }}
    >
      <label className="block">
        <span className="mb-1 block font-semibold">Bounced mail</span>
        <textarea
          name="text"
          className="input min-h-26"
          maxLength={20_000}
          aria-describedby="suppress-hint"
        />
      </label>
      <p id="suppress-hint" className="mt-1 text-sm text-soft">
        Paste the report: nothing more is sent to the subscribed addresses in it. Addresses that are
        refused while sending are taken out by themselves.
      </p>
      <Button type="submit" className="mt-3" disabled={suppress.isPending}>
        Suppress
      </Button>
    </form>
  );
}

function Issues() {
  const [edited, setEdited] = useState<IssueView | null>(null);
  const [form, setForm] = useState(0);
  const asked = useQuery({
    queryKey: NEWSLETTER_KEY,
    queryFn: newsletterApi.list,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.issues.some((issue) => issue.state === 'sending') ? WATCH_MS : false,
  });
  const { data } = asked;
  const close = () => {
    setEdited(null);
    setForm((count) => count + 1);
  };
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-2">
      <div className="min-w-0">
        <ComposeForm key={edited?.id ?? `new ${form}`} issue={edited} onSaved={close} />
        <SuppressForm />
      </div>
      {data === undefined ? (
        <Waiting asked={asked} what="The newsletters" room="h-96" />
      ) : (
        <IssueList data={data} onEdit={setEdited} />
      )}
    </div>
  );
}

/** /admin/newsletter: write, preview, test and send newsletters, and see their delivery. */
export function Component() {
  return (
    <OperatorPage
      title="Newsletter"
      intro="Write an issue here or start from an article. It is sent in batches, once to each reader, and resumes after a restart."
      here={OPERATOR_ROUTES.newsletter}
    >
      <Issues />
    </OperatorPage>
  );
}
