import { sortInSteps, steps } from '#catalogue/sort-in-steps.ts';
import type { FamilyLine, Paged } from '#contract/api.ts';
import { runInSlices } from '#database/time-slices.ts';
import type { CatalogueSnapshot } from '../search/load-catalogue.ts';
import type { Site } from '../site.ts';
import { memoize } from '#domain/memoize.ts';

/** Places of the best known product of each family, by name; sorted once per version, in steps. */
const familiesByName = memoize(sortFamilies);

async function sortFamilies({ points }: CatalogueSnapshot): Promise<readonly number[]> {
  const firsts: number[] = [];
  const knownOf = (place: number) => points.columns.known[place] ?? 0;
  const gathering = steps(points.size, (place) => {
    const best = points.familyOf(place).reduce((a, b) => (knownOf(b) > knownOf(a) ? b : a));
    if (best === place) firsts.push(place);
  });
  await runInSlices(gathering);
  const nameOf = (at: number) => points.columns.names[firsts[at] as number] ?? '';
  const begins = Uint8Array.from(firsts, (_, at) => (/^\p{L}/u.test(nameOf(at)) ? 0 : 1));
  const collator = new Intl.Collator('en-US');
  const sorting = sortInSteps(
    firsts.length,
    // Names that begin with a letter first, figures after them.
    (a, b) =>
      (begins[a] ?? 0) - (begins[b] ?? 0) || collator.compare(nameOf(a), nameOf(b)) || a - b,
  );
  return Array.from(await runInSlices(sorting), (at) => firsts[at] as number);
}

/** A page of all families by name, the best known product of each (GET /api/families). */
export async function listFamilies(
  site: Site,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Paged<FamilyLine>> {
  const snapshot = site.catalogue.current();
  const { points } = snapshot;
  const order = await familiesByName(snapshot);
  const items = order.slice(offset, offset + limit).map((place) => ({
    id: points.columns.ids[place] ?? 0,
    name: points.columns.names[place] ?? '',
    brand: points.brandOf(place),
    flavors: points.familyOf(place).length,
  }));
  return { items, total: order.length };
}
