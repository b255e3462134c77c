import type { SearchSummary } from '#contract/api.ts';
import type { Catalogue, CatalogueQuery } from '#catalogue/catalogue.ts';
import { alternativesTo } from '#domain/ingredients/wishes/wished-qualities.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { wishesOf } from '#domain/matching/relaxations.ts';
import { compareTexts } from '#domain/wording.ts';
import { understandCriteria } from '#domain/matching/understand-criteria.ts';
import { type Criteria, NO_CRITERIA, avoidInsteadOf } from '#domain/matching/criteria.ts';

/** Claims that few labels make, and what to avoid instead: a complete list without it tells most shoppers as much. */
const CLAIMS = [['isGlutenFree', 'gluten']] as const;

function countPerfect(
  catalogue: Catalogue,
  query: CatalogueQuery,
  criteria: CatalogueQuery['criteria'],
): number {
  const only = { showAll: false, unconfirmed: false, limit: 1, offset: 0 };
  return catalogue.search({ ...query, ...only, criteria }).total;
}

/**
 * For a search by such a claim, suggests the search by ingredient list if it has more perfect matches than `perfect`.
 */
export function findInsteadOfClaims(
  catalogue: Catalogue,
  vocabulary: Vocabulary,
  query: CatalogueQuery,
  { criteria, perfect }: { readonly criteria: Criteria; readonly perfect: number },
): SearchSummary['closest'] {
  return CLAIMS.filter(([flag]) => criteria.flags.includes(flag))
    .map(([flag, instead]) => {
      const asked = avoidInsteadOf(criteria, flag, instead);
      const understood = understandCriteria(asked, vocabulary);
      const count = countPerfect(catalogue, query, understood);
      const label = `Ask for lists without ${instead} instead of the claim`;
      return { flag, list: 'avoid', term: '', instead, label, count } as const;
    })
    .filter(({ count }) => count > perfect);
}

/**
 * For a search of a single term without a match, suggests what the shopper may have meant, or a wider wish, with the
 * number of perfect matches, most first (product.md section 2, "Relaxations"). Empty for other searches.
 */
export function findClosest(
  catalogue: Catalogue,
  vocabulary: Vocabulary,
  query: CatalogueQuery,
): SearchSummary['closest'] {
  const [wish, ...others] = wishesOf(query.criteria);
  if (wish === undefined || others.length > 0 || wish.term === null) return [];
  const list = wish.key === 'avoid' ? 'avoid' : 'mustHave';
  const { term } = wish;
  return alternativesTo(term, list, vocabulary)
    .map((instead) => {
      const words =
        list === 'avoid' ? { avoidIngredients: [instead] } : { mustHaveIngredients: [instead] };
      const criteria = understandCriteria({ ...NO_CRITERIA, ...words }, vocabulary);
      const count = countPerfect(catalogue, query, criteria);
      const label = `${list === 'avoid' ? 'Avoid' : 'Ask for'} ${instead} instead`;
      return { list, term: term.term, instead, label, count } as const;
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || compareTexts(a.instead, b.instead));
}
