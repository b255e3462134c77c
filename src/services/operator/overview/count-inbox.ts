import type { Insights } from '#contract/insights.ts';
import { sumEventValues } from '#database/content/events.ts';
import { readUnmatchedLabResults } from '#database/products/lab-results.ts';
import { countOpenMatches } from '#database/retailers/offer-matches.ts';
import { IMPERFECT_SEARCH, UNKNOWN_BARCODE } from '../../search/fruitless-searches.ts';
import type { CatalogueSnapshot } from '../../snapshot/load-catalogue.ts';
import type { Site } from '../../site.ts';
import { validateLinks } from '../../sitestripe/validate-links.ts';
import { readShopperWords } from './read-inbox.ts';

const LOOKED_AT = 1_000;

/** Computed once per catalogue version, because it reads every link and the dashboard polls every half minute. */
const faultyLinks = new WeakMap<CatalogueSnapshot, number>();

async function countFaultyLinks(site: Site, associateTag: string | null): Promise<number> {
  const snapshot = site.catalogue.current();
  let count = faultyLinks.get(snapshot);
  if (count === undefined) {
    count = (await validateLinks(site.database, { associateTag })).invalid.length;
    faultyLinks.set(snapshot, count);
  }
  return count;
}

/**
 * The size of each inbox. For shoppers' terms and barcodes, the number of distinct ones since `since` (milliseconds
 * since 1970), at most 1,000.
 */
export async function countInbox(
  site: Site,
  { since, associateTag }: { readonly since: number; readonly associateTag: string | null },
): Promise<Insights['inbox']> {
  const { database } = site;
  const counted = async (name: string) =>
    (await sumEventValues(database, { name, since, limit: LOOKED_AT })).length;
  return {
    labelWords: site.catalogue.current().unreadWords.size,
    shopperWords: (await readShopperWords(site, since)).length,
    labResults: (await readUnmatchedLabResults(database)).length,
    offers: await countOpenMatches(database),
    barcodes: await counted(UNKNOWN_BARCODE),
    imperfectSearches: await counted(IMPERFECT_SEARCH),
    faultyLinks: await countFaultyLinks(site, associateTag),
  };
}
