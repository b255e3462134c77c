import { parseSearchUrl } from '#contract/search-url.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { FollowedCatalogue } from '../snapshot/follow-catalogue.ts';
import { understandSearch } from '../understand-search.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { memoize } from '#domain/memoize.ts';

/** Matches a link to a search whose text has the placeholder for its number of results. */
const COUNTED = /<a href="\/search\?([^"]*)">([^<]*)#count#([^<]*)<\/a>/g;

/** Counts the families that meet every wish of a search, given by its query string. */
export type CountSearch = (query: string) => Promise<number>;

/** Counts searches in the current catalogue, each once per version and in its own turn of the event loop. */
export function countIn(followed: Pick<FollowedCatalogue, 'current' | 'vocabulary'>): CountSearch {
  const countsOf = memoize((_catalogue: Catalogue) => new Map<string, Promise<number>>());
  return (query) => {
    const { catalogue } = followed.current();
    const counts = countsOf(catalogue);
    const known = counts.get(query);
    if (known !== undefined) return known;
    const count = countOf(catalogue, followed.vocabulary(), query);
    counts.set(query, count);
    // The next article retries a failed count.
    count.catch(() => counts.delete(query));
    return count;
  };
}

async function countOf(
  catalogue: Catalogue,
  vocabulary: Vocabulary,
  query: string,
): Promise<number> {
  const { criteria, filters } = parseSearchUrl(query);
  const understood = await understandSearch(vocabulary, criteria);
  return catalogue.search({
    criteria: understood,
    filters,
    showAll: false,
    unconfirmed: false,
    families: true,
    sort: 'match',
    limit: 1,
    offset: 0,
  }).total;
}

const thousands = new Intl.NumberFormat('en-US');

/**
 * Fills the current number of results into every link of an article's HTML such as `<a href="/search?avoid=soy">#count#
 * products</a>`.
 */
export async function fillCounts(content: string, count: CountSearch): Promise<string> {
  const numbers = new Map<string, string>();
  for (const [, query = ''] of content.matchAll(COUNTED)) {
    numbers.set(query, thousands.format(await count(query.replaceAll('&amp;', '&'))));
  }
  return content.replace(
    COUNTED,
    (_, query: string, before: string, after: string) =>
      `<a href="/search?${query}">${before}${numbers.get(query)}${after}</a>`,
  );
}
