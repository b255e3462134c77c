import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { paths } from '#contract/paths.ts';
import { moveInSelection, removeFromSelection } from '#domain/comparison/selection.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Pack } from '../../product-card/pack.tsx';
import { Icon } from '../../ui/icon.tsx';
import { compareHref, type CompareView } from './compare-address.ts';
import type { ComparedProduct } from './compared-product.ts';
import { noteRemoval } from './removals.ts';
import { BEYOND_PHONES } from './row-heads.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface HeadProps {
  readonly view: CompareView;
  readonly products: readonly ComparedProduct[];
  readonly place: number;
  /** Ids of the two products that phones show. */
  readonly phone: readonly number[];
  readonly className: string;
}

const CONTROL =
  'inline-grid min-h-11 min-w-9 place-items-center border border-transparent hover:border-ink';

/**
 * Returns the address at which a phone shows `chosen` in the column of `id`. If it is already shown, the two columns
 * swap.
 */
function shownInstead(
  { view, phone }: Pick<HeadProps, 'view' | 'phone'>,
  id: number,
  chosen: number,
) {
  const shown = phone.map((each) => (each === id ? chosen : each === chosen ? id : each));
  return compareHref({ ...view, shown });
}

/** The top of a column, which scrolls away: the pack, and links that move or remove the product. */
export function ColumnTools({ view, products, place, phone, className }: HeadProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  useFocusAfterRemoval(cell);
  const product = products[place];
  if (product === undefined) return null;
  const { id, name, brand } = product;
  const moveTo = (to: number) => compareHref({ ...view, ids: moveInSelection(view.ids, id, to) });
  return (
    <td
      ref={cell}
      className={`border-r border-rule p-1 align-bottom last:border-r-0 print:hidden ${className}`}
    >
      <span className="flex items-center justify-between gap-1">
        <Pack product={product} className="h-14 w-11 max-lg:hidden" />
        <span className="min-w-0 truncate text-xs text-soft max-lg:hidden">{brand.name}</span>
        <span className="ml-auto flex flex-wrap shrink-0 justify-end">
          {place > 0 && (
            <AppLink
              to={moveTo(place - 1)}
              className={`${CONTROL} ${BEYOND_PHONES}`}
              aria-label={`Move ${name} left`}
            >
              <Icon name="left" />
            </AppLink>
          )}
          {place < products.length - 1 && (
            <AppLink
              to={moveTo(place + 1)}
              className={`${CONTROL} ${BEYOND_PHONES}`}
              aria-label={`Move ${name} right`}
            >
              <Icon name="right" />
            </AppLink>
          )}
          <AppLink
            to={compareHref({ ...view, ids: removeFromSelection(view.ids, id) })}
            onClick={() => noteRemoval(id)}
            className={CONTROL}
            aria-label={`Remove ${name}`}
            data-remove=""
          >
            <Icon name="close" />
          </AppLink>
        </span>
      </span>
      {products.length > phone.length && (
        // Replaces the picker below, which needs JavaScript.
        <noscript className="block px-1 text-xs @min-[38rem]:hidden">
          Show instead:
          <ul>
            {products
              .filter((each) => !phone.includes(each.id))
              .map((each) => (
                <li key={each.id}>
                  <a href={shownInstead({ view, phone }, id, each.id)} className="tap-small">
                    {each.name}
                  </a>
                </li>
              ))}
          </ul>
        </noscript>
      )}
    </td>
  );
}

/**
 * A column's sticky head, 48 px high: the name. On phones with more than two products it is a picker that selects the
 * product. It can be dragged with a pointer.
 */
export function ColumnHead({ view, products, place, phone, className }: HeadProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [over, setOver] = useState(false);
  const product = products[place];
  if (product === undefined) return null;
  const { id, name } = product;
  const picks = hydrated && products.length > phone.length;
  const put = (chosen: number) => {
    const to = shownInstead({ view, phone }, id, chosen);
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  return (
    <th
      scope="col"
      draggable={hydrated && products.length > 1}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(id))}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const dragged = Number(event.dataTransfer.getData('text/plain'));
        if (dragged !== id && view.ids.includes(dragged)) {
          const ids = moveInSelection(view.ids, dragged, view.ids.indexOf(id));
          void navigate(compareHref({ ...view, ids }), { preventScrollReset: true });
        }
      }}
      className={`sticky top-16 z-[5] h-12 border-r border-b-4 border-ink border-r-rule px-2 py-0.5 text-left align-middle font-normal last:border-r-0 sm:px-3 print:static ${over ? 'bg-citron text-on-citron' : 'bg-sheet'} ${className}`}
    >
      {picks && (
        <span className="relative flex h-10 items-center gap-1 @min-[38rem]:hidden">
          {/* A select has only one line, but names often differ only in their second. */}
          <span className="line-clamp-2 text-xs leading-tight font-bold" aria-hidden="true">
            {name}
          </span>
          <Icon name="down" className="size-3" />
          <select
            aria-label={`Shown in this column: ${name}. Choose another`}
            value={id}
            onChange={(event) => put(Number(event.target.value))}
            className="absolute inset-0 w-full appearance-none bg-transparent text-transparent"
          >
            {products.map((each) => (
              <option key={each.id} value={each.id} className="bg-sheet text-ink">
                {each.name}
              </option>
            ))}
          </select>
        </span>
      )}
      <span className={picks ? BEYOND_PHONES : ''}>
        <a
          href={paths.product(id)}
          title={name}
          className="line-clamp-2 print:block text-sm leading-tight font-bold no-underline hover:underline"
        >
          {name}
        </a>
      </span>
    </th>
  );
}
