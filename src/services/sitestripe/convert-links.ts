import { randomUUID } from 'node:crypto';
import type { FailedLinks } from '#contract/failed-links.ts';
import type { ConvertLinksReport } from '#contract/sitestripe.ts';
import { type LinkChange, writeLinkBatch } from '#database/retailers/link-history.ts';
import { readAllLinks } from '#database/retailers/links.ts';
import type { Database } from '#database/connection/open-database.ts';
import { toSiteStripe, parseMarketplaceLink } from '#domain/retailers/marketplace-link.ts';
import { isMainMarketplace } from '#domain/retailers/visible-links.ts';

/**
 * Converts every stored marketplace link to the canonical SiteStripe form with our tag (specification section 2). Links
 * that cannot be converted stay unchanged and are reported. Idempotent.
 */
export async function convertLinks(
  db: Database,
  { associateTag, now }: { readonly associateTag: string | null; readonly now: number },
): Promise<ConvertLinksReport> {
  const links = (await readAllLinks(db)).filter(isMainMarketplace);
  const changes: LinkChange[] = [];
  const failed: FailedLinks[number][] = [];
  for (const link of links) {
    const conversion = toSiteStripe(link.affiliateUrl, associateTag);
    if (!conversion.ok) {
      failed.push({ productId: link.productId, url: link.affiliateUrl, reason: conversion.reason });
    } else if (conversion.changed) {
      const asin = parseMarketplaceLink(conversion.url)?.asin ?? link.asin;
      const after = { ...link, url: conversion.url, affiliateUrl: conversion.url, asin };
      changes.push({ before: link, after });
    }
  }
  await writeLinkBatch(db, { id: randomUUID(), action: 'convert', now }, changes);
  return {
    converted: changes.length,
    unchanged: links.length - changes.length - failed.length,
    failed,
  };
}
