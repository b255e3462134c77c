import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { AdminProduct } from '#contract/admin-products.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import { PRODUCT_KEYS, productsApi, type StateFilter } from './products-api.ts';
import { DONE, nameOf, STATES } from './product-labels.ts';
import { formatCount } from '../../product-card/amount.ts';

const PAGE_SIZE = 20;

function Row(props: {
  product: AdminProduct;
  /** Id of the product being edited; null if there is none. */
  edited: number | null;
  onEdit: (id: number) => void;
}) {
  const { product, edited, onEdit } = props;
  const merge = useCatalogueCall({
    run: (id: number) => productsApi.merge(id, product.id),
    success: ({ status }) => ({ title: 'Merged', description: DONE[status] }),
    failure: 'Failed to merge the products',
    onSuccess: () => onEdit(product.id),
  });
  const move = useCatalogueCall({
    run: (id: number) => productsApi.move(id, product.id),
    success: ({ status }) => ({ title: 'Moved', description: DONE[status] }),
    failure: 'Failed to move the product',
  });
  const name = nameOf(product);
  // Most names end with the flavor.
  const flavor = product.name.endsWith(product.flavor ?? '') ? null : product.flavor;
  const mayTakeIn = edited !== null && edited !== product.id && product.state === 'shown';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule py-1 first:border-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words">
          <span className="text-soft">{product.id}</span> <strong>{product.name}</strong>
          {product.state !== 'shown' && (
            <Chip tone="unknown" className="ml-2">
              {STATES[product.state]}
              {product.shownAs !== null && ` ${product.shownAs}`}
            </Chip>
          )}
        </p>
        <p className="text-sm text-soft">
          {[product.brand, flavor, product.proteinType, product.gtin].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="-mr-4 flex flex-wrap justify-end">
        {edited !== product.id && (
          <Button
            variant="quiet"
            className="text-sm"
            aria-label={`Edit ${name}`}
            onClick={() => onEdit(product.id)}
          >
            Edit
          </Button>
        )}
        {mayTakeIn && (
          <>
            <Button
              variant="quiet"
              className="text-sm"
              aria-label={`Merge ${edited} into ${name}`}
              disabled={merge.isPending}
              onClick={() => merge.mutate(edited)}
            >
              Merge {edited} into {product.id}
            </Button>
            <Button
              variant="quiet"
              className="text-sm"
              aria-label={`Move ${edited} to the family of ${name}`}
              disabled={move.isPending}
              onClick={() => move.mutate(edited)}
            >
              Move {edited} to the family of {product.id}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/**
 * The operator's search of the whole catalogue, including hidden and merged products. `?find=` starts a search at once.
 */
export function ProductList(props: { edited: number | null; onEdit: (id: number) => void }) {
  const { search } = useLocation();
  const find = new URLSearchParams(search).get('find') ?? '';
  const [asked, setAsked] = useState({ q: find, state: 'all' as StateFilter, offset: 0 });
  const found = useQuery({
    queryKey: [...PRODUCT_KEYS.list, asked],
    queryFn: () => productsApi.search({ ...asked, limit: PAGE_SIZE }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const { data } = found;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [q, state] = [form.get('q'), form.get('state')];
    setAsked({
      q: typeof q === 'string' ? q : '',
      state: (typeof state === 'string' ? state : 'all') as StateFilter,
      offset: 0,
    });
  };
  return (
    <section aria-labelledby="find-heading" className="min-w-0">
      <h2 id="find-heading" className="headline text-xl">
        Find a product
      </h2>
      <form
        onSubmit={submit}
        role="search"
        className="mt-3 grid gap-3 sm:grid-cols-[1fr_auto_auto]"
      >
        <Field
          label="Name, brand, flavor, number or barcode"
          name="q"
          type="search"
          defaultValue={find}
        />
        <label className="block">
          <span className="mb-1 block text-sm font-semibold">Show</span>
          <select name="state" className="input" defaultValue="all">
            <option value="all">all, hidden and merged too</option>
            {Object.entries(STATES).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="primary" className="self-end">
          Find
        </Button>
      </form>
      {data === undefined ? (
        <Waiting asked={found} what="The products" room="h-[60rem]" className="mt-4" />
      ) : (
        <>
          <p role="status" className="mt-4 text-sm font-semibold">
            {data.total === 0
              ? 'No product fits.'
              : `${asked.offset + 1}-${Math.min(asked.offset + PAGE_SIZE, data.total)} of ${formatCount(data.total)}`}
          </p>
          <ul className="mt-2">
            {data.products.map((product) => (
              <Row key={product.id} product={product} {...props} />
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-3" hidden={data.total <= PAGE_SIZE}>
            <Button
              disabled={asked.offset === 0}
              onClick={() => setAsked({ ...asked, offset: Math.max(0, asked.offset - PAGE_SIZE) })}
            >
              Previous
            </Button>
            <Button
              disabled={asked.offset + PAGE_SIZE >= data.total}
              onClick={() => setAsked({ ...asked, offset: asked.offset + PAGE_SIZE })}
            >
              Next
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
