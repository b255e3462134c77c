import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { formatMoney } from '#domain/retailers/price.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { CollectionList } from '../../collections/collection-list.tsx';
import { ListLabel } from '../../admin/counted-list.tsx';
import { formatDate } from '../../admin/format-date.ts';
import { operatorQueries } from '../../admin/operator-queries.ts';

function GapList<T extends { readonly id: number; readonly name: string }>(props: {
  title: string;
  empty: string;
  items: readonly T[];
  detail: (item: T) => string;
}) {
  return (
    <ListLabel title={props.title} empty={props.empty}>
      {props.items.map((item) => (
        <li
          key={`${item.id} ${props.detail(item)}`}
          className="border-t border-rule py-2 first:border-0"
        >
          <a href={paths.product(item.id)}>{item.name}</a>{' '}
          <span className="text-xs text-soft">no. {item.id}</span>
          <p className="text-sm">{props.detail(item)}</p>
        </li>
      ))}
    </ListLabel>
  );
}

/** Where the catalogue needs work, most viewed products first. */
export function GapsSection() {
  const asked = useQuery(operatorQueries.gaps);
  const { data } = asked;
  return (
    <section aria-labelledby="gaps-heading" className="md:min-h-[36rem]">
      <h2 id="gaps-heading" className="headline mb-4 text-xl">
        Where the catalogue needs work
      </h2>
      {data === undefined ? (
        <Waiting asked={asked} what="The lists" room="h-48 md:h-[32rem]" />
      ) : (
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-4">
          <GapList
            title="Gaps, most looked at first"
            empty="Nobody has looked at a product with gaps in the last 30 days."
            items={data.gaps}
            detail={({ views, missing }) =>
              `${views} ${views === 1 ? 'view' : 'views'}. Missing: ${missing.join(', ')}.`
            }
          />
          <GapList
            title="Claims that are contradicted"
            empty="No claim is contradicted."
            items={data.conflicts}
            detail={({ conflict }) => conflict}
          />
          <GapList
            title="Prices older than 24 hours"
            empty="No price is too old to be shown."
            items={data.stalePrices}
            detail={({ price, checkedAt }) =>
              `${formatMoney(price)}, read ${formatDate(checkedAt)}`
            }
          />
          <ThinCollections collections={data.thinCollections} />
        </div>
      )}
    </section>
  );
}

/** Collections excluded from search engines until more products match or the criteria change. */
function ThinCollections({
  collections,
}: {
  collections: readonly { readonly slug: string; readonly title: string; readonly count: number }[];
}) {
  const title = 'Collections that too few products fit';
  return (
    <section className="label self-start" aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <div className="rule-mid mt-1" />
      <p className="pt-2 text-sm text-soft">
        {collections.length === 0
          ? 'Five or more products fit every collection.'
          : 'Kept from search engines until five products fit.'}
      </p>
      <CollectionList collections={collections} />
    </section>
  );
}
