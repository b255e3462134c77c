import { describe, expect, test } from 'vitest';
import { explain } from '../../../../tests/support/read-statement.ts';
import { englishPart } from './english-part.ts';

describe('labels in two languages', () => {
  test.each([
    'Ingrédients : isolat de protéines de lactosérum (lait), cacao, lécithine de soja. Peut contenir des noix. Ingredients: Whey protein isolate (milk), cocoa, soy lecithin, sucralose. May contain egg.',
    'Ingredients: Whey protein isolate (milk), cocoa, soy lecithin, sucralose. May contain egg. Ingrédients : isolat de protéines de lactosérum (lait), cacao, lécithine de soja. Peut contenir des noix.',
  ])('the list in English is read: %s', (statement) => {
    const label = explain(statement);
    expect(label.ingredients.map(({ canonical }) => canonical)).toEqual([
      'whey protein isolate',
      'cocoa',
      'soy lecithin',
      'sucralose',
    ]);
    expect(label.contains).toEqual(['milk', 'soy']);
    expect(label.mayContain).toEqual(['egg', 'tree nuts']);
  });

  test('of pairs the left is read, where it is English', () => {
    const label = explain(
      'Whey protein isolate (milk), cocoa / cacao, natural flavour / arôme naturel, soy lecithin / lécithine de soja. Contains / Contient: milk, soy / lait, soja. May contain / Peut contenir: egg / oeuf, arachides / noix de coco',
    );
    expect(label.ingredients.map(({ canonical }) => canonical)).toEqual([
      'whey protein isolate',
      'cocoa',
      'natural flavor',
      'soy lecithin',
    ]);
    expect(label.contains).toEqual(['milk', 'soy']);
    expect(label.mayContain).toContain('egg');
  });

  test('an allergen that only the English words name is found in a text that is not understood', () => {
    const label = explain('Eau, lait, sucre, huile, sel, soy lecithin, farine et arôme');
    expect(label.understood).toBe(false);
    expect(label.contains).toEqual(['milk', 'soy']);
  });
});

test('a text in one language has no English part', () => {
  expect(englishPart('Ingrédients : lait, sucre et huile de soja')).toBeNull();
  expect(englishPart('Eau / lait, sucre et huile de soja')).toBeNull();
  expect(
    englishPart('Ingrédients : lait et sucre, huile. Zutaten: Milch und Zucker, Salz'),
  ).toBeNull();
});

test('the list in English is cut out of what is said in other languages', () => {
  expect(
    englishPart(
      'Zutaten : Milch, Zucker. Ingredient: milk, sugar. Ingredientes: leche, azúcar y suero.',
    ),
  ).toEqual({
    english: 'Ingredient: milk, sugar. ',
    other: 'Zutaten : Milch, Zucker.  Ingredientes: leche, azúcar y suero.',
  });
  expect(englishPart('Ingredients/Ingrédients/milk, sugar')?.english).toBe(
    'Ingrédients/milk, sugar',
  );
});

test('two names are no list, and one list in English is the whole label', () => {
  expect(englishPart('Ingredients: milk. Ingrédients : lait')).toBeNull();
  expect(englishPart('Ingredients: milk, sugar')).toBeNull();
});

test('two names with a translation are no label in pairs; three are', () => {
  expect(englishPart('Milk / lait, sugar / sucre, salt')).toBeNull();
  expect(englishPart('Milk / lait, sugar / sucre, salt / sel')).toEqual({
    english: 'Milk, sugar, salt',
    other: '',
  });
  expect(englishPart('Lait / milk, sucre / sugar, sel / salt')).toBeNull();
});
