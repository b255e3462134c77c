import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DietaryFlag } from '#domain/product/enumerations.ts';
import { productsOfTexts, startBundledSite, type BundledSite } from './bundled-site.ts';
import { itemsOf, readTable } from './raw-records.ts';

/** Products of which an audit found that the site concluded what their labels do not say, by their number of that day. */
const AUDITED = readTable('audited.tsv');
/** Words of shoppers for what is in many products, with the allergen that no listed one may have. */
const MISSED: readonly (readonly [word: string, allergen: string])[] = [
  ['Milch', 'milk'],
  ['milc', 'milk'],
  ['wey', 'milk'],
  ['lait', 'milk'],
  ['Erdnüsse', 'peanuts'],
  ['Ei', 'egg'],
  ['Weizen', 'wheat'],
];

describe('what an audit of the running site found', () => {
  let site: BundledSite;
  beforeAll(async () => {
    site = await startBundledSite();
  });
  afterAll(() => site.close());

  const productsOf = (barcode: string) =>
    productsOfTexts(site.products.values())({ source: '', barcode, field: '', text: '' });

  it('is in the catalogue still', () => {
    expect(AUDITED.length).toBeGreaterThanOrEqual(42);
    const gone = AUDITED.filter(({ barcode = '' }) => productsOf(barcode).length === 0);
    expect(gone).toEqual([]);
  });

  it('lists none of them where what it may hold is avoided', () => {
    const listed = AUDITED.flatMap(({ product, barcode = '', avoid }) =>
      itemsOf(avoid).flatMap((word) => {
        const ids = new Set(site.avoiding(word));
        return productsOf(barcode)
          .filter(({ id }) => ids.has(id))
          .map(({ name }) => `${product} ${name}: ${word}`);
      }),
    );
    expect(listed).toEqual([]);
  });

  it('says of their diets what their labels bear out', () => {
    const wrong = AUDITED.flatMap(({ product, barcode = '', flags }) =>
      itemsOf(flags).flatMap((rule) => {
        const [flag = '', value] = rule.split(/[=≠]/);
        return productsOf(barcode)
          .filter((each) => (String(each[flag as DietaryFlag]) === value) !== rule.includes('='))
          .map(({ name }) => `${product} ${name}: ${rule}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(MISSED)('lists nothing with it where “%s” is avoided', (word, allergen) => {
    const held = site.avoiding(word).filter((id) => {
      const contains: readonly string[] = site.products.get(id)?.contains ?? [];
      return contains.includes(allergen);
    });
    expect(held).toEqual([]);
  });
});
