import type { ProductLink } from '#contract/standing.ts';
import { paths } from '#contract/paths.ts';
import { DIETARY_FLAG_LABELS, DIETARY_FLAGS } from '#domain/enumerations.ts';
import type { Product } from '#domain/product/product.ts';
import { warnedAllergens } from '#domain/product/warned-allergens.ts';
import { formatAmount } from '../../product-card/amount.ts';
import { Icon } from '../../ui/icon.tsx';
import { IngredientSection } from './facts/ingredient-section.tsx';
import { LabResults } from './facts/lab-results.tsx';
import type { ProductDetails } from './product-data.ts';

interface Known {
  readonly name: string;
  readonly value: string | null;
  readonly alarming?: boolean;
}

function factsOf(product: Product): readonly Known[] {
  const grams = (value: number | null, unit: string) =>
    value === null ? null : `${formatAmount(value)} ${unit}`;
  const { nutritionalInfo: figures, servingSize: size } = product;
  const { may, handled } = warnedAllergens(product);
  const named = product.ingredients.filter(({ heading }) => !heading).length;
  return [
    { name: 'Protein per serving', value: grams(product.proteinPerServing, 'g') },
    { name: 'Calories per serving', value: grams(product.calories, 'kcal') },
    { name: 'Sugar per serving', value: grams(product.sugar, 'g') },
    { name: 'Total Fat', value: grams(figures.fatPerServing, 'g') },
    { name: 'Serving size', value: size?.basis === 'label' ? grams(size.amount, size.unit) : null },
    { name: 'Type', value: product.proteinType },
    { name: 'Flavor', value: product.flavor },
    {
      name: 'Ingredients',
      value: named === 0 ? null : `${named} named`,
    },
    { name: 'Contains', value: product.contains.join(', ') || null, alarming: true },
    ...(may.length > 0 ? [{ name: 'May contain', value: may.join(', '), alarming: true }] : []),
    ...(handled.length > 0 ? [{ name: 'Facility handles', value: handled.join(', ') }] : []),
    ...DIETARY_FLAGS.map((flag) => ({
      name: DIETARY_FLAG_LABELS[flag],
      value: product[flag] === null ? null : product[flag] ? 'yes' : 'no',
    })),
  ];
}

/** What is known and what is missing for a product with a poor record, and a similar product of which more is known. */
export function ShortPage({ product, peers, similar, spans, explanations }: ProductDetails) {
  const facts = factsOf(product);
  const known = facts.filter(({ value }) => value !== null);
  const missing = facts.filter(({ value }) => value === null);
  const sibling: Pick<ProductLink, 'id' | 'name'> | undefined =
    peers?.variants.find(({ proteinPerServing }) => proteinPerServing !== null) ??
    similar.find(
      ({ proteinPerServing, format }) => proteinPerServing !== null && format === product.format,
    );
  return (
    <div className="mt-8 *:not-last:mb-8">
      <section aria-labelledby="known" className="grid gap-8 md:grid-cols-2">
        <div className="label">
          <h2 id="known" className="headline text-xl">
            What is known
          </h2>
          <dl className="rule-thick mt-2">
            {known.map(({ name, value, alarming }) => (
              <div key={name} className="label-row text-sm">
                <dt className="font-semibold">{name}</dt>
                <dd className={alarming === true ? 'font-semibold text-clay' : ''}>
                  {alarming === true && (
                    <Icon name="warning" className="mr-1.5 inline-block size-3.5" />
                  )}
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          {known.length === 0 && <p className="mt-2">Nothing but its name.</p>}
          {product.labResults.length > 0 && (
            <div className="mt-3 text-sm">
              <h3 className="font-semibold">Independent tests</h3>
              <LabResults results={product.labResults} />
            </div>
          )}
        </div>
        <div>
          <h2 className="headline text-xl">What is missing</h2>
          <p className="rule-mid mt-2 pt-3">{missing.map(({ name }) => name).join(', ')}.</p>
          <p className="mt-3 text-soft">
            No source states these. Nothing may be concluded from that: read the pack.
          </p>
          {sibling !== undefined && (
            <p className="mt-3">
              More is known of <a href={paths.product(sibling.id)}>{sibling.name}</a>.
            </p>
          )}
        </div>
      </section>
      {product.ingredients.length > 0 && (
        <IngredientSection product={product} spans={spans} explanations={explanations} />
      )}
    </div>
  );
}
