import type { Criteria, CriterionKey } from '#domain/matching/criteria.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { wishesMet, wishName } from '../../verdict/verdict.ts';
import { WishMarks } from '../../verdict/wish-marks.tsx';
import { RowHead, SectionHead } from './row-heads.tsx';
import type { ComparedProduct } from './compared-product.ts';

/** The words of a wish whose name does not include them, for readers who do not know the search. */
function wordsOf(criteria: Criteria, key: CriterionKey): readonly string[] {
  if (key === 'avoid') return criteria.avoidIngredients;
  if (key === 'mustHave') return criteria.mustHaveIngredients;
  if (key === 'proteinType') return criteria.proteinTypes;
  return key === 'fitnessGoal' ? criteria.fitnessGoals : [];
}

/** The criteria of a search as rows: met, not met or not confirmed for each product, with the evidence. */
export function CriteriaRows({
  criteria,
  products,
  columns,
}: {
  criteria: Criteria;
  products: readonly ComparedProduct[];
  columns: readonly string[];
}) {
  const keys = products[0]?.criteria.map(({ key }) => key) ?? [];
  if (keys.length === 0) return null;
  return (
    <tbody>
      <tr>
        <SectionHead title="Your search" count={products.length} />
      </tr>
      <tr>
        <RowHead>Your wishes</RowHead>
        {products.map((product, column) => (
          <td
            key={product.id}
            className={`border-r border-b border-rule px-2 py-2 last:border-r-0 sm:px-3 ${columns[column] ?? ''}`}
          >
            <strong className="block">{wishesMet(product)}</strong>
            <WishMarks criteria={product.criteria} />
          </td>
        ))}
      </tr>
      {keys.map((key, place) => (
        <tr key={key}>
          <RowHead>
            {wishName(key)}
            <span className="block font-normal">{wordsOf(criteria, key).join(', ')}</span>
          </RowHead>
          {products.map((product, column) => {
            const result = product.criteria[place];
            return (
              <td
                key={product.id}
                className={`border-r border-b border-rule px-2 py-2 align-top last:border-r-0 sm:px-3 ${columns[column] ?? ''}`}
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
    </tbody>
  );
}
