import { describe, expect, it } from 'vitest';
import { someFigures } from '../../../../tests/support/a-source-record.ts';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { classifySupplement } from './classify-supplement.ts';

describe('classifySupplement', () => {
  const classify = (
    name: string,
    protein: number | null,
    more: { categories?: string; statement?: string } = {},
  ) =>
    classifySupplement(
      {
        name,
        categories: more.categories ?? '',
        statement: more.statement ?? '',
        per100: protein === null ? null : someFigures({ protein }),
      },
      tables.words,
    );
  it.each([
    ['Gold Standard 100% Whey', 80, 'powder'],
    ['Protein Bar, Chocolate', 33, 'bar'],
    ['Protein Shake, Vanilla', 8, 'rtd'],
    ['Protein Shake Mix', 60, 'powder'],
    ['Whey Protein Powder', null, 'powder'],
    ['Questbar Cookies & Cream', 35, 'bar'],
    ['Protein Juice Smoothie', 6.7, 'rtd'],
    ['Low Fat Milk with Protein', 6, 'rtd'],
    ['Whey Protein Extreme Milk Chocolate', null, 'powder'],
    ['Bone Broth Protein', 90, 'powder'],
    ['Vegan protein cookie', 70, 'powder'],
    ['Serious Mass', null, 'powder'],
  ])('%s with %s g is a %s', (name, protein, format) => {
    expect(classify(name, protein)).toBe(format);
  });
  it.each([
    ['100%purewhey', 78, 385, 'powder'],
    ['Isowhey Zero', 84, 372, 'powder'],
    ['Wheypro Fusion Melon-yoghurt', 75, 371, 'powder'],
    ['Protein Cookies & Cream', 72, 401, 'powder'],
    ['Protein Vegetable Strawberry Wafer flavor', 81, 401, 'powder'],
    ['100% EGG WHITE ALBUMIN', 80, 333, 'powder'],
    ['Protein+', 30, 320, 'bar'],
    ['Crispybar', 24, 428, 'bar'],
    ['Zero Shake Chocolate Flavour', 5.9, 40, 'rtd'],
    ['PowerBar High Protein Shake', 9.1, 57, 'rtd'],
  ])('%s with %s g and %s kcal is a %s', (name, protein, energy, format) => {
    const per100 = someFigures({ protein, energy });
    expect(classifySupplement({ name, categories: '', statement: '', per100 }, tables.words)).toBe(
      format,
    );
  });
  it('takes what its name says to be much protein, whatever its figures: they put it into quarantine', () => {
    expect(classify('Gold Standard 100% Whey', 9.6)).toBe('powder');
    expect(classify('30% Whey Protein Powder', 17)).toBe('powder');
    expect(classify('Protein Bar 30%', 10)).toBe('bar');
    expect(classify('Protein Powder', 9.6)).toEqual({
      reason: 'powder with less than 18 g protein per 100 g',
    });
    expect(classify('Whey Gainer', 9)).toEqual({
      reason: 'powder with less than 12 g protein per 100 g',
    });
  });
  it.each([
    ['Protein Pancake Mix', 67, 372],
    ['Mini Protein Cocoa Puffies', 79, 405],
    ['Protein Pudding', 73, 377],
    ['Proteinpudding', 70, 394],
    ['High Protein Egg White Omelet', 75, 310],
    ['Omelet powder with high protein content', 59, 432],
    ['Pâtes Protein', 50, 349],
    ['Whey Porridge', 25, 375],
    ['Whey protein muesli', 21, 367],
    ['Beef jerky', 70, 350],
    ['Crisp bar', 20, 460],
    ['Diet shake', 5.6, 62],
    ['PowerBar Recovery Max', 23, 371],
    ['Protein Shake', 15, 374],
  ])('%s with %s g and %s kcal is not taken as such', (name, protein, energy) => {
    const per100 = someFigures({ protein, energy });
    expect(
      classifySupplement({ name, categories: '', statement: '', per100 }, tables.words),
    ).toHaveProperty('reason');
  });
  it('takes a beverage with protein in its name for a drink, whatever bar has that name', () => {
    const categories = 'en:beverages-and-beverages-preparations,en:beverages';
    expect(classify('Protein Plus', 10, { categories })).toBe('rtd');
  });
  it('takes a powder by its protein and its text', () => {
    expect(classify('Isolit', 80, { statement: 'Whey protein isolate, cocoa' })).toBe('powder');
    expect(classify('Isolit', 40, { statement: 'Whey protein isolate, cocoa' })).toEqual({
      reason: 'not a protein supplement',
    });
    expect(classify('Beef jerky', 60, { statement: 'Beef, soy protein isolate' })).toEqual({
      reason: 'another kind of food',
    });
  });
  it('takes a bar by its category', () => {
    expect(classify('Crunchy Caramel', 30, { categories: 'en:protein-bars' })).toBe('bar');
  });
  it.each([
    ['Zero Instant Pancake', 24, 'Protein powders'],
    ['High Protein Cooking Cream Powder', 74, 'Protein powders'],
    ['Zero wafer', 30, 'Protein bars'],
    ['Protein Chocolate Clusters', 25, 'Protein bars'],
    ['Baked Cookie Double Chocolate', 18.7, 'Protein bars'],
  ])('%s with %s g is another food, though filed under %s', (name, protein, categories) => {
    expect(classify(name, protein, { categories })).toEqual({ reason: 'another kind of food' });
  });
  it('takes what ends in a food for its taste where it has the protein of a powder', () => {
    expect(classify('Whey Protein, Blueberry Pancake', 75)).toBe('powder');
  });
  it.each([
    ['Dough', 25, { categories: 'Protein bars' }, 'bar'],
    ['Dough', 25, { categories: 'A protein bar' }, 'bar'],
    ['Dough', null, { categories: 'Protein bars' }, 'bar'],
    ['Crisp bar', 25, {}, 'bar'],
    ['Crisp bar', 24.9, {}, null],
    ['Crisp bar', 20, { categories: 'Dietary supplement' }, 'bar'],
    ['Crisp bar', 20, { categories: 'Bodybuilding supplements' }, 'bar'],
    ['Protein bar', 18, {}, 'bar'],
    ['Vanilla', 60, { categories: 'Protein powder' }, 'powder'],
    ['Vanilla', 60, { categories: 'Protein powders' }, 'powder'],
    ['Vanilla', 60, { categories: 'Whey protein' }, 'powder'],
    ['Vanilla', 60, { categories: 'Whey proteins' }, 'powder'],
    ['Vanilla', 60, { categories: 'Protein supplement' }, 'powder'],
    ['Vanilla', 60, { categories: 'Protein supplements' }, 'powder'],
    ['Vanilla', 60, { categories: 'Dietary supplement' }, 'powder'],
    ['Protein 80', 30, { categories: 'Dietary supplement' }, 'powder'],
    ['Protein 80', 30, {}, 'powder'],
    ['Vanilla', 10, { categories: 'Protein shake' }, 'rtd'],
    ['Vanilla', 10, { categories: 'Protein shakes' }, 'rtd'],
    ['Vanilla', 10, { categories: 'Protein drink' }, 'rtd'],
    ['Vanilla', 10, { categories: 'Protein drinks' }, 'rtd'],
    ['Shake of Protein', 18, {}, 'rtd'],
    ['Shake of Protein', 18.1, {}, 'powder'],
    ['Protein Shake', 4, {}, 'rtd'],
    ['Protein Shake', null, {}, 'rtd'],
    ['Whey Protein', 18, {}, 'powder'],
    ['', 60, { categories: 'Whey protein' }, 'powder'],
    ['Isolit', 50, { statement: 'Whey' }, 'powder'],
    ['Isolit', 49.9, { statement: 'Whey' }, null],
    ['Isolit', 80, { statement: 'Oats' }, null],
    ['Isolit', 80, { statement: `${'Oats, '.repeat(20)}whey` }, null],
    ['Isolit', null, { statement: 'Whey' }, null],
  ] as const)('%s with %s g, %j: %s', (name, protein, more, format) => {
    const found = classify(name, protein, more);
    expect(found).toEqual(format ?? { reason: 'not a protein supplement' });
  });
  it.each([
    'chocolate protein shake',
    'protein rich shakes',
    'protein rich drink',
    'protein rich drinks',
    'protein smoothie',
    'protein smoothies',
    'shake, protein',
    'shakes with protein',
    'smoothie with protein',
    'smoothies with protein',
    'drink of protein',
    'nutrition shake with whey',
    'nutritional drink with whey',
  ])('%s is drunk as it is', (name) => {
    expect(classify(name, 8)).toBe('rtd');
  });
  it.each(
    `jerky pasta noodle noodles bread tofu yogurt yoghurt cheese cereal granola muesli oatmeal porridge pancake pancakes waffle waffles cookie
    cookies brownie brownies chip chips crisps pizza spread butter sausage ham chicken tuna pudding mousse soup bagel bagels flour baking pet dog cat
    cracker crackers nuts seeds stick sticks meat steak burger`.split(/\s+/),
  )('protein %s is another kind of food', (word) => {
    expect(classify(`protein ${word}`, 60)).toEqual({ reason: 'another kind of food' });
  });
  it.each([
    ['Protein Bar', 10, 'bar with less than 18 g protein per 100 g'],
    ['Protein Shake', 2, 'drink with less than 4 g protein per 100 ml'],
    ['Tomato soup', 3, 'another kind of food'],
    ['Vegan protein cookie', 18, 'another kind of food'],
    ['Sparkling water', 0, 'not a protein supplement'],
    ['Chocolate bar', 7, 'another kind of food'],
    ['', null, 'neither name nor category'],
  ])('%s with %s g: %s', (name, protein, reason) => {
    expect(classify(name, protein)).toEqual({ reason });
  });
});

describe('a bar', () => {
  const formatOf = (name: string, protein: number | null) => {
    const per100 = protein === null ? null : someFigures({ protein });
    const facts = { name, categories: '', statement: '', per100 };
    return classifySupplement(facts, tables.words);
  };

  it('has at most 60 g of protein per 100 g', () => {
    expect(formatOf('Protein Bar, Chocolate', 60)).toBe('bar');
    expect(formatOf('Protein Bar, Chocolate', null)).toBe('bar');
    expect(formatOf('Protein Bar, Chocolate', 60.1)).not.toBe('bar');
  });
});
