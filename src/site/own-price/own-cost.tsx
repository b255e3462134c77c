import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { costPer25g, formatMoney, lowestOffer } from '#domain/retailers/price.ts';
import type { PricedProduct } from './own-price-store.ts';
import { usePriceTime } from '../product-card/use-price-time.ts';
import { noOwnPrices, ownPrices, subscribeToOwnPrices } from './own-price-store.ts';

const OwnPriceDialog = lazy(async () => ({
  default: (await import('./own-price-dialog.tsx')).OwnPriceDialog,
}));

/**
 * What 25 g of protein cost: by the price that the shopper typed for her own tub, else by the lowest price that may be shown;
 * and the button to type one. Prices depend on time and browser, so they appear after the page was taken over.
 */
export function OwnCost({
  product,
  ask = '+ $',
}: {
  product: PricedProduct;
  /** What the button says where no price is known. */
  ask?: string;
}) {
  const own = useSyncExternalStore(subscribeToOwnPrices, ownPrices, noOwnPrices)[product.id];
  const now = usePriceTime();
  const [open, setOpen] = useState(false);
  const offer = lowestOffer(product.affiliateLinks, now);
  const price = own?.price ?? offer?.price ?? null;
  const currency = own === undefined ? offer?.link.currency : undefined;
  const cost = costPer25g(price, own?.servings ?? product.servings, product.proteinPerServing);
  return (
    <>
      <button
        type="button"
        className="needs-script tap-small text-sm underline decoration-dotted"
        aria-haspopup="dialog"
        data-unpriced={cost === null ? '' : undefined}
        aria-label={cost === null ? `Your price of ${product.name}` : undefined}
        disabled={product.proteinPerServing === null}
        onClick={() => setOpen(true)}
      >
        {cost === null ? (
          ask
        ) : (
          <>
            {formatMoney(cost, currency)}
            <span className="sr-only">
              {' '}
              for 25 g of protein in {product.name}, {own === undefined ? 'change' : 'your price'}
            </span>
          </>
        )}
      </button>
      {open && (
        <Suspense>
          <OwnPriceDialog product={product} own={own ?? null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
