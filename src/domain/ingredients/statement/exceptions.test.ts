import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

describe('what a warning takes out is not warned of', () => {
  test.each([
    'Pea protein. May contain nuts other than peanuts.',
    'Pea protein. May contain tree nuts (other than peanuts).',
    'Pea protein. Made in a facility that handles nuts except peanuts.',
    'Erbsenprotein. Kann Spuren von Nüssen (außer Erdnüssen) enthalten.',
    'Protéine de pois. Peut contenir des fruits à coque autres que les arachides.',
    'Proteína de guisante. Puede contener frutos secos distintos de los cacahuetes.',
    'Erwteneiwit. Kan noten (behalve pinda) bevatten.',
  ])('%s', (statement) => {
    expect(read(statement)).toMatchObject({ mayContain: ['tree nuts'], contains: [] });
  });

  test('but no more than the first name behind it', () => {
    const { mayContain } = read('Pea protein. May contain nuts other than almonds and milk, soy.');
    expect(mayContain).toEqual(['milk', 'tree nuts', 'soy']);
  });

  test('and nothing where no allergen stands before it', () => {
    expect(read('Erbsenprotein. Enthält außer Milch auch Soja.').contains).toEqual(['milk', 'soy']);
  });
});

test.each([
  ['Free from all allergens except soy.', 'soy'],
  ['Contains no nuts other than almonds.', 'tree nuts'],
  ['Ohne Allergene, ausgenommen Milch.', 'milk'],
])('what a denial takes out is in it: %s', (sentence, allergen) => {
  expect(read(`Rice protein, cocoa. ${sentence}`).contains).toEqual([allergen]);
});

test('what stands first in a text is taken out, too', () => {
  expect(read('Nuts except peanuts are processed in our facility.').mayContain).toEqual([
    'tree nuts',
  ]);
});

test('what "except" names nothing of takes nothing out', () => {
  expect(read('Pea protein. Contains nuts except and milk.').contains).toContain('milk');
});
