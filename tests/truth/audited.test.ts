import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DietaryFlag } from '#domain/enumerations.ts';
import { productsOfTexts, startBundledSite, type BundledSite } from './bundled-site.ts';
import { itemsOf, readTable } from './raw-records.ts';

/**
 * Products of which an audit found that the site concluded something that their labels do not say, by their id of that
 * day.
 */
const AUDITED = readTable('audited.tsv');
/** Shoppers' words for what many products contain, with the allergen that no listed product may have. */
const MISSED: readonly (readonly [word: string, allergen: string])[] = [
  ['Milch', 'milk'],
  ['lait', 'milk'],
  ['Erdnüsse', 'peanuts'],
  ['Ei', 'egg'],
  ['Weizen', 'wheat'],
  ['MILCH', 'milk'],
  ['produits laitiers', 'milk'],
  ['lacteos', 'milk'],
  ['latticini', 'milk'],
  ['zuivel', 'milk'],
  ['leite', 'milk'],
  ['cacahuète', 'peanuts'],
  ['cacahuetes', 'peanuts'],
  ['arachidi', 'peanuts'],
  ['frutos secos', 'tree nuts'],
  ['fruits a coque', 'tree nuts'],
  ['Nuesse', 'tree nuts'],
  ['treenut', 'tree nuts'],
  ['SOYA', 'soy'],
  ['soia', 'soy'],
  ['œuf', 'egg'],
  ['huevo', 'egg'],
  ['uova', 'egg'],
  ['ble', 'wheat'],
  ['trigo', 'wheat'],
  ['sesamo', 'sesame'],
  ['poisson', 'fish'],
  ['milk protein', 'milk'],
  ['Milcheiweiss', 'milk'],
  ['protéines de lait', 'milk'],
  ['Weizeneiweiß', 'wheat'],
  ['peanut protein', 'peanuts'],
  ['egg white', 'egg'],
];
/** Misspelled words that might have several meanings. An unknown word excludes nothing. */
const UNCERTAIN = ['milc', 'wey', 'egss', 'weat'];
/**
 * The only audited bar that is no longer in any list (id 1601 of that day). Its figures are per bar, so its record is
 * quarantined.
 */
const HELD_BACK = '888849001361';

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
    expect(productsOf(HELD_BACK)).toEqual([]);
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
    const listed = site.avoiding(word);
    expect(listed).not.toEqual([]);
    const held = listed.filter((id) => {
      const contains: readonly string[] = site.products.get(id)?.contains ?? [];
      return contains.includes(allergen);
    });
    expect(held).toEqual([]);
  });

  it.each(UNCERTAIN)('lists nothing as free of “%s”, which is not known', (word) => {
    expect(site.avoiding(word)).toEqual([]);
  });
});
