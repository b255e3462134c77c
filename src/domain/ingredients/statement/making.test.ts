import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

/** "milk, soy": the allergens that a statement warns of for where it is made. */
function warnsOf(statement: string): string {
  const { precautions } = explainLabel({ statement }, vocabulary);
  expect(precautions.every(({ basis }) => basis === 'facility')).toBe(true);
  return precautions.map(({ allergen }) => allergen).join(', ');
}

describe('a sentence that says where a product is made warns of the allergens it names', () => {
  test.each([
    // A verb, a place, and words between them that no table needs to have put together.
    ['Made in a GMP certified facility that also processes egg and soy.', 'egg, soy'],
    ['Packed by hand, in a small workshop which uses sesame.', 'sesame'],
    ['Wykonano w zakładzie GMP przetwarzającym mleko, soję.', 'milk, soy'],
    ['Elaborado en líneas que procesan soya, trigo y leche.', 'milk, wheat, soy, gluten'],
    // The place first, the verb behind the names.
    ['In unserem Werk in Bayern werden auch Erdnüsse und Sesam verarbeitet.', 'peanuts, sesame'],
    ['In deze fabriek worden ook ei en soja verwerkt.', 'egg, soy'],
    // The place as who does it, or at the end.
    ['Notre atelier de Bretagne utilise des arachides.', 'peanuts'],
    ['Egg and soy are also handled in our bakery.', 'egg, soy'],
    ['Dove si lavorano anche arachidi e soia.', 'peanuts, soy'],
  ])('%s', (sentence, allergens) => {
    expect(warnsOf(`Sugar, salt. ${sentence}`)).toBe(allergens);
    expect(explainLabel({ statement: `Sugar, salt. ${sentence}` }, vocabulary).contains).toEqual(
      [],
    );
  });

  test('a damaged sentence goes on as a list: from its first other name on all is contained', () => {
    const { contains, mayContain } = explainLabel(
      {
        statement: 'Rice protein made in a factory that uses egg, cocoa, emulsifier: soy lecithin',
      },
      vocabulary,
    );
    expect([contains, mayContain]).toEqual([['soy'], ['egg']]);
  });
});

describe('what is made of something is not made beside it', () => {
  test.each([
    ['Made with milk from our farm, cocoa.', 'milk'],
    ['Whey processed on low temperature lines, cocoa, soy lecithin', 'milk, soy'],
    ['Se fabrica con leche y soja.', 'milk, soy'],
    ['Made from plant proteins: pea, rice and soy.', 'soy'],
    ['Pea protein, salt. Made in Canada from milk.', 'milk'],
    ['Erbsenprotein, hergestellt in Deutschland aus Milch.', 'milk'],
    ['Sugar, milk. Store in a dry place in the kitchen.', 'milk'],
  ])('%s', (statement, allergens) => {
    expect(warnsOf(statement)).toBe('');
    expect(explainLabel({ statement }, vocabulary).contains.join(', ')).toBe(allergens);
  });
});
