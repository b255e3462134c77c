import { useQuery } from '@tanstack/react-query';
import type { DayPrice } from '#contract/listings.ts';
import type { Product } from '#domain/product/product.ts';
import { formatMoney } from '#domain/retailers/price.ts';
import { priceLines } from '#domain/retailers/price-line.ts';
import { apiPath, request } from '../../../client/http-api.ts';

const WIDTH = 240;
const HEIGHT = 48;

/**
 * A small plot of each retailer's price by day, once there are at least two days. It is not requested for products
 * without a price.
 */
export function PriceHistory({ product }: { product: Pick<Product, 'id' | 'affiliateLinks'> }) {
  const { data } = useQuery({
    queryKey: ['prices', product.id],
    queryFn: async () =>
      (await request('GET', apiPath(['proteins', product.id, 'prices']))).json() as Promise<
        DayPrice[]
      >,
    enabled: product.affiliateLinks.some(({ currentPrice }) => currentPrice !== null),
  });
  return priceLines(data ?? []).map(
    ({ retailer, currency, lowest, highest, latest, days, points }) => (
      <figure key={retailer} className="border-t border-rule py-2 text-xs">
        <figcaption className="text-soft">
          {`Price at ${retailer} on ${days} days: ${formatMoney(lowest, currency)} to ${formatMoney(highest, currency)}, last ${formatMoney(latest, currency)}`}
        </figcaption>
        <svg
          viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`}
          className="mt-1 h-12 w-full"
          aria-hidden="true"
          preserveAspectRatio="none"
        >
          <polyline
            points={points
              .map(([x, y]) => `${(x * WIDTH).toFixed(1)},${(y * HEIGHT).toFixed(1)}`)
              .join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </figure>
    ),
  );
}
