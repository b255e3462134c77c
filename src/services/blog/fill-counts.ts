import { parseSearchUrl } from '#contract/search-url.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { FollowedCatalogue } from '../search/follow-catalogue.ts';
import { understandSearch } from '../search/understand-search.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';

/** A link of an article to a search, with the place in its words where the number stands that it counts. */
const COUNTED = /<a href="\/search\?([^"]*)">([^<]*)#count#([^<]*)<\/a>/g;

/** How many families a search finds that meet every wish; asked with the query string of its address. */
export type CountSearch = (query: string) => number;

/** Counts searches in the catalogue as it stands, each once a version. */
export function countIn(followed: FollowedCatalogue): CountSearch {
  const counted = new WeakMap<Catalogue, Map<string, number>>();
  return (query) => {
    const { catalogue } = followed.current();
    const known = counted.get(catalogue) ?? new Map<string, number>();
    counted.set(catalogue, known);
    const count = known.get(query) ?? countOf(catalogue, followed.vocabulary(), query);
    known.set(query, count);
    return count;
  };
}

function countOf(catalogue: Catalogue, vocabulary: Vocabulary, query: string): number {
  const { criteria, filters } = parseSearchUrl(query);
  return catalogue.search({
    criteria: understandSearch(vocabulary, criteria),
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
export function fillCounts(content: string, count: CountSearch): string {
  return content.replace(COUNTED, (_, query: string, before: string, after: string) => {
    const number = thousands.format(count(query.replaceAll('&amp;', '&')));
    return `<a href="/search?${query}">${before}${number}${after}</a>`;
  });
}
