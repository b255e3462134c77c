import { parseSearchUrl } from '#contract/search-url.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { FollowedCatalogue } from '../search/follow-catalogue.ts';
import { understandSearch } from '../search/understand-search.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { memoize } from '#domain/memoize.ts';

/** A link of an article to a search, with the place in its words where the number stands that it counts. */
const COUNTED = /<a href="\/search\?([^"]*)">([^<]*)#count#([^<]*)<\/a>/g;

/** How many families a search finds that meet every wish; asked with the query string of its address. */
export type CountSearch = (query: string) => Promise<number>;

/** Counts searches in the catalogue as it stands, each once a version and in a turn of the event loop of its own. */
export function countIn(followed: Pick<FollowedCatalogue, 'current' | 'vocabulary'>): CountSearch {
  const countsOf = memoize((_catalogue: Catalogue) => new Map<string, Promise<number>>());
  return (query) => {
    const { catalogue } = followed.current();
    const counts = countsOf(catalogue);
    const known = counts.get(query);
    if (known !== undefined) return known;
    const count = countOf(catalogue, followed.vocabulary(), query);
    counts.set(query, count);
    // After a failure the next article tries again.
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
 * An article's HTML with today's number in every link that counts: `<a href="/search?avoid=soy">#count# products</a>`. So
 * each number stands in a link to the search that it counts.
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
