import type { BrandListing } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { clampPage, pageCount, pageOffset } from '#domain/paging/pager.ts';
import { brandsByLetter, type LetterGroup } from './brands-by-letter.ts';

/** Up to this many brands stand on one page; more are shown by letter, and the largest first. */
export const WHOLE_DIRECTORY = 900;
/** The brands with the most products that a longer directory begins with. */
export const LARGEST = 50;
/** Brands on one page of a letter or a search. */
export const DIRECTORY_PAGE = 200;

/** What part of the directory is asked for. */
export interface DirectoryView {
  /** The id of a letter's section; '' for none. */
  readonly letter: string;
  readonly query: string;
  readonly page: number;
}

/** The part of the directory that one page shows. */
export interface Directory {
  /** Brands in the whole directory. */
  readonly total: number;
  /** `whole`: all of them; `largest`: those with the most products; `part`: a page of a letter or of what a text finds. */
  readonly kind: 'whole' | 'largest' | 'part';
  readonly view: DirectoryView;
  readonly letters: readonly Pick<LetterGroup, 'letter' | 'id'>[];
  /** What is shown. */
  readonly groups: readonly LetterGroup[];
  /** Brands of the part, on all its pages. */
  readonly found: number;
  readonly pages: number;
}

const grouped = new WeakMap<readonly BrandListing[], readonly LetterGroup[]>();

/** The letters of one list of brands, worked out once. */
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

/** The address of a part of the directory. */
export function directoryHref({ letter, query, page }: DirectoryView): string {
  const parameters = new URLSearchParams();
  if (letter !== '') parameters.set('letter', letter);
  if (query !== '') parameters.set('q', query);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? paths.brands() : `${paths.brands()}?${text}`;
}

function largestOf(brands: readonly BrandListing[]): readonly BrandListing[] {
  return brands.toSorted((a, b) => b.productsCount - a.productsCount).slice(0, LARGEST);
}

/** What the page of an address shows: the whole of a short directory, otherwise its largest brands or a page of what is asked. */
export function directoryOf(brands: readonly BrandListing[], view: DirectoryView): Directory {
  const all = lettersOf(brands);
  const letters = all.map(({ letter, id }) => ({ letter, id }));
  const common = { total: brands.length, view, letters };
  const asked = view.letter !== '' || view.query !== '';
  if (!asked && brands.length <= WHOLE_DIRECTORY) {
    return { ...common, kind: 'whole', groups: all, found: brands.length, pages: 1 };
  }
  if (!asked) {
    const groups = [{ letter: 'Most products', id: 'largest', brands: largestOf(brands) }];
    return { ...common, kind: 'largest', groups, found: brands.length, pages: 1 };
  }
  const wanted = view.query.toLowerCase();
  const members = all
    .filter(({ id }) => view.letter === '' || id === view.letter)
    .flatMap((group) => group.brands)
    .filter(({ name }) => wanted === '' || name.toLowerCase().includes(wanted));
  const pages = pageCount(members.length, DIRECTORY_PAGE);
  const page = clampPage(view.page, pages);
  const from = pageOffset(page, DIRECTORY_PAGE);
  const shown = members.slice(from, from + DIRECTORY_PAGE);
  return {
    ...common,
    kind: 'part',
    view: { ...view, page },
    groups: brandsByLetter(shown),
    found: members.length,
    pages,
  };
}
