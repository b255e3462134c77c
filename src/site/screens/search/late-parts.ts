import { parseSearchUrl } from '#contract/search-url.ts';
import { latePart } from '../../ui/late-part.tsx';
import type { SearchData } from './search-data.ts';
import { loadRail, loadWishes } from './wishes-rail.tsx';

/** The parts of the results that come in chunks of their own: a page has one layout of two, and something or nothing found. */
export const late = {
  CardsView: latePart(async () => (await import('./cards-view.tsx')).CardsView),
  TableView: latePart(async () => (await import('./table-view.tsx')).TableView),
  UnknownWords: latePart(async () => (await import('./unknown-words.tsx')).UnknownWords),
  NothingFound: latePart(async () => (await import('./nothing-found.tsx')).NothingFound),
} as const;

/** The part that shows what was found. */
function resultsPart(search: string, data: SearchData) {
  if (!data.failed && data.results.total === 0) return late.NothingFound;
  return parseSearchUrl(search).layout === 'table' ? late.TableView : late.CardsView;
}

/** Fetches what a page shows in any case: what was found, and the rail where it is in sight. */
export function loadLateParts(search: string, data: SearchData): Promise<unknown> {
  return Promise.all([resultsPart(search, data).load(), loadRail()]);
}

if (import.meta.env.SSR)
  await Promise.all([loadWishes(), ...Object.values(late).map(({ load }) => load())]);
