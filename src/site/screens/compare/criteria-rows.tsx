import type { CriterionKey } from '#domain/matching/criteria.ts';
import { DIETARY_FLAG_LABELS } from '#domain/product/enumerations.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import type { ComparedProduct } from './compared-product.ts';

const LABELS: Readonly<Record<CriterionKey, string>> = {
  avoid: 'Avoid',
  mustHave: 'Must have',
  proteinType: 'Protein type',
  fitnessGoal: 'Fitness goal',
  brand: 'Brand',
  ...DIETARY_FLAG_LABELS,
};

/** The criteria of a search as rows: met, not met or not confirmed for each product, with the evidence. */
export function CriteriaRows({
  products,
  first,
}: {
  products: readonly ComparedProduct[];
  first: string;
}) {
  const keys = products[0]?.criteria.map(({ key }) => key) ?? [];
  if (keys.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={products.length + 1}
          className="border-t-4 border-b border-ink bg-well px-2 py-1.5 text-left sm:px-3"
        >
          <span className="headline sticky left-3 text-lg">Your search</span>
        </th>
      </tr>
      {keys.map((key, place) => (
        <tr key={key}>
          <th scope="row" className={`${first} border-b border-b-rule`}>
            {LABELS[key]}
          </th>
          {products.map((product) => {
            const result = product.criteria[place];
            return (
              <td
                key={product.id}
                className="border-r border-b border-rule px-2 py-2 align-top last:border-r-0 sm:px-3"
              >
                {result !== undefined && (
                  <>
                    <StateMark status={result.status} className="font-semibold" />
                    <span className="block text-xs text-soft">{result.evidence}</span>
                  </>
                )}
              </td>
            );
          })}
        </tr>
      ))}
      <tr>
        <th scope="row" className={`${first} border-b border-b-rule`}>
          Match score
        </th>
        {products.map((product) => (
          <td
            key={product.id}
            className="border-r border-b border-rule px-2 py-2 font-bold last:border-r-0 sm:px-3"
          >
            {product.score}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
