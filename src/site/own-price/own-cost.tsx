import { useState, useSyncExternalStore } from 'react';
import { costPer25g, formatMoney, lowestOffer } from '#domain/retailers/price.ts';
import {
  type PricedProduct,
  noOwnPrices,
  ownPrices,
  subscribeToOwnPrices,
} from './own-price-store.ts';
import { usePriceTime } from '../product-card/use-price-time.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const { Part: OwnPriceDialog } = lazyPart(
  async () => (await import('./own-price-dialog.tsx')).OwnPriceDialog,
);

/**
 * What 25 g of protein cost, by the price that the shopper entered or otherwise by the lowest price that may be shown,
 * and the button to enter one. Prices depend on time and browser, so they appear after hydration.
 */
export function OwnCost({
  product,
  ask = 'Add price',
}: {
  product: PricedProduct;
  /** Label of the button if no price is known. */
  ask?: string;
}) {
  const own = useSyncExternalStore(subscribeToOwnPrices, ownPrices, noOwnPrices)[product.id];
  const now = usePriceTime();
  const [open, setOpen] = useState(false);
  const offer = lowestOffer(product.affiliateLinks, now);
  const price = own?.price ?? offer?.price ?? null;
  const currency = own === undefined ? offer?.link.currency : undefined;
  const cost = costPer25g(price, own?.servings ?? product.servings, product.proteinPerServing);
  const shown = cost === null ? null : formatMoney(cost, currency);
  return (
    <>
      <button
        type="button"
        className="needs-script tap-small text-left text-sm underline decoration-dotted"
        aria-haspopup="dialog"
        aria-label={nameOf(product, shown, own !== undefined)}
        data-unpriced={shown === null ? '' : undefined}
        disabled={product.proteinPerServing === null}
        onClick={() => setOpen(true)}
      >
        {shown ?? <Asked ask={ask} name={product.name} />}
      </button>
      {open && (
        <OwnPriceDialog product={product} own={own ?? null} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function nameOf({ name }: PricedProduct, cost: string | null, isOwn: boolean) {
  if (cost === null) return undefined;
  return `${cost} for 25 g of protein in ${name}, ${isOwn ? 'change' : 'your price'}`;
}

/** Shows `ask`; screen readers read a text with the product's name instead. */
function Asked({ ask, name }: { ask: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{ask}</span>
      <span className="sr-only">{`Your price of ${name}`}</span>
    </>
  );
}
