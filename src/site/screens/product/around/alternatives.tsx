import { paths } from '#contract/paths.ts';
import type { Peers, ProductLink } from '#contract/standing.ts';
import type { Product } from '#domain/product/product.ts';
import { formatAmount } from '../../../product-card/amount.ts';

/**
 * Returns "2.5 g more protein" if the other product has that much more than this one; null if either figure is unknown.
 */
function difference(
  other: number | null,
  own: number | null,
  [unit, name, less]: readonly [string, string, string],
): string | null {
  if (other === null || own === null) return null;
  const delta = Math.round((other - own) * 10) / 10;
  if (delta === 0) return `same ${name}`;
  return `${formatAmount(Math.abs(delta))}${unit} ${delta > 0 ? 'more' : less} ${name}`;
}

/**
 * Returns how another product differs per 100 g or ml, because servings differ and some are assumed. Null if unknown.
 */
function differences(other: ProductLink, { nutritionalInfo, servingSize }: Product): string | null {
  const { proteinPerServing: protein, caloriesPerServing: calories } = nutritionalInfo.per100;
  const parts = [
    difference(other.proteinPer100, protein, [' g', 'protein', 'less']),
    difference(other.caloriesPer100, calories, ['', 'kcal', 'fewer']),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join(', ')} per 100 ${servingSize?.unit ?? 'g'}`;
}

/** "The same without sucralose": the nearest product whose complete ingredient list does not contain it. */
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
      <p className="rule-below mt-1 pb-3 text-sm text-soft">
        Same type and form, a complete ingredient list, and no allergen or warning of one that this
        one does not have.
      </p>
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
              {[other.brand, differences(other, product)]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
