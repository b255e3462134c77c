import type { BrandListing } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { editDistance } from '#domain/ingredients/words/edit-distance.ts';
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
  /** No name holds the text: those found are spelled like it. */
  readonly close: boolean;
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

/** Whether each word is one of the name, with at most one wrong letter, or two in a long word. */
function isSpelledLike(wanted: string, name: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  return wanted.split(/\s+/).every((word) => {
    const most = word.length > 7 ? 2 : word.length > 3 ? 1 : 0;
    return words.some((each) => editDistance(word, each, most) <= most);
  });
}

/**
 * Returns what the page of a view shows: up to `DIRECTORY_PAGE` of all brands, of a letter's, or of those whose name
 * contains a text or, if there is none, is spelled like it.
 */
export function directoryOf(brands: readonly BrandListing[], view: DirectoryView): Directory {
  const all = lettersOf(brands);
  const wanted = view.query.toLowerCase();
  const part = all
    .filter(({ id }) => view.letter === '' || id === view.letter)
    .flatMap((group) => group.brands);
  const holding = part.filter(({ name }) => wanted === '' || name.toLowerCase().includes(wanted));
  const close = holding.length === 0;
  const members = close ? part.filter(({ name }) => isSpelledLike(wanted, name)) : holding;
  const pages = pageCount(members.length, DIRECTORY_PAGE);
  const page = clampPage(view.page, pages);
  const from = pageOffset(page, DIRECTORY_PAGE);
  return {
    total: brands.length,
    letters: all.map(({ letter, id }) => ({ letter, id })),
    view: { ...view, page },
    groups: brandsByLetter(members.slice(from, from + DIRECTORY_PAGE)),
    found: members.length,
    close,
    pages,
  };
}
