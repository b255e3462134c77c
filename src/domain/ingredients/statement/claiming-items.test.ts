import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const explain = (statement: string) => explainLabel({ statement }, vocabulary);

describe('which diet a product does not suit', () => {
  test.each([
    'Für Veganer nicht geeignet',
    'Für Vegetarier und Veganer nicht geeignet',
    'Nicht für Veganer geeignet',
    'Für Veganer ungeeignet',
    'Nicht vegan',
    'Not vegan',
    'Non vegan',
    'Not suitable for vegans',
    'Not suitable for vegetarians',
    'Not suitable for vegetarians or vegans',
    'Unsuitable for vegans',
    'Ne convient pas aux végétaliens',
    'Ne convient pas aux végétariens',
    'No apto para veganos',
    'No apto para vegetarianos',
    'Non adatto ai vegani',
    'Non adatto ai vegetariani',
    'Niet geschikt voor veganisten',
    'Niet geschikt voor vegetariërs',
    'Voor veganisten niet geschikt',
  ])('is read in a sentence and in the list, and it is not called vegan: %s', (words) => {
    for (const statement of [
      `Pea protein, cocoa. ${words}.`,
      `Pea protein, cocoa, ${words.toLowerCase()}`,
      `Pea protein (${words.toLowerCase()}), cocoa.`,
    ]) {
      const { flags, unknown, ingredients } = explain(statement);
      expect([statement, flags.isVegan.value, unknown]).toEqual([statement, null, []]);
      expect(ingredients.map(({ canonical }) => canonical)).toEqual(['pea protein', 'cocoa']);
    }
  });

  test('what it does suit, and an ingredient beside such words, are read as before', () => {
    expect(explain('Pea protein, cocoa. Suitable for vegetarians.').flags.isVegan.value).toBe(true);
    expect(explain('Pea protein, cocoa. Suitable for vegans, contains milk.').contains).toEqual([
      'milk',
    ]);
    expect(explain('Pea protein. Not vegan milk powder.').contains).toEqual(['milk']);
  });
});

describe('a denial in another language than the list', () => {
  const LISTS = ['Pea protein, cocoa', 'Erbsenprotein, Kakao'];
  test.each([
    'sans gluten',
    'sans sucre',
    'senza lattosio',
    'senza glutine',
    'ohne Zucker',
    'laktosefrei',
    'sin gluten',
    'sin lactosa',
    'zonder suiker',
    'glutenvrij',
    'sem glúten',
  ])('is a claim, last, in the middle, and in a sentence of its own: %s', (words) => {
    for (const list of LISTS)
      for (const statement of [
        `${list}, ${words}`,
        `${list}, ${words}.`,
        `${list}, ${words}, ${list}.`,
        `${list}. ${words}`,
      ]) {
        const { spans, contains, complete } = explain(statement);
        const at = statement.indexOf(words);
        const kinds = spans.filter(({ start, end }) => start < at + words.length && end > at);
        expect([statement, contains, complete]).toEqual([statement, [], true]);
        for (const { kind } of kinds)
          expect([statement, kind]).toEqual([
            statement,
            expect.stringMatching(/^(?:claim|denial|structure)$/u),
          ]);
      }
  });

  test.each([
    ['Pea protein, sans gluten, hazelnuts', ['tree nuts']],
    ['Pea protein, ohne Zucker, peanuts', ['peanuts']],
    ['Pea protein. Sin gluten. Milk powder', ['milk']],
    ['Pea protein, sans sucre milk chocolate', ['milk']],
  ])('hides nothing that follows: %s', (statement, contains) => {
    expect(explain(statement).contains).toEqual(contains);
  });

  test('in the bracket of oats it is said of them', () => {
    expect(explain('Oats (sans gluten), salt.').flags.isGlutenFree.value).not.toBe(false);
  });
});
