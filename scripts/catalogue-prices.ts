import { existsSync } from 'node:fs';
import type { Database } from '#database/connection/open-database.ts';
import {
  decideOfferMatch,
  type OfferDecision,
  readOpenMatches,
} from '#database/retailers/offer-matches.ts';
import { importPrices, type PriceFeed } from '#importer/prices/import-prices.ts';
import { readFeedMap } from '#importer/prices/feed-map.ts';
import { ImportFileError } from '#importer/rows/read-lines.ts';
import { createPoliteClient, OutsideError } from '#importer/update/polite-client.ts';
import { readConfig } from '#server/config.ts';
import { updateSettings } from '#server/updates.ts';
import { type Command, readNumber, UsageError } from './catalogue-command.ts';
import { print, printBusy } from './catalogue-output.ts';

/** `prices`: imports a retailer's feed, lists offers that await a decision, or decides one. */
export const preparePrices: Command = (values, words) => {
  const [first, retailer, offer, product] = words;
  if (first === 'review') {
    const limit = readNumber(values.limit ?? '50', '--limit');
    return (db) => review(db, limit);
  }
  if ((first === 'accept' || first === 'reject') && retailer !== undefined && offer !== undefined) {
    const productId = product === undefined ? undefined : readNumber(product, 'PRODUCT');
    const decision = first === 'accept' ? 'accepted' : 'rejected';
    return (db) => decide(db, { retailer, offer, decision, productId });
  }
  if (first === undefined || values.retailer === undefined || values.map === undefined)
    throw new UsageError('Say: prices --retailer NAME --map MAP FILE|URL, or prices review.');
  if (!/^https?:\/\//.test(first) && !existsSync(first))
    throw new UsageError(`There is no file "${first}".`);
  const feed = { retailer: values.retailer, place: first, map: readFeedMap(values.map) };
  return (db) => readPrices(db, feed);
};

async function readPrices(db: Database, feed: PriceFeed): Promise<number> {
  const { userAgent } = updateSettings(readConfig(process.env));
  try {
    const outcome = await importPrices(db, feed, createPoliteClient({ userAgent, pauseMs: 0 }));
    if (outcome.status === 'busy') return printBusy('prices');
    const { rows, byGtin, byName, toReview, ofNoProduct, ended, rejected } = outcome.report;
    print(`Offers read          ${rows}
Prices               ${byGtin + byName}  (${byGtin} by barcode, ${byName} by name)
To review            ${toReview}  (npm run catalogue -- prices review)
Of no product here   ${ofNoProduct}
No longer offered    ${ended}`);
    for (const [reason, count] of Object.entries(rejected))
      print(`  ${String(count).padStart(7)}  ${reason}`);
    return 0;
  } catch (error) {
    if (!(error instanceof OutsideError || error instanceof ImportFileError)) throw error;
    print(`Not read to its end, run again: ${error.message}`);
    return 4;
  }
}

async function review(db: Database, limit: number): Promise<number> {
  for (const { retailer, offer, name, product, product_id: id, score } of await readOpenMatches(
    db,
    limit,
  ))
    print(
      `${retailer} ${offer}  ${name}\n    ${product === null ? 'resembles no product' : `${Math.round(100 * score)} %: product ${id}, ${product}`}`,
    );
  return 0;
}

async function decide(db: Database, decision: OfferDecision): Promise<number> {
  const { retailer, offer } = decision;
  if (!(await decideOfferMatch(db, decision)))
    throw new UsageError(
      `No offer "${offer}" of "${retailer}" waits for a decision; one that resembles no product wants its number.`,
    );
  print(
    decision.decision === 'accepted'
      ? 'Accepted: the next reading of the feed takes it in.'
      : 'Rejected: it stays out.',
  );
  return 0;
}
