import type { FactOrigin, Product } from '#domain/product/product.ts';
import { sourceTitle } from '#domain/product/source-title.ts';
import { capitalize } from '#domain/wording.ts';
import { SourceName } from './source-name.tsx';

const NAMES: Readonly<Record<string, string>> = {
  proteinPerServing: 'Protein per serving',
  calories: 'Calories per serving',
  caloriesPerServing: 'Calories per serving',
  sugar: 'Sugar per serving',
  sugarPerServing: 'Sugar per serving',
  carbohydratePerServing: 'Carbohydrate per serving',
  fiberPerServing: 'Fiber per serving',
  fatPerServing: 'Fat per serving',
  saturatedFatPerServing: 'Saturated fat per serving',
  saltPerServing: 'Salt per serving',
  servingSize: 'Serving size',
  proteinType: 'Protein type',
  fitnessGoal: 'Fitness goal',
  ingredientsStatement: 'Ingredients',
  isGlutenFree: 'Gluten free',
  isSugarFree: 'Sugar free',
  isOrganic: 'Organic',
  isKetoFriendly: 'Keto friendly',
  isLowCarb: 'Low carb',
  isNonGMO: 'Non-GMO',
  isVegan: 'Vegan',
  isLactoseFree: 'Lactose free',
  brandId: 'Brand',
  gtin: 'Barcode (GTIN)',
};

/** "per100.sugarPerServing" → "Sugar per 100 g" */
function factName(field: string): string {
  const inner = field.replace(/^per100\./, '');
  const words = NAMES[inner] ?? inner.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const name = capitalize(words);
  return inner === field ? name : `${name.replace(/ per serving$/, '')} per 100 g or ml`;
}

interface NamedFact {
  readonly name: string;
  readonly origin: FactOrigin;
}

/** Returns the facts by their names on the screen, without duplicates: calories are one fact under two fields. */
export function namedFacts(facts: Product['provenance']['facts']): readonly NamedFact[] {
  const named = new Map<string, FactOrigin>();
  for (const [field, origin] of Object.entries(facts)) {
    const name = factName(field);
    if (!named.has(name)) named.set(name, origin);
  }
  return [...named].map(([name, origin]) => ({ name, origin }));
}

/** Returns each calculation once, with the names of the facts that it gives. */
function workedOut(
  named: readonly NamedFact[],
): readonly (readonly [how: string, names: string])[] {
  const ways = new Map<string, string[]>();
  for (const { name, origin } of named) {
    if (origin.basis === 'label') continue;
    const how =
      origin.note ?? (origin.basis === 'standard' ? 'for a standard serving' : 'calculated');
    ways.set(how, [...(ways.get(how) ?? []), name]);
  }
  return [...ways].map(([how, names]) => [how, names.join(', ')]);
}

/** Every fact of the product with its basis, its rule and its source, collapsed. */
export function SourceList({ product }: { product: Product }) {
  const { sources, facts } = product.provenance;
  const named = namedFacts(facts);
  const reckoned = workedOut(named);
  return (
    <details className="mt-4 border-t border-rule pt-2 text-xs break-words">
      <summary className="flex min-h-11 items-center text-base font-semibold underline underline-offset-4">
        Where each figure comes from
      </summary>
      <ul className="*:not-last:mb-3">
        {sources.map((source, place) => {
          const stated = named.filter(
            ({ origin }) => origin.basis === 'label' && origin.source === place,
          );
          return (
            <li key={`${source.name} ${source.record}`}>
              <SourceName url={source.url}>
                {`${sourceTitle(source)}, record ${source.record}`}
              </SourceName>
              {` (${source.licence}). `}
              {stated.length > 0 &&
                `Stated by the source: ${stated.map(({ name }) => name).join(', ')}.`}
            </li>
          );
        })}
      </ul>
      {reckoned.length > 0 && (
        <>
          <p className="mt-4 font-semibold">Worked out from what is stated</p>
          <ul className="mt-1 *:not-last:mb-1.5">
            {reckoned.map(([how, names]) => (
              <li key={how}>{`${names}: ${how}`}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
