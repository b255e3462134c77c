import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AdminProduct } from '#contract/admin-products.ts';
import { PageTurner, PlaceInList } from '../../admin/page-turner.tsx';
import { Waiting } from '../../admin/waiting.tsx';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import { PRODUCT_KEYS, productsApi, type StateFilter } from './products-api.ts';
import { DONE, nameOf, STATES } from './product-labels.ts';

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

/** What the list shows. */
interface AskedPlace {
  readonly q: string;
  readonly state: StateFilter;
  readonly offset: number;
}

function readPlace(address: string): AskedPlace {
  const query = new URLSearchParams(address);
  const state = query.get('state') ?? '';
  const from = query.get('from') ?? '';
  return {
    q: query.get('find') ?? '',
    state: Object.hasOwn(STATES, state) ? (state as StateFilter) : 'all',
    offset: /^\d{1,6}$/.test(from) ? Number(from) : 0,
  };
}

function writePlace({ q, state, offset }: AskedPlace): string {
  return `?${new URLSearchParams({ find: q, state, from: String(offset) })}`;
}

/**
 * The operator's search of the whole catalogue, including hidden and merged products. The address keeps the place in it.
 */
export function ProductList(props: { edited: number | null; onEdit: (id: number) => void }) {
  const navigate = useNavigate();
  const asked = readPlace(useLocation().search);
  const setAsked = (next: AskedPlace) =>
    void navigate(writePlace(next), { replace: true, preventScrollReset: true });
  const found = useQuery({
    queryKey: [...PRODUCT_KEYS.list, asked],
    queryFn: () => productsApi.search({ ...asked, limit: PAGE_SIZE }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const { data } = found;
  const place = { offset: asked.offset, size: PAGE_SIZE, total: data?.total ?? 0 };
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
        className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_auto_auto]"
      >
        <Field
          label="Name, brand, flavor, number or barcode"
          name="q"
          type="search"
          defaultValue={asked.q}
        />
        <label className="block">
          <span className="mb-1 block text-sm font-semibold">Show</span>
          <select name="state" className="input" defaultValue={asked.state}>
            <option value="all">all, hidden and merged too</option>
            {Object.entries(STATES).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="primary">
          Find
        </Button>
      </form>
      {data === undefined ? (
        <Waiting asked={found} what="The products" room="h-[60rem]" className="mt-4" />
      ) : (
        <>
          <PlaceInList id="products-place" place={place} empty="No product fits." />
          <ul className="mt-2">
            {data.products.map((product) => (
              <Row key={product.id} product={product} {...props} />
            ))}
          </ul>
          <PageTurner
            list="products-place"
            place={place}
            onTurn={(offset) => setAsked({ ...asked, offset })}
          />
        </>
      )}
    </section>
  );
}
