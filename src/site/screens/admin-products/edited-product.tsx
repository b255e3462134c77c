import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AdminProductDetail, AdminProduct } from '#contract/admin-products.ts';
import { paths } from '#contract/paths.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { Fold } from '../../admin/fold.tsx';
import { useFirstRows } from '../../admin/long-list.tsx';
import { POLLING_MS } from '../../admin/operator-queries.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { Button } from '../../ui/button.tsx';
import { PRODUCT_KEYS, productsApi } from './products-api.ts';
import { HistoryList } from './history-list.tsx';
import { PictureSection } from './picture-section.tsx';
import { ProductForm } from './product-form.tsx';
import { DONE, nameOf, STATES } from './product-labels.ts';

function Family({ detail }: { detail: AdminProductDetail }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const split = useCatalogueCall({
    run: (ids: number[]) => productsApi.split(ids),
    success: (done) => ({ title: 'Split off', description: DONE[done.status] }),
    failure: 'Failed to split the family',
    onSuccess: () => setChosen([]),
  });
  const members = [detail.product, ...detail.family];
  const { rows, more } = useFirstRows(members, 'flavor');
  if (detail.family.length === 0) return null;
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">Its family</legend>
      <p className="text-sm text-soft">Tick those that are another product, and split them off.</p>
      <ul className="mt-1">
        {rows.map((member) => (
          <li key={member.id} className="border-t border-rule first:border-0">
            <label className="tap w-full gap-2 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(member.id)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked
                      ? [...chosen, member.id]
                      : chosen.filter((id) => id !== member.id),
                  )
                }
              />
              <span>
                {member.flavor ?? 'Flavor not stated'}{' '}
                <span className="text-soft">{member.id}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {more}
        <Button
          className="mt-2"
          disabled={chosen.length === 0 || chosen.length === members.length || split.isPending}
          onClick={() => split.mutate([...chosen])}
        >
          Split off
        </Button>
      </div>
    </fieldset>
  );
}

function Records({ detail }: { detail: AdminProductDetail }) {
  return (
    <div className="mt-4">
      <h3 className="font-semibold">Its records</h3>
      <ul className="text-sm">
        {detail.records.map(({ source, record, name, url }) => (
          <li
            key={`${source} ${record}`}
            className="border-t border-rule py-1 break-words first:border-0"
          >
            {url === '' ? (name ?? record) : <a href={url}>{name ?? record}</a>}
            <code className="block text-xs break-all text-soft">
              {source} {record}
            </code>
          </li>
        ))}
      </ul>
      {detail.mergedHere.length > 0 && (
        <p className="mt-2 text-sm">
          Merged into it: {detail.mergedHere.map(nameOf).join('; ')}. Take it back below.
        </p>
      )}
    </div>
  );
}

/** The product that the operator edits: its state, records, family, history and facts. */
export function EditedProduct({ id, onClose }: { id: number; onClose: () => void }) {
  const asked = useQuery({
    queryKey: [...PRODUCT_KEYS.detail, id],
    queryFn: () => productsApi.detail(id),
    staleTime: 0,
    // While an import or another edit is running, a change takes effect after its call was answered.
    refetchInterval: POLLING_MS.progress,
  });
  const { data } = asked;
  const hide = useCatalogueCall({
    run: (product: AdminProduct) => productsApi.hide(product),
    success: (_, { state }) => ({ title: state === 'hidden' ? 'Shown again' : 'Hidden' }),
    failure: 'Failed to hide the product',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = data !== undefined;
  // On a phone it opens above the list, out of sight of the button that was pressed.
  useEffect(() => heading.current?.focus(), [loaded]);
  if (data === undefined) return <Waiting asked={asked} what="The product" room="h-96" />;
  const { product } = data;
  return (
    <section
      className="label lg:sticky lg:top-20 lg:max-h-[calc(100vh-6rem)] lg:overflow-y-auto"
      aria-labelledby="edited-heading"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="eyebrow">Editing: {STATES[product.state]}</p>
          <h2
            ref={heading}
            id="edited-heading"
            tabIndex={-1}
            className="headline scroll-mt-24 text-xl break-words outline-none"
          >
            {nameOf(product)}
          </h2>
        </div>
        <Button variant="quiet" className="-mr-4" onClick={onClose}>
          Close
        </Button>
      </div>
      <div className="rule-mid mt-1 mb-3" />
      <div className="flex flex-wrap gap-3">
        {(product.state === 'shown' || product.state === 'hidden') && (
          <Button disabled={hide.isPending} onClick={() => hide.mutate(product)}>
            {product.state === 'hidden' ? 'Show again' : 'Hide'}
          </Button>
        )}
        <a className="tap" href={paths.product(product.id)}>
          Its page
        </a>
      </div>
      <p className="mt-2 text-sm text-soft">
        To merge it or to move it to another family, find the other product and press its button.
      </p>
      <PictureSection key={`picture ${product.id}`} id={product.id} picture={data.picture} />
      <Family key={product.id} detail={data} />
      <Records detail={data} />
      <Fold className="mt-4 border-t border-rule pt-2" summary="Correct a fact">
        <ProductForm product={product} onDone={() => undefined} />
      </Fold>
      <h3 className="mt-4 border-t border-rule pt-2 font-semibold">What was done to it</h3>
      <HistoryList changes={data.changes} />
    </section>
  );
}
