import { type ParsedSearchView, parseSearchUrl } from '#contract/search-url.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { SearchFigures } from '../../queries.ts';
import type { SearchData } from './search-data.ts';
import { loadRail, loadWishes } from './wishes/wishes-rail.tsx';

/** The parts of the results with chunks of their own: a page has one of two layouts, and results or none. */
export const lazy = {
  CardsView: lazyPart(async () => (await import('./listing/cards-view.tsx')).CardsView),
  TableView: lazyPart(async () => (await import('./listing/table-view.tsx')).TableView),
  UnknownWords: lazyPart(async () => (await import('./notes/unknown-words.tsx')).UnknownWords),
  NothingFound: lazyPart(async () => (await import('./notes/nothing-found.tsx')).NothingFound),
} as const;

/** Returns whether the search has parts that were not understood, or words that the vocabulary does not know. */
export const hasUnknownWords = (
  { unread, problems }: ParsedSearchView,
  { warnings }: SearchFigures,
): boolean =>
  unread !== undefined ||
  problems.length > 0 ||
  warnings.some(({ kind }) => kind === 'unknown-word');

function resultsParts(search: string, data: SearchData) {
  const view = parseSearchUrl(search);
  const found = view.layout === 'table' ? lazy.TableView : lazy.CardsView;
  if (data.failed) return [found];
  const list = data.results.total === 0 ? lazy.NothingFound : found;
  return hasUnknownWords(view, data.summary) ? [lazy.UnknownWords, list] : [list];
}

/**
 * Fetches what a page always shows: the results, and the rail if it is visible. A part rendered by the server must be
 * loaded before hydration.
 */
export function loadParts(search: string, data: SearchData): Promise<unknown> {
  return Promise.all([...resultsParts(search, data).map(({ load }) => load()), loadRail()]);
}

if (import.meta.env.SSR)
  await Promise.all([loadWishes(), ...Object.values(lazy).map(({ load }) => load())]);
