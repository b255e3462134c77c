import { formatMoney, lowestOffer, pricePerServing } from '#domain/retailers/price.ts';
import { isSearchable } from '#domain/retailers/search-links.ts';
import { visibleLinks } from '#domain/retailers/visible-links.ts';
import { AssociateSentence } from '../../../product-card/associate-sentence.tsx';
import type { CardProduct } from '../../../product-card/card-product.ts';
import { usePriceTime } from '../../../product-card/use-price-time.ts';
import { CompareCheckbox } from '../../../comparison/compare-checkbox.tsx';
import { OwnCost } from '../../../own-price/own-cost.tsx';
import { RetailerLinks } from '../../../product-card/retailer-links.tsx';
import { RetailerSearchLink } from '../../../product-card/retailer-search-link.tsx';
import { PriceHistory } from './price-history.tsx';

/**
 * Retailer buttons, price history and the Compare checkbox, with the associate disclosure if a link may earn a
 * commission.
 */
export function ProductOffers({ product }: { product: CardProduct }) {
  return (
    <div className="label max-sm:col-span-2 sm:max-lg:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:self-end print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 py-1">
        <Buy product={product} />
        <CompareCheckbox product={product} />
      </div>
      <Costs product={product} />
      <PriceHistory product={product} />
      <AssociateSentence products={[product]} className="border-t border-rule pt-2" />
    </div>
  );
}

/** Links to retailers if there are any, otherwise a search of the main marketplace if there is a name to search for. */
function Buy({ product }: { product: CardProduct }) {
  const links = visibleLinks(product.affiliateLinks);
  if (links.length === 0)
    return isSearchable(product) ? (
      <RetailerSearchLink product={product} primary />
    ) : (
      <p className="text-sm font-semibold">No retailer links available</p>
    );
  return (
    <div>
      <p className="rule-below text-sm font-semibold">Available at:</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <RetailerLinks links={links} product={product} />
      </div>
    </div>
  );
}

/**
 * The cost of a serving at the lowest price that may be shown now, preceded by that of 25 g of protein, which uses the
 * shopper's own price.
 */
function Costs({ product }: { product: CardProduct }) {
  const now = usePriceTime();
  const offer = lowestOffer(product.affiliateLinks, now);
  const serving = offer === null ? null : pricePerServing(offer.price, product.servings);
  return (
    <dl className="needs-script flex gap-6 text-sm">
      {offer !== null && (
        <div>
          <dt className="text-soft">Price per serving</dt>
          <dd className="font-bold">
            {serving === null ? 'unknown' : formatMoney(serving, offer.link.currency)}
          </dd>
        </div>
      )}
      {product.proteinPerServing !== null && (
        <div className="flex flex-wrap items-center gap-x-2">
          <dt className="text-soft">Cost per 25 g protein</dt>
          <dd className="font-bold">
            <OwnCost product={product} />
          </dd>
        </div>
      )}
    </dl>
  );
}
