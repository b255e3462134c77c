import type { Criteria } from '#domain/matching/criteria.ts';
import type { CriteriaWarning } from '#domain/matching/warnings.ts';
import { memoize } from '#domain/memoize.ts';
import { joinNames } from '#domain/wording.ts';
import type { CatalogueSnapshot } from '../snapshot/load-catalogue.ts';

const idsOf = memoize(({ brands }: CatalogueSnapshot) => new Set(brands.map(({ id }) => id)));

/** Warns of the brands of a search that the catalogue does not have: no product can be of them. */
export function warnOfUnknownBrands(
  snapshot: CatalogueSnapshot,
  { brandIds }: Pick<Criteria, 'brandIds'>,
): CriteriaWarning[] {
  const unknown = brandIds.filter((id) => !idsOf(snapshot).has(id));
  if (unknown.length === 0) return [];
  const numbers = joinNames(unknown.map(String), 'or');
  const text = `We know no brand with the number ${numbers}: remove it from your wishes.`;
  return [{ kind: 'unknown-word', text }];
}
