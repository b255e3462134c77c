import { expect, it } from 'vitest';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { packPath, parsePackUrl } from './pack-url.ts';

const WISHES = { ...NO_CRITERIA, avoidIngredients: ['milk', 'soy'], flags: ['isVegan'] } as const;

it.each([
  { criteria: WISHES, gtin: '4006381333931', statement: '', unchecked: false, product: null },
  {
    criteria: NO_CRITERIA,
    gtin: '',
    statement: 'Whey (milk), a & b',
    unchecked: true,
    product: null,
  },
  { criteria: WISHES, gtin: '', statement: '', unchecked: false, product: 12 },
])('an address says what it was made of: %j', (view) => {
  const path = packPath(view);
  expect(path).toMatch(/^\/read-a-label\?/);
  expect(parsePackUrl(path.slice(path.indexOf('?')))).toEqual({ ...view, problems: [] });
});

it('nothing asked for is the bare address', () => {
  expect(packPath({})).toBe('/read-a-label');
  expect(packPath({ criteria: NO_CRITERIA, unchecked: true })).toBe('/read-a-label');
});

it('what was not understood is named; values of lists in later addresses, too', () => {
  const view = parsePackUrl('?product=x&proteinTypes=Egg&isVegan=maybe');
  expect(view.unread).toEqual(['Egg']);
  expect(view.problems).toEqual(['Not understood: “isVegan=maybe”', 'Not understood: “product=x”']);
  expect(packPath({ ...view, gtin: '4006381333931' })).toBe(
    '/read-a-label?unread=Egg&gtin=4006381333931',
  );
});

it('what cannot be used is left out', () => {
  expect(parsePackUrl('?product=x&gtin=%20&photo=yes')).toMatchObject({
    product: null,
    gtin: '',
    unchecked: false,
  });
  expect(parsePackUrl(`?statement=${'x'.repeat(30_000)}`).statement).toHaveLength(20_000);
});
