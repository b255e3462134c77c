import { useState } from 'react';
import type { NewsletterSubscription } from '#contract/newsletter.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { AskFirst } from '../../admin/ask-first.tsx';
import { useFirstRows } from '../../admin/long-list.tsx';
import { formatDateTime } from '../../admin/format-date.ts';
import { operatorApi } from '../../admin/operator-api.ts';
import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { subscriptionState } from './subscription-state.ts';

function EraseDialog({
  subscription,
  onClose,
}: {
  subscription: NewsletterSubscription;
  onClose: () => void;
}) {
  const erase = useCatalogueCall({
    run: () => operatorApi.eraseSubscription(subscription.id),
    success: { title: 'Erased', description: 'The address is gone from the database.' },
    failure: 'Failed to erase the address',
    onSuccess: onClose,
  });
  return (
    <AskFirst
      title="Erase this address?"
      button="Erase"
      pending={erase.isPending}
      onYes={() => erase.mutate(undefined)}
      onClose={onClose}
    >
      <strong className="break-all">{subscription.email}</strong> and its unsubscribe links are
      removed for good. This cannot be undone.
    </AskFirst>
  );
}

/** Recent subscriptions, newest first, scrolling at a maximum height (specification section 2). */
export function SubscriptionList({
  subscriptions,
}: {
  subscriptions: readonly NewsletterSubscription[];
}) {
  const [erasing, setErasing] = useState<NewsletterSubscription | null>(null);
  const { rows, more } = useFirstRows(subscriptions, 'subscription');
  if (subscriptions.length === 0) {
    return <p className="label text-soft">Nobody has subscribed yet.</p>;
  }
  return (
    <>
      <ScrollRegion
        label="Recent subscriptions"
        className="max-h-96 overflow-auto border-2 border-ink bg-sheet"
      >
        <table className="w-full min-w-[40rem] text-left text-sm">
          <thead className="sticky top-0 bg-ink text-paper">
            <tr>
              <th className="px-3 py-2">Email</th>
              <th className="px-3 py-2">Date and time</th>
              <th className="px-3 py-2">Source</th>
              <th className="px-3 py-2">State</th>
              <th className="px-3 py-2">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((subscription) => (
              <tr key={subscription.id} className="border-b border-rule">
                <td className="px-3 py-1 font-medium break-all">{subscription.email}</td>
                <td className="px-3 py-1 whitespace-nowrap">
                  <time dateTime={subscription.createdAt}>
                    {formatDateTime(subscription.createdAt)}
                  </time>
                </td>
                <td className="px-3 py-1">{subscription.subscriptionSource}</td>
                <td className="px-3 py-1">
                  <Chip tone={subscription.isActive ? 'met' : 'unknown'}>
                    {subscriptionState(subscription)}
                  </Chip>
                </td>
                <td className="px-1 py-1 text-right">
                  <Button
                    variant="quiet"
                    className="text-sm"
                    aria-label={`Erase ${subscription.email}`}
                    onClick={() => setErasing(subscription)}
                  >
                    Erase
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {more}
      {erasing !== null && <EraseDialog subscription={erasing} onClose={() => setErasing(null)} />}
    </>
  );
}
