import { expect, it } from 'vitest';
import type { BrandListing } from '#contract/api.ts';
import {
  directoryHref,
  directoryOf,
  DIRECTORY_PAGE,
  LARGEST,
  readDirectoryView,
  WHOLE_DIRECTORY,
} from './brand-directory.ts';

const brands = (count: number): readonly BrandListing[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${at % 2 === 0 ? 'Alpha' : 'Beta'} ${at}`,
    logo: null,
    productsCount: 1 + (at % 977),
  }));
const view = (text: string) => readDirectoryView(new URLSearchParams(text));
const shown = (directory: ReturnType<typeof directoryOf>) =>
  directory.groups.flatMap((group) => group.brands);

it('a short directory stands on one page', () => {
  const directory = directoryOf(brands(WHOLE_DIRECTORY), view(''));
  expect([directory.kind, shown(directory).length]).toEqual(['whole', WHOLE_DIRECTORY]);
});

it('a long one begins with its largest brands and leads to the rest by letter, in pages', () => {
  const list = brands(WHOLE_DIRECTORY * 3);
  const first = directoryOf(list, view(''));
  expect(first.kind).toBe('largest');
  expect(shown(first)).toHaveLength(LARGEST);
  const counts = shown(first).map(({ productsCount }) => productsCount);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const seen = first.letters.flatMap(({ id }) => {
    const { pages } = directoryOf(list, view(`letter=${id}`));
    return Array.from({ length: pages }, (_, at) =>
      shown(directoryOf(list, view(`letter=${id}&page=${at + 1}`))),
    );
  });
  expect(Math.max(...seen.map((page) => page.length))).toBe(DIRECTORY_PAGE);
  expect(new Set(seen.flat().map(({ id }) => id)).size).toBe(list.length);
});

it('finds brands by a part of the name, whatever the case; a page beyond the last is the last', () => {
  const found = directoryOf(brands(2_000), view('q=BETA 19&page=99'));
  expect(shown(found).every(({ name }) => name.startsWith('Beta 19'))).toBe(true);
  expect([found.found, found.view.page]).toEqual([shown(found).length, found.pages]);
  expect(directoryOf(brands(20), view('q=nobody')).found).toBe(0);
});

it('addresses say what is asked and no more', () => {
  expect(directoryHref(view(''))).toBe('/brands');
  expect(directoryHref(view('letter=letter-a&page=2&x=1'))).toBe('/brands?letter=letter-a&page=2');
});
