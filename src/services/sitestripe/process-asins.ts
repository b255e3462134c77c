import { randomUUID } from 'node:crypto';
import type { ProcessAsinsReport } from '#contract/sitestripe.ts';
import {
  type LinkBatch,
  type LinkChange,
  undoLastLinkBatch,
  writeLinkBatch,
} from '#database/retailers/link-history.ts';
import { readLinks, type StoredLink } from '#database/retailers/links.ts';
import type { Database } from '#database/connection/open-database.ts';
import { readShownIds } from '#database/families/product-lookups.ts';
import {
  type AsinEntry,
  parseAsinEntries,
  type RejectedLine,
} from '#domain/retailers/asin-entries.ts';
import { siteStripeLink } from '#domain/retailers/marketplace-link.ts';
import { isMainMarketplace, MAIN_MARKETPLACE } from '#domain/retailers/visible-links.ts';
import { isoTime } from '#database/connection/iso-time.ts';

export interface ProcessAsinsRequest {
  /** The completed template, one product per line: product id, ASIN, price. */
  readonly templateContent: string;
  readonly associateTag: string | null;
  /** The time at which the prices were read, in milliseconds since 1970. */
  readonly now: number;
  /** If true, reports what would happen but writes nothing. */
  readonly dryRun?: boolean | undefined;
}

function linkOf(
  { productId, asin, price }: AsinEntry,
  before: StoredLink | null,
  request: ProcessAsinsRequest,
): StoredLink {
  const url = siteStripeLink(asin, request.associateTag);
  return {
    productId,
    retailer: before?.retailer ?? MAIN_MARKETPLACE,
    url,
    affiliateUrl: url,
    asin,
    currentPrice: price,
    priceCheckedAt: price === null ? null : isoTime(request.now),
    isActive: true,
    origin: 'operator',
    batch: null,
  };
}

function isSameLink(before: StoredLink | null, after: StoredLink): boolean {
  return (
    before !== null &&
    before.isActive &&
    before.asin === after.asin &&
    before.affiliateUrl === after.affiliateUrl &&
    before.currentPrice === after.currentPrice &&
    after.currentPrice === null
  );
}

/**
 * Turns completed template lines into marketplace links in SiteStripe form (specification section 2). Valid lines are
 * written in one transaction, so a killed request leaves nothing half written. Every other line is reported with its
 * number and reason. Idempotent.
 */
export async function processAsins(
  db: Database,
  request: ProcessAsinsRequest,
): Promise<ProcessAsinsReport> {
  const { entries, rejected } = parseAsinEntries(request.templateContent);
  const ids = entries.map(({ productId }) => productId);
  const known = await readShownIds(db, ids);
  const links = await readLinks(db, [...known]);
  const lines = request.templateContent.split(/\r\n|\r|\n/);
  const changes: LinkChange[] = [];
  const unknown: RejectedLine[] = [];
  let unchanged = 0;
  for (const entry of entries) {
    if (!known.has(entry.productId)) {
      const text = (lines[entry.line - 1] ?? '').trim();
      unknown.push({ line: entry.line, text, reason: `There is no product ${entry.productId}.` });
      continue;
    }
    const stored = links.get(entry.productId) ?? [];
    const before = stored.find(isMainMarketplace) ?? null;
    const after = linkOf(entry, before, request);
    if (isSameLink(before, after)) unchanged += 1;
    else changes.push({ before, after });
  }
  if (request.dryRun !== true) {
    await writeLinkBatch(db, { id: randomUUID(), action: 'process', now: request.now }, changes);
  }
  const created = changes.filter(({ before }) => before === null).length;
  return {
    created,
    updated: changes.length - created,
    unchanged,
    rejected: [...rejected, ...unknown].sort((a, b) => a.line - b.line),
  };
}

/** Restores the links of the newest batch (entries or a conversion). Null if there is nothing to undo. */
export function undoLastBatch(db: Database, now: number): Promise<LinkBatch | null> {
  return undoLastLinkBatch(db, now);
}
