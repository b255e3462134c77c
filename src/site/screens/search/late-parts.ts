import { parseSearchUrl } from '#contract/search-url.ts';
import { loadFilterFields } from '../../search-form/late-filter-fields.ts';
import { latePart } from '../../ui/late-part.tsx';

/** The parts of the results that come in chunks of their own: a page has one layout of two, and something or nothing found. */
export const late = {
  CardsView: latePart(async () => (await import('./cards-view.tsx')).CardsView),
  TableView: latePart(async () => (await import('./table-view.tsx')).TableView),
  Toolbar: latePart(async () => (await import('./toolbar.tsx')).Toolbar),
  ListEnd: latePart(async () => (await import('./list-end.tsx')).ListEnd),
  UnknownWords: latePart(async () => (await import('./unknown-words.tsx')).UnknownWords),
  NothingFound: latePart(async () => (await import('./nothing-found.tsx')).NothingFound),
} as const;

/** Fetches what the page of an address shows in any case. */
export function loadLateParts(search: string): Promise<unknown> {
  const view = parseSearchUrl(search).layout === 'table' ? late.TableView : late.CardsView;
  return Promise.all([view.load(), late.Toolbar.load(), late.ListEnd.load(), loadFilterFields()]);
}

if (import.meta.env.SSR)
  await Promise.all([loadFilterFields(), ...Object.values(late).map(({ load }) => load())]);
