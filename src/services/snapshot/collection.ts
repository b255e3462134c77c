import type { SearchView } from '#contract/search-url.ts';

/** A file of `data/collections`: a search that many people make, with an explanation. */
export interface CollectionText {
  readonly slug: string;
  readonly title: string;
  readonly group: string;
  /** One sentence for search engines and lists. */
  readonly summary: string;
  /** Paragraphs: what the wish means, how it is judged, its limits. */
  readonly text: readonly string[];
  readonly view: Pick<SearchView, 'criteria' | 'filters'>;
}
