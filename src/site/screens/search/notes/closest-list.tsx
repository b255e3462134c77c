import type { SearchSummary } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { avoidInsteadOf, type Criteria, withWordReplaced } from '#domain/matching/criteria.ts';
import { countOf } from '../../../product-card/amount.ts';

/** Alternative searches with their number of results, each a link. */
export function ClosestList({
  closest,
  view,
}: {
  closest: SearchSummary['closest'];
  view: SearchView;
}) {
  if (closest.length === 0) return null;
  return (
    <ul className="mt-4 text-sm" aria-label="What is closest">
      {closest.map((each) => (
        <li key={each.label}>
          <a
            className="tap"
            href={paths.search({ ...view, criteria: replaced(view.criteria, each), page: 1 })}
          >
            {each.label}
          </a>
          : {countOf(each.count, 'product')}
        </li>
      ))}
    </ul>
  );
}

/** Returns the criteria with a term of a list, or a dietary flag, replaced by another term. */
function replaced(
  criteria: Criteria,
  { flag, list, term, instead }: SearchSummary['closest'][number],
): Criteria {
  if (flag !== undefined) return avoidInsteadOf(criteria, flag, instead);
  const key = list === 'avoid' ? 'avoidIngredients' : 'mustHaveIngredients';
  return withWordReplaced(criteria, key, term, instead);
}
