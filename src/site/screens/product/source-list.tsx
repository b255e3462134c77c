import type { FactBasis, Product } from '#domain/product/product.ts';

const NAMES: Readonly<Record<string, string>> = {
  proteinPerServing: 'Protein per serving',
  caloriesPerServing: 'Calories per serving',
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

const WORDS: Readonly<Record<FactBasis, string>> = {
  label: 'stated by the source',
  calculated: 'calculated',
  standard: 'for a standard serving',
};

/** "per100.sugarPerServing" → "Sugar per 100 g" */
function factName(field: string): string {
  const inner = field.replace(/^per100\./, '');
  const words = NAMES[inner] ?? inner.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const name = `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
  return inner === field ? name : `${name.replace(/ per serving$/, '')} per 100 g or ml`;
}

/** Every fact of the product with its basis, its rule and its source, closed until asked for. */
export function SourceList({ product }: { product: Product }) {
  const { sources, facts } = product.provenance;
  const seen = new Set<string>();
  const entries = Object.entries(facts).filter(([field]) => {
    const name = factName(field);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
  return (
    <details className="mt-4 border-t border-rule pt-2">
      <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
        Where each figure comes from
      </summary>
      <ol className="mt-2 list-decimal space-y-1 pl-5 text-xs">
        {sources.map((source) => (
          <li key={`${source.name} ${source.record}`} className="break-words">
            <a href={source.url} rel="noopener">
              {source.name}, record {source.record}
            </a>{' '}
            ({source.licence}), read {source.retrieved}
          </li>
        ))}
      </ol>
      <dl className="mt-3 text-xs">
        {entries.map(([field, { basis, source, note }]) => (
          <div key={field} className="label-row">
            <dt className="font-semibold">{factName(field)}</dt>
            <dd className="text-right text-soft">
              {WORDS[basis]} [{source + 1}]
              {note !== undefined && <span className="block">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
