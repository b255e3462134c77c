import { expect, test } from 'vitest';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { compareHref, parseCompareView, phoneColumns } from './compare-address.ts';

const parse = (text: string) => parseCompareView(new URLSearchParams(text));

test('an empty address compares nothing', () => {
  expect(parse('')).toEqual({
    ids: [],
    basis: null,
    shown: [],
    differencesOnly: false,
    find: '',
    criteria: NO_CRITERIA,
    problems: [],
  });
  expect(compareHref({})).toBe('/compare');
});

// @spec Compare ids parsed as integers, non-numbers dropped.
test('ids are integers, each once, the first four', () => {
  expect(parse('ids=3,x,3, 2,9,8,7').ids).toEqual([3, 2, 9, 8]);
});

test('what is not known takes its default', () => {
  expect(parse('basis=ounce&differences=yes')).toMatchObject({
    basis: null,
    differencesOnly: false,
  });
});

test('what is left out is named; values of lists in later addresses, too', () => {
  const view = parse('ids=3,x,2,9,8,7&basis=ounce&differences=yes&proteinTypes=Egg');
  expect(view.unread).toEqual(['Egg']);
  expect(view.problems).toEqual([
    'Only the first 4 products are compared.',
    '“x” is no number of a product.',
    'Not understood: “basis=ounce”',
    'Not understood: “differences=yes”',
  ]);
  expect(compareHref({ ...view, ids: [3, 2] })).toBe('/compare?ids=3,2&unread=Egg');
});

test('phones show the two that the address names, filled up with the first', () => {
  expect(phoneColumns(parse('ids=1,2,3&shown=3'), [1, 2, 3])).toEqual([3, 1]);
  expect(phoneColumns(parse('ids=1,2,3&shown=9,2,1,3'), [1, 2, 3])).toEqual([2, 1]);
  expect(phoneColumns(parse('ids=1,2,3'), [1, 2, 3])).toEqual([1, 2]);
});

test('a view comes back from its address', () => {
  for (const view of [
    parse('ids=1,2&basis=100&shown=2&differences=true&find=gold+%26+co'),
    parse('ids=1&basis=25g&avoid=soy,milk&isVegan=true&brandIds=4'),
    parse('find=whey'),
  ]) {
    expect(parse(compareHref(view).split('?')[1] ?? '')).toEqual(view);
  }
});

test('without products the criteria are left out', () => {
  expect(compareHref({ criteria: { ...NO_CRITERIA, flags: ['isVegan'] } })).toBe('/compare');
});
