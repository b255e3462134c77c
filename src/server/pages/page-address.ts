/** Parameters that only count where a visitor came from: they change no page and must not split the cache. */
const TRACKING =
  /^(?:utm_.*|gclid|dclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|ref|igshid|twclid|yclid)$/i;

/** An address of a page as asked for, in the one form under which it is rendered and cached. */
export interface PageAddress {
  /** Path and query. */
  readonly url: string;
  /** Where the address is better written otherwise: surplus slashes. */
  readonly redirect: string | null;
}

/**
 * Normalises path and query: tracking parameters go, the others are sorted by name (the order of values of one name
 * stays), surplus slashes are redirected away. The result always begins with exactly one slash, and with nothing after it
 * that a browser would read as a second one.
 */
export function normalizeAddress(requested: string): PageAddress {
  const at = requested.indexOf('?');
  const path = at === -1 ? requested : requested.slice(0, at);
  const query = at === -1 ? '' : requested.slice(at + 1);
  // Runs of slashes first: what looks for their end takes a time that grows with the square of their length.
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

/** No address that anybody writes is encoded more often; each round goes through all of it. */
const MOST_ENCODED = 4;

/** Undoes percent-encoding once; where the whole cannot be decoded, the ASCII in it. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}

/**
 * Whether an address leads to the operator's pages in any reading of it: however often encoded, in any case, with surplus or
 * turned slashes and dots. Wider than the router on purpose: what might be the operator's is never cached.
 */
export function isOperatorAddress(url: string): boolean {
  let path = url.split(/[?#]/, 1)[0] ?? '';
  if (!HOLDS_ADMIN_OR_ESCAPES.test(path)) return false;
  for (let round = 0; path.includes('%'); round += 1) {
    if (round === MOST_ENCODED) return true;
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
