import { describe, expect, it } from 'vitest';
import { readTsv } from '../../importer/tables/catalogue-tables.ts';
import { buildProductWords } from './build-product-words.ts';

const rows = readTsv('data/vocabulary/product-words.tsv', [
  'words',
  'kind',
  'canonical',
  'language',
  'source',
]);
/** Built anew for each test: what is built while a file is loaded is never mutated. */
const build = () => buildProductWords(rows);

describe('words of products', () => {
  it.each([
    ['whey protein concentrate', 'Whey Concentrate'],
    ['whey concentrate', 'Whey Concentrate'],
    ['hydrolyzed whey', 'Hydrolyzed Whey'],
    ['iso whey', 'Whey Isolate'],
    ['micellar casein', 'Casein'],
    ['casein and whey', 'Casein & Whey'],
    ['pea and rice protein', 'Pea + Rice'],
    ['hemp protein', 'Plant Protein'],
    ['vegan chocolate protein', 'Plant Protein'],
    ['whey and pea protein', 'Multi-Source'],
  ])('%s says the type %s', (name, type) => {
    expect(build().proteinTypes.find(([pattern]) => pattern.test(name))?.[1]).toBe(type);
  });

  it('tell a drink by a protein and a kind of drink, in either order', () => {
    const words = build();
    const named = ['protein coffee', 'milk with protein', 'chocolate milk', 'protein bar'];
    expect(named.map((name) => words.drink.test(name))).toEqual([true, true, false, false]);
  });

  it('tell mixes for drinks, and what patients and children drink', () => {
    const words = build();
    expect(words.drinkMix.test('vanilla drink mix')).toBe(true);
    expect(words.drinkMix.test('vanilla drink')).toBe(false);
    expect(words.medical.test('pediasure vanilla')).toBe(true);
    expect(words.medical.test('vanilla shake')).toBe(false);
  });

  it('find the serving in a pack of pieces, and after "serving"', () => {
    const { amounts } = build();
    const serving = (text: string) =>
      [...amounts.pieces, ...amounts.scoops]
        .map((pattern) => pattern.exec(text)?.[1])
        .find((amount) => amount !== undefined);
    expect(serving('24 x 50 g')).toBe('50 g');
    expect(serving('12 bars of 45 g')).toBe('45 g');
    expect(serving('serving: 30 g')).toBe('30 g');
    expect(serving('500 g')).toBeUndefined();
  });

  it.each([
    ['1 scoop (25 g)', '25 g'],
    ['2 rounded scoops (30 g)', '30 g'],
    ['30 g (1 mesure)', '30 g'],
    ['Mix 35 g powder with 300 ml', '35 g'],
    ['MIX 35 G POWDER WITH 300 ML', '35 G'],
    ['3 servings (90 g)', undefined],
  ])('find what is stirred in: %s', (text, amount) => {
    const found = build().amounts.stirred.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => match.slice(1).find((each) => each !== undefined)),
    );
    expect(found[0]).toBe(amount);
  });

  it('tell the amount of a nutrient from that of the pack', () => {
    const { nutrientAfter, packSize, sample } = build().amounts;
    expect(
      [' protein', ' of protein', ' fibre', ' powder'].map((each) => nutrientAfter.test(each)),
    ).toEqual([true, true, true, false]);
    expect('Whey 20 g protein'.replace(packSize, '')).toBe('Whey 20 g protein');
    expect('Whey, 2 lbs bottles'.replace(packSize, '')).toBe('Whey');
    expect(sample.test('Whey Sample')).toBe(true);
  });

  it.each([
    ['mass gainer', 'Muscle Building'],
    ['post workout recovery', 'Recovery'],
    ['slim shake', 'Weight Management'],
    ['endurance bar', 'Performance'],
    ['body builder', 'Muscle Building'],
    ['vanilla bar', undefined],
  ])('%s says the goal %s', (name, goal) => {
    expect(build().goals.find(([pattern]) => pattern.test(name))?.[1]).toBe(goal);
  });

  it('fold what is compared, and keep what is written', () => {
    const words = build();
    expect(words.offer.size).toBeGreaterThan(0);
    expect(words.idle.has('protein')).toBe(true);
    expect(
      words.shop.every((each, at) => each.length <= (words.shop[at - 1]?.length ?? 1_000)),
    ).toBe(true);
    expect(words.bare.test('protein powder')).toBe(true);
    expect(words.bare.test('gold protein powder')).toBe(false);
  });
});
