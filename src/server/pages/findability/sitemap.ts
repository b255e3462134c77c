import { escapeXml } from '#domain/escape-xml.ts';

/** One URL of a sitemap. `path` is absolute, without the origin; `changed` is an ISO date, undefined if unknown. */
export interface SitemapEntry {
  readonly path: string;
  readonly changed?: string | undefined;
}

/** The protocol's limit for one file (https://www.sitemaps.org/protocol.html). */
export const SITEMAP_LIMIT = 50_000;

function element(tag: 'url' | 'sitemap', origin: string, { path, changed }: SitemapEntry): string {
  const date = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`;
  return `<${tag}><loc>${escapeXml(origin + path)}</loc>${date}</${tag}>`;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** URLs written at once, about a millisecond of work. */
const PIECE = 1_000;

/** Yields the pieces of a sitemap. Throws a RangeError if there are more than 50,000 entries. */
export async function* sitemapPieces(
  origin: string,
  entries: readonly SitemapEntry[],
): AsyncGenerator<string> {
  if (entries.length > SITEMAP_LIMIT)
    throw new RangeError(`A sitemap of ${entries.length} addresses; ${SITEMAP_LIMIT} are allowed`);
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n`;
  for (let at = 0; at < entries.length; at += PIECE) {
    const piece = entries.slice(at, at + PIECE);
    yield `${piece.map((entry) => element('url', origin, entry)).join('\n')}\n`;
  }
  yield '</urlset>\n';
}

/** Returns the index that lists the sitemaps. */
export function writeSitemapIndex(origin: string, files: readonly SitemapEntry[]): string {
  const sitemaps = files.map((entry) => element('sitemap', origin, entry)).join('\n');
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${sitemaps}\n</sitemapindex>\n`;
}
