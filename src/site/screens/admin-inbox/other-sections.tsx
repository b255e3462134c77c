import type { Inbox } from '#contract/inbox.ts';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { paths } from '#contract/paths.ts';
import { LongList } from '../../admin/long-list.tsx';
import { ProductNumber } from '../../admin/product-number.tsx';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { inboxApi } from './inbox-api.ts';
import { formatCount } from '../../product-card/amount.ts';

function LabRow({ result }: { result: Inbox['labResults'][number] }) {
  const match = useCatalogueCall({
    run: (productId: number) => inboxApi.match(result.id, productId),
    success: { title: 'Matched' },
    failure: 'Failed to match the result',
  });
  return (
    <li className="border-t border-rule py-2 first:border-0">
      <p className="break-words">
        <a href={result.link}>{result.name}</a>
      </p>
      <p className="text-sm text-soft">
        {result.tester}: {result.result.replaceAll('_', ' ')}
      </p>
      <ProductNumber
        name={result.name}
        pending={match.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          match.mutate(Number(new FormData(event.currentTarget).get('id')));
        }}
      />
    </li>
  );
}

/** Laboratory results that match no product. */
export function LabSection({ results }: { results: Inbox['labResults'] }) {
  return (
    <section className="label min-w-0 self-start" aria-labelledby="lab-heading">
      <h2 id="lab-heading" className="font-semibold">
        Laboratory results without a product ({results.length})
      </h2>
      <div className="rule-mid mt-1" />
      {results.length === 0 && <p className="pt-2 text-sm text-soft">None.</p>}
      <LongList
        noun="result"
        items={results}
        row={(result) => <LabRow key={result.id} result={result} />}
      />
    </section>
  );
}

/** Link coverage by retailer, and links that bring no commission or lead to the wrong format. */
export function LinkSection({ links }: { links: Inbox['links'] }) {
  return (
    <section className="label min-w-0 self-start" aria-labelledby="links-heading">
      <h2 id="links-heading" className="font-semibold">
        Links
      </h2>
      <div className="rule-mid mt-1" />
      <dl>
        {links.coverage.map(({ retailer, products, priced, inactive }) => (
          <div key={retailer} className="label-row first:border-0">
            <dt>{retailer}</dt>
            <dd className="min-w-0 text-right text-sm">
              <strong>{formatCount(products)}</strong> of {formatCount(links.products)} products,{' '}
              {priced} priced, {inactive} off
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-3 font-semibold">
        Faulty ({formatCount(links.faultyCount)}
        {links.faultyCount > links.faulty.length && `, first ${links.faulty.length}`})
      </h3>
      <ul className="max-h-80 overflow-y-auto text-sm">
        {links.faulty.map(({ productId, url, reason }) => (
          <li key={`${productId} ${url}`} className="border-t border-rule py-1 first:border-0">
            <a href={paths.product(productId)}>{productId}</a>: {reason}
          </li>
        ))}
      </ul>
      <a href={OPERATOR_ROUTES.siteStripe} className="tap">
        SiteStripe links
      </a>
    </section>
  );
}
