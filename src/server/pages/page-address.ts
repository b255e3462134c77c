/** Parameters that only tell where a visitor came from. They change no page and must not split the cache. */
const TRACKING =
  /^(?:utm_.*|gclid|dclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|ref|igshid|twclid|yclid)$/i;

/**
 * Reduces an absolute-form request target to path and query. Clients write that form for a proxy, and servers must
 * accept it (RFC 9112, 3.2.2).
 */
export function withoutOrigin(target: string): string {
  if (target.startsWith('/')) return target;
  return target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}

/** The path of a requested URL: what comes before the query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Decodes percent-encoding once; null if the path is not valid. */
function decodeValid(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * "/50%" is no valid URL: where a page was asked for, each "%" stands for itself, so that the site answers that there is
 * no such page.
 */
export function withValidPath(url: string): string {
  const path = pathOf(url);
  if (path.startsWith('/api/') || decodeValid(path) !== null) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** The normalized URL of a page, under which it is rendered and cached. */
export interface PageAddress {
  /** Path and query. */
  readonly url: string;
  /** The redirect target if the requested URL has surplus slashes, otherwise null. */
  readonly redirect: string | null;
}

/**
 * Normalizes path and query: removes tracking parameters, sorts the others by name (values of the same name keep their
 * order), and redirects URLs with surplus slashes. The result begins with exactly one slash; nothing after it can be
 * read as a second one by a browser.
 */
export function normalizeAddress(requested: string): PageAddress {
  const path = pathOf(requested);
  const query = requested.slice(path.length + 1);
  // Collapse runs of slashes first: the second expression is quadratic in their length.
  const tidy = `/${path.replace(/\/{2,}/g, '/').replace(/^[/\\\s]+|\/$/g, '')}`;
  if (tidy !== path) return { url: tidy, redirect: tidy + (query === '' ? '' : `?${query}`) };
  if (query === '') return { url: path, redirect: null };
  const parameters = new URLSearchParams(query);
  const names = Array.from(parameters.keys());
  for (const name of names) if (TRACKING.test(name)) parameters.delete(name);
  parameters.sort();
  const rest = parameters.toString();
  return { url: rest === '' ? path : `${path}?${rest}`, redirect: null };
}

const HOLDS_ADMIN_OR_ESCAPES = /admin|%|[^ -~]/i;

/** The most rounds of decoding. Legitimate URLs are not encoded more often. */
const MAX_ENCODED = 4;

/** Decodes percent-encoding once. If the path is not valid UTF-8, decodes its ASCII characters only. */
function decode(path: string): string {
  return (
    decodeValid(path) ??
    path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  );
}

/**
 * Whether a URL leads to the operator's pages, however often it is encoded, in any case, with surplus slashes,
 * backslashes or dots. Deliberately wider than the router: what might be an operator page is never cached.
 */
export function isOperatorAddress(url: string): boolean {
  let path = url.split(/[?#]/, 1)[0] ?? '';
  if (!HOLDS_ADMIN_OR_ESCAPES.test(path)) return false;
  for (let round = 0; path.includes('%'); round += 1) {
    if (round === MAX_ENCODED) return true;
    const before = path;
    path = decode(path);
    if (path === before) break;
  }
  return path
    .normalize('NFKC')
    .toLowerCase()
    .split(/[/\\]/)
    .some((part) => part.trim().startsWith('admin'));
}
