import { readAllLinks } from '#database/links.ts';
import type { Database } from '#database/open-database.ts';
import { siteStripeProblem } from '#domain/retailers/marketplace-link.ts';
import { MAIN_MARKETPLACE } from '#domain/retailers/visible-links.ts';
import type { FailedLink } from './convert-links.ts';

/** Asks whether an address still leads to a page; null if it does, else what is wrong. See `check-online.ts`. */
export type OnlineCheck = (url: string) => Promise<string | null>;

export interface ValidateLinksReport {
  readonly valid: number;
  readonly invalid: readonly FailedLink[];
}

/**
 * Checks the form of every stored marketplace link (SiteStripe form, our tag), and, where a check is passed in, whether
 * it still leads somewhere. Nothing is changed.
 */
export async function validateLinks(
  db: Database,
  { associateTag, online }: { associateTag: string | null; online?: OnlineCheck | undefined },
): Promise<ValidateLinksReport> {
  const links = (await readAllLinks(db)).filter(({ retailer }) => retailer === MAIN_MARKETPLACE);
  const invalid: FailedLink[] = [];
  for (const { productId, affiliateUrl: url } of links) {
    const problem = siteStripeProblem(url, associateTag) ?? (online ? await online(url) : null);
    if (problem !== null) invalid.push({ productId, url, reason: problem });
  }
  return { valid: links.length - invalid.length, invalid };
}
