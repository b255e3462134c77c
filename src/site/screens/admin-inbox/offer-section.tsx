import type { FormEvent } from 'react';
import type { DecideOfferBody, Inbox } from '#contract/inbox.ts';
import { paths } from '#contract/paths.ts';
import { LongList } from '../../admin/long-list.tsx';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { ProductNumber } from '../../admin/product-number.tsx';
import { Button } from '../../ui/button.tsx';
import { inboxApi } from './inbox-api.ts';
import { formatCount } from '../../product-card/amount.ts';

function OfferRow({ offer }: { offer: Inbox['offers'][number] }) {
  const { retailer, name, productId, product, score } = offer;
  const decide = useCatalogueCall({
    run: (decision: Pick<DecideOfferBody, 'decision' | 'productId'>) =>
      inboxApi.decideOffer({ retailer, offer: offer.offer, ...decision }),
    success: { title: 'Decided', description: 'The next reading of the feed goes by it.' },
    failure: 'Failed to keep the decision',
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const id = Number(new FormData(event.currentTarget).get('id'));
    decide.mutate({ decision: 'accepted', productId: id });
  };
  return (
    <li className="border-t border-rule py-2 first:border-0">
      <p className="break-words">{name}</p>
      <p className="text-sm text-soft">
        {retailer}
        {productId !== null && (
          <>
            : {Math.round(100 * score)}% like{' '}
            <a href={paths.product(productId)}>
              {productId} {product}
            </a>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-x-2">
        {productId !== null && (
          <Button
            variant="quiet"
            className="px-2! text-sm"
            aria-label={`${name} is ${productId}`}
            disabled={decide.isPending}
            onClick={() => decide.mutate({ decision: 'accepted' })}
          >
            It is {productId}
          </Button>
        )}
        <Button
          variant="quiet"
          className="px-2! text-sm"
          aria-label={`${name} is none of ours`}
          disabled={decide.isPending}
          onClick={() => decide.mutate({ decision: 'rejected' })}
        >
          None of ours
        </Button>
      </div>
      <ProductNumber name={name} pending={decide.isPending} onSubmit={submit} />
    </li>
  );
}

/** Rows of price feeds that could not be matched to a product with certainty. */
export function OfferSection({ offers, count }: { offers: Inbox['offers']; count: number }) {
  return (
    <section className="label min-w-0 self-start" aria-labelledby="offers-heading">
      <h2 id="offers-heading" className="font-semibold">
        Feed rows without a product ({formatCount(count)})
      </h2>
      <div className="rule-mid mt-1" />
      {offers.length === 0 && <p className="pt-2 text-sm text-soft">None.</p>}
      <LongList
        noun="row"
        items={offers}
        total={count}
        row={(offer) => <OfferRow key={`${offer.retailer} ${offer.offer}`} offer={offer} />}
      />
    </section>
  );
}
