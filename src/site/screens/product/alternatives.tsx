import { paths } from '#contract/paths.ts';
import type { Peers } from '#contract/standing.ts';
import type { Product } from '#domain/product/product.ts';
import { formatAmount } from '../../product-card/amount.ts';

function difference(value: number | null, own: number | null, unit: string): string | null {
  if (value === null || own === null) return null;
  const delta = Math.round((value - own) * 10) / 10;
  if (delta === 0) return `same ${unit.replace('g ', '')}`;
  return `${formatAmount(Math.abs(delta))} ${delta > 0 ? 'more' : 'less'} ${unit}`;
}

/** "The same without sucralose": the nearest product whose whole label is known to go without it. */
export function Alternatives({
  product,
  alternatives,
}: {
  product: Product;
  alternatives: Peers['alternatives'];
}) {
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="alternatives">
      <h2 id="alternatives" className="headline text-xl">
        Nearest alternatives
      </h2>
      <p className="mt-1 text-sm text-soft">
        Same type and form, a label that is known whole, no allergen that this one has not.
      </p>
      <div className="rule-mid mt-3" />
      <ul>
        {alternatives.map(({ without, product: other }) => (
          <li
            key={without}
            className="grid items-baseline gap-x-6 border-b border-rule py-3 lg:grid-cols-3"
          >
            <span className="font-bold">The same without {without}</span>
            <a href={paths.product(other.id)} className="font-semibold">
              {other.name}
            </a>
            <span className="text-sm text-soft">
              {[
                other.brand,
                difference(other.proteinPerServing, product.proteinPerServing, 'g protein'),
                difference(other.calories, product.calories, 'kcal'),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
