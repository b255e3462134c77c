import type { Inbox } from '#contract/inbox.ts';
import { sumEventValues } from '#database/content/events.ts';
import { matchLabResult, readUnmatchedLabResults } from '#database/products/lab-results.ts';
import {
  countOpenMatches,
  decideOfferMatch,
  type OfferDecision,
  readOpenMatches,
} from '#database/retailers/offer-matches.ts';
import { readLinkCoverage } from '#database/retailers/link-coverage.ts';
import { countQuarantinedRecords } from '#database/records/quarantine.ts';
import { readWordDecisions } from '#database/records/word-decisions.ts';
import {
  FRUITLESS_SEARCH,
  IMPERFECT_SEARCH,
  UNKNOWN_BARCODE,
  UNKNOWN_WORD,
} from '../../search/fruitless-searches.ts';
import type { Site } from '../../site.ts';
import { refreshInBackground } from '../../product/derive-and-show.ts';
import { sinceDays } from './last-days.ts';
import { validateLinks } from '../../sitestripe/validate-links.ts';

const SHOWN = 50;
const LOOKED_AT = 1_000;

/** Shoppers' terms since a time (milliseconds since 1970) that are still not understood, most frequent first. */
export async function readShopperWords(site: Site, since: number): Promise<Inbox['shopperWords']> {
  const query = { name: FRUITLESS_SEARCH, since, limit: LOOKED_AT };
  const counted = await sumEventValues(site.database, query);
  return counted
    .filter(({ label }) => label.startsWith(UNKNOWN_WORD))
    .map(({ label, count }) => ({ label: label.slice(UNKNOWN_WORD.length), count }))
    .filter(({ label }) => site.vocabulary.resolve(label) === null);
}

/** Everything that awaits the operator. Each list is cut to a reviewable length. */
export async function readInbox(site: Site, associateTag: string | null): Promise<Inbox> {
  const { database } = site;
  const since = sinceDays(site.now());
  const { unreadWords, catalogue } = site.catalogue.current();
  const counted = async (name: string) => [
    ...(await sumEventValues(database, { name, since, limit: SHOWN })),
  ];
  const { invalid } = await validateLinks(database, { associateTag });
  const unmatched = await readUnmatchedLabResults(database);
  return {
    labelWords: unreadWords.most(SHOWN).map(({ word, products }) => ({
      word,
      products: products.length,
      example: products[0] ?? 0,
    })),
    labelWordsCount: unreadWords.size,
    shopperWords: (await readShopperWords(site, since)).slice(0, SHOWN),
    decisions: [...(await readWordDecisions(database))],
    damagedTexts: (await countQuarantinedRecords(database)).open,
    labResults: unmatched.map(({ id, tester, name, result, link }) => ({
      id,
      tester,
      name,
      result,
      link,
    })),
    offers: (await readOpenMatches(database, SHOWN)).map(({ product_id: id, ...offer }) => ({
      ...offer,
      productId: offer.product === null ? null : id,
    })),
    offersCount: await countOpenMatches(database),
    barcodes: await counted(UNKNOWN_BARCODE),
    imperfectSearches: await counted(IMPERFECT_SEARCH),
    links: {
      coverage: [...(await readLinkCoverage(database))],
      products: catalogue.size,
      faulty: invalid.slice(0, SHOWN),
      faultyCount: invalid.length,
    },
  };
}

/** Sets the family that a laboratory's result is about. Returns false if there is no such result or product. */
export async function matchResult(
  site: Site,
  match: { readonly id: string; readonly productId: number },
): Promise<boolean> {
  const matched = await matchLabResult(site.database, match.id, match.productId);
  if (matched) refreshInBackground(site);
  return matched;
}

/** Sets the product that a row of a price feed is about. Returns false if there is no such row or product. */
export function decideOffer({ database }: Site, decision: OfferDecision): Promise<boolean> {
  return decideOfferMatch(database, decision);
}
