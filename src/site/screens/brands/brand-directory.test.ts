import { expect, it } from 'vitest';
import type { BrandListing } from '#contract/api.ts';
import {
  DIRECTORY_PAGE,
  directoryHref,
  directoryOf,
  readDirectoryView,
} from './brand-directory.ts';

const brands = (count: number): readonly BrandListing[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${at % 2 === 0 ? 'Alpha' : 'Beta'} ${at}`,
    logo: null,
    productsCount: 1 + (at % 977),
    familiesCount: 1 + (at % 31),
  }));
const view = (text: string) => readDirectoryView(new URLSearchParams(text));
const shown = (directory: ReturnType<typeof directoryOf>) =>
  directory.groups.flatMap((group) => group.brands);

it('no page has more brands than fifty, and the pages have them all', () => {
  const list = brands(DIRECTORY_PAGE * 3 + 1);
  const { pages } = directoryOf(list, view(''));
  expect(pages).toBe(4);
  const seen = Array.from({ length: pages }, (_, at) =>
    shown(directoryOf(list, view(`page=${at + 1}`))),
  );
  expect(seen.map((page) => page.length)).toEqual([50, 50, 50, 1]);
  expect(new Set(seen.flat().map(({ id }) => id)).size).toBe(list.length);
});

it('a letter has its own pages, and the alphabet stays', () => {
  const list = brands(DIRECTORY_PAGE * 3);
  const beta = directoryOf(list, view('letter=letter-b&page=2'));
  expect(beta.letters.map(({ letter }) => letter)).toEqual(['A', 'B']);
  expect(shown(beta)).not.toEqual([]);
  expect(shown(beta).filter(({ name }) => !name.startsWith('Beta'))).toEqual([]);
  expect([beta.found, beta.pages]).toEqual([75, 2]);
});

it('finds brands by a part of the name, whatever the case; a page beyond the last is the last', () => {
  const found = directoryOf(brands(2_000), view('q=BETA 19&page=99'));
  expect(shown(found)).not.toEqual([]);
  expect(shown(found).filter(({ name }) => !name.startsWith('Beta 19'))).toEqual([]);
  expect(found.view.page).toBe(found.pages);
  expect(directoryOf(brands(20), view('q=nobody')).found).toBe(0);
});

it('a misspelled name finds those that are spelled like it, and says that none is called so', () => {
  const named = (name: string, id: number) => ({ ...brands(1)[0]!, id, name });
  const list = ['Optimum Nutrition', 'Myprotein', 'PEScience'].map(named);
  const names = (text: string) => {
    const directory = directoryOf(list, view(`q=${text}`));
    return [directory.close, ...shown(directory).map(({ name }) => name)];
  };
  expect(names('optimun nutritoin')).toEqual([true, 'Optimum Nutrition']);
  expect(names('my')).toEqual([false, 'Myprotein']);
  // Of three letters, one wrong makes another name.
  expect(names('myx')).toEqual([true]);
  expect(names('zzzzqqq')).toEqual([true]);
});

it('addresses say what is asked and no more', () => {
  expect(directoryHref(view(''))).toBe('/brands');
  expect(directoryHref(view('letter=letter-a&page=2&x=1'))).toBe('/brands?letter=letter-a&page=2');
});
