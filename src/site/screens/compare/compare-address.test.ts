import { expect, test } from 'vitest';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { compareHref, parseCompareView } from './compare-address.ts';

const parse = (text: string) => parseCompareView(new URLSearchParams(text));

test('an empty address compares nothing', () => {
  expect(parse('')).toEqual({
    ids: [],
    basis: 'serving',
    differencesOnly: false,
    find: '',
    criteria: NO_CRITERIA,
  });
  expect(compareHref({})).toBe('/compare');
});

// @spec Compare ids parsed as integers, non-numbers dropped.
test('ids are integers, each once, the first four', () => {
  expect(parse('ids=3,x,3, 2,9,8,7').ids).toEqual([3, 2, 9, 8]);
});

test('what is not known takes its default', () => {
  expect(parse('basis=ounce&differences=yes')).toMatchObject({
    basis: 'serving',
    differencesOnly: false,
  });
});

test('a view comes back from its address', () => {
  for (const view of [
    parse('ids=1,2&basis=100&differences=true&find=gold+%26+co'),
    parse('ids=1&basis=25g&avoid=soy,milk&isVegan=true&brandIds=4'),
    parse('find=whey'),
  ]) {
    expect(parse(compareHref(view).split('?')[1] ?? '')).toEqual(view);
  }
});

test('without products the criteria are left out', () => {
  expect(compareHref({ criteria: { ...NO_CRITERIA, flags: ['isVegan'] } })).toBe('/compare');
});
