import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { paths } from '#contract/paths.ts';
import { moveInSelection, removeFromSelection } from '#domain/comparison/selection.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useComparison } from '../../comparison/comparison-context.tsx';
import { PackDrawing } from '../../product-card/pack-drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { compareHref, type CompareView } from './compare-address.ts';
import type { ComparedProduct } from './compared-product.ts';

/** A column's head: what it is, and links that move or remove it. With a pointer it can be dragged. */
export function ProductHeader({
  view,
  product,
  place,
  count,
}: {
  view: CompareView;
  product: ComparedProduct;
  place: number;
  count: number;
}) {
  const comparison = useComparison();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [over, setOver] = useState(false);
  const moveTo = (id: number, to: number) =>
    compareHref({ ...view, ids: moveInSelection(view.ids, id, to) });
  const control =
    'inline-grid min-h-11 min-w-9 place-items-center border sm:min-w-11 border-transparent hover:border-ink';
  return (
    <th
      scope="col"
      draggable={hydrated && count > 1}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(product.id))}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const id = Number(event.dataTransfer.getData('text/plain'));
        if (id !== product.id && view.ids.includes(id)) {
          void navigate(moveTo(id, view.ids.indexOf(product.id)), { preventScrollReset: true });
        }
      }}
      className={`sticky top-0 z-[5] lg:top-16 print:static border-r border-b-4 border-ink border-r-rule p-2 text-left align-top sm:p-3 font-normal last:border-r-0 ${over ? 'bg-citron text-on-citron' : 'bg-sheet'}`}
    >
      <span className="flex items-start gap-2 lg:min-h-20">
        <PackDrawing product={product} className="-ml-1 hidden h-20 w-16 lg:block print:hidden" />
        <span className="min-w-0">
          <span className="line-clamp-2 text-xs text-soft">{product.brand.name}</span>
          <a
            href={paths.product(product.id)}
            className="line-clamp-3 font-bold break-words no-underline hover:underline"
          >
            {product.name}
          </a>
        </span>
      </span>
      <span className="mt-1 -ml-3 flex max-sm:flex-wrap print:hidden">
        {place > 0 && (
          <AppLink
            to={moveTo(product.id, place - 1)}
            className={control}
            aria-label={`Move ${product.name} left`}
          >
            <Icon name="left" />
          </AppLink>
        )}
        {place < count - 1 && (
          <AppLink
            to={moveTo(product.id, place + 1)}
            className={control}
            aria-label={`Move ${product.name} right`}
          >
            <Icon name="right" />
          </AppLink>
        )}
        <AppLink
          to={compareHref({ ...view, ids: removeFromSelection(view.ids, product.id) })}
          onClick={() => comparison.remove(product.id)}
          className={control}
          aria-label={`Remove ${product.name}`}
        >
          <Icon name="close" />
        </AppLink>
      </span>
    </th>
  );
}
