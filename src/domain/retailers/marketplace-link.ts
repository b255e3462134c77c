import { asinProblem } from './asin.ts';

/** The link code of SiteStripe's text links. */
const TEXT_LINK_CODE = 'll1';

/** The marketplace's home domain, used in links that the site makes. */
const HOME_DOMAIN = 'amazon.com';

/** What a marketplace address leads to. */
export interface MarketplaceLink {
  /** `product`: one ASIN; `short`: a shortened address whose target cannot be read from it; `other`: a search, a shop … */
  readonly kind: 'product' | 'short' | 'other';
  /** Without subdomain: "amazon.com", "amazon.co.uk"; for shortened addresses their host. */
  readonly domain: string;
  /** Upper case; null unless `kind` is `product`. */
  readonly asin: string | null;
  /** The associate tag in the address, whoever's it is. */
  readonly tag: string | null;
  readonly linkCode: string | null;
}

const SHORT_HOSTS: ReadonlySet<string> = new Set([
  'amzn.to',
  'amzn.com',
  'a.co',
  'amzn.eu',
  'amzn.asia',
]);

const HOST = /^(?:[a-z0-9-]+\.)*(amazon\.(?:com|[a-z]{2}|com?\.[a-z]{2}))$/;

/** Paths that contain an ASIN; a product-name slug before it and tracking parts after it are allowed. */
const ASIN_PATHS: readonly RegExp[] = [
  /\/(?:dp|d)\/(?:product\/|aw\/)?([a-z0-9]{10})(?=[/?#]|$)/i,
  /\/gp\/(?:aw\/d|product(?:\/glance|\/-)?|offer-listing|aw\/ol|customer-reviews)\/([a-z0-9]{10})(?=[/?#]|$)/i,
  /\/exec\/obidos\/(?:asin|tg\/detail\/-|tg\/stores\/detail\/-(?:\/[a-z]+)?|redirect\/asin)\/([a-z0-9]{10})(?=[/?#]|$)/i,
  /\/o\/asin\/([a-z0-9]{10})(?=[/?#]|$)/i,
  /\/(?:product-reviews|asin)\/([a-z0-9]{10})(?=[/?#]|$)/i,
];

interface Address {
  readonly host: string;
  readonly path: string;
  readonly query: ReadonlyMap<string, string>;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function readAddress(text: string): Address | null {
  const parts =
    /^(?:https?:)?(?:\/\/)?([^/?#\s:@]+)(?::\d+)?((?:\/[^?#\s]*)?)(?:\?([^#\s]*))?(?:#\S*)?$/i.exec(
      text.trim(),
    );
  if (parts === null) return null;
  const query = new Map<string, string>();
  for (const pair of (parts[3] ?? '').replaceAll('&amp;', '&').split('&')) {
    const [name = '', ...rest] = pair.split('=');
    const key = decode(name).toLowerCase();
    if (key !== '' && !query.has(key)) query.set(key, decode(rest.join('=')));
  }
  return { host: (parts[1] ?? '').toLowerCase(), path: decode(parts[2] ?? ''), query };
}

/** Old addresses have the tag as a path segment after the ASIN: /exec/obidos/ASIN/0123456789/some-20. */
const TAG_BEHIND_ASIN = /^\/([a-z0-9][a-z0-9-]*-\d{2})(?:\/|$)/i;

interface FoundAsin {
  /** As written, in either case; it may be invalid (`asinProblem`). */
  readonly written: string;
  readonly tag: string | null;
}

function findAsin({ path, query }: Address): FoundAsin {
  for (const form of ASIN_PATHS) {
    const found = form.exec(path);
    if (found === null) continue;
    const behind = path.slice(found.index + found[0].length);
    return { written: found[1] ?? '', tag: TAG_BEHIND_ASIN.exec(behind)?.[1] ?? null };
  }
  return { written: query.get('asin') ?? '', tag: null };
}

/**
 * Reads an address of the marketplace in any of its known forms: /dp, /gp/product, /gp/aw/d, /exec/obidos, /o/ASIN,
 * with product-name slugs, tracking parts and other people's tags, on any country's domain. Null if the text is not an
 * address of the marketplace.
 */
export function parseMarketplaceLink(text: string): MarketplaceLink | null {
  const address = readAddress(text);
  if (address === null) return null;
  const { host, query } = address;
  const tag = query.get('tag') ?? null;
  const linkCode = query.get('linkcode') ?? null;
  const short = host.replace(/^www\./, '');
  if (SHORT_HOSTS.has(short)) return { kind: 'short', domain: short, asin: null, tag, linkCode };
  const domain = HOST.exec(host)?.[1];
  if (domain === undefined) return null;
  const { written, tag: tagInPath } = findAsin(address);
  const asin = written.toUpperCase();
  if (asinProblem(asin) !== null) return { kind: 'other', domain, asin: null, tag, linkCode };
  return { kind: 'product', domain, asin, tag: tag ?? tagInPath, linkCode };
}

/**
 * The SiteStripe text link of a product: `https://www.amazon.com/dp/ASIN?tag=…&linkCode=…`. Without an associate tag
 * (the setting is empty) it is the plain product address, which earns nothing.
 */
export function siteStripeLink(asin: string, associateTag: string | null): string {
  const address = `https://www.${HOME_DOMAIN}/dp/${asin}`;
  if (associateTag === null || associateTag === '') return address;
  return `${address}?tag=${encodeURIComponent(associateTag)}&linkCode=${TEXT_LINK_CODE}`;
}

/** A link converted to SiteStripe form, or the reason why it cannot be. */
export type Conversion =
  | { readonly ok: true; readonly url: string; readonly changed: boolean }
  | { readonly ok: false; readonly reason: string };

/**
 * Converts a marketplace link to SiteStripe form with our tag, replacing any other tag. Refuses, with a reason,
 * shortened addresses, pages that are not a product, and other countries' domains, where the same ASIN may be another
 * product and our tag has no effect.
 */
export function toSiteStripe(url: string, associateTag: string | null): Conversion {
  const link = parseMarketplaceLink(url);
  if (link === null) return { ok: false, reason: 'Not an Amazon address.' };
  if (link.kind === 'short') {
    return { ok: false, reason: 'A shortened address: open it and enter the ASIN it leads to.' };
  }
  if (link.asin === null) return { ok: false, reason: 'The address names no product (no ASIN).' };
  if (link.domain !== HOME_DOMAIN) {
    return {
      ok: false,
      reason: `The address is on ${link.domain}; links must lead to ${HOME_DOMAIN}.`,
    };
  }
  const converted = siteStripeLink(link.asin, associateTag);
  return { ok: true, url: converted, changed: converted !== url };
}

/** What is wrong with a stored link as a SiteStripe link with our tag, in one sentence; null if nothing is. */
export function siteStripeProblem(url: string, associateTag: string | null): string | null {
  const conversion = toSiteStripe(url, associateTag);
  if (!conversion.ok) return conversion.reason;
  if (!conversion.changed) return null;
  const tag = parseMarketplaceLink(url)?.tag ?? null;
  if (associateTag !== null && associateTag !== '' && tag !== associateTag) {
    return tag === null
      ? 'The associate tag is missing.'
      : `The tag is "${tag}", not "${associateTag}".`;
  }
  return `Not in SiteStripe form; expected ${conversion.url}`;
}
