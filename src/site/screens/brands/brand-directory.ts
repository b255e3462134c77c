import type { BrandListing } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { clampPage, pageCount, pageOffset } from '#domain/paging/pager.ts';
import { brandsByLetter, type LetterGroup } from './brands-by-letter.ts';

/** Brands per page. */
export const DIRECTORY_PAGE = 50;

/** The part of the directory that an address requests. */
export interface DirectoryView {
  /** The id of a letter; '' for all. */
  readonly letter: string;
  readonly query: string;
  readonly page: number;
}

/** What one page of the directory shows. */
export interface Directory {
  /** Number of brands in the whole directory. */
  readonly total: number;
  readonly view: DirectoryView;
  readonly letters: readonly Pick<LetterGroup, 'letter' | 'id'>[];
  /** The page's brands, grouped by letter. */
  readonly groups: readonly LetterGroup[];
  /** Number of brands that match the view, on all its pages. */
  readonly found: number;
  readonly pages: number;
}

const grouped = new WeakMap<readonly BrandListing[], readonly LetterGroup[]>();

/** Returns a list's brands by letter, cached per list. */
function lettersOf(brands: readonly BrandListing[]): readonly LetterGroup[] {
  let groups = grouped.get(brands);
  if (groups === undefined) {
    groups = brandsByLetter(brands);
    grouped.set(brands, groups);
  }
  return groups;
}

export function readDirectoryView(query: URLSearchParams): DirectoryView {
  return {
    letter: (query.get('letter') ?? '').slice(0, 20),
    query: (query.get('q') ?? '').trim().slice(0, 200),
    page: Number(query.get('page') ?? '1'),
  };
}

/** Returns the address of a part of the directory. */
export function directoryHref({ letter, query, page }: DirectoryView): string {
  const parameters = new URLSearchParams();
  if (letter !== '') parameters.set('letter', letter);
  if (query !== '') parameters.set('q', query);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? paths.brands() : `${paths.brands()}?${text}`;
}

/**
 * Returns what the page of a view shows: up to `DIRECTORY_PAGE` of all brands, of a letter's, or of those whose name
 * contains a text.
 */
export function directoryOf(brands: readonly BrandListing[], view: DirectoryView): Directory {
  const all = lettersOf(brands);
  const wanted = view.query.toLowerCase();
  const members = all
    .filter(({ id }) => view.letter === '' || id === view.letter)
    .flatMap((group) => group.brands)
    .filter(({ name }) => wanted === '' || name.toLowerCase().includes(wanted));
  const pages = pageCount(members.length, DIRECTORY_PAGE);
  const page = clampPage(view.page, pages);
  const from = pageOffset(page, DIRECTORY_PAGE);
  return {
    total: brands.length,
    letters: all.map(({ letter, id }) => ({ letter, id })),
    view: { ...view, page },
    groups: brandsByLetter(members.slice(from, from + DIRECTORY_PAGE)),
    found: members.length,
    pages,
  };
}
