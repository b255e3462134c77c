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
    ['Produced in a GMP facility that also processes egg and soy.', 'egg, soy'],
    ['In a factory using egg and soy.', 'egg, soy'],
    ['Made in a soy environment.', 'soy'],
    ['Stored next to egg and soy.', 'egg, soy'],
    ['Facility allergens: egg, soy.', 'egg, soy'],
    ['Made on equipment that also handles tree nuts and peanut flavor.', 'tree nuts, peanuts'],
    ['Made in a manufacturing plant handling soy.', 'soy'],
    ['Roasted in a facility that packs peanuts.', 'peanuts'],
    ['Hecho en instalaciones que manejan soja y leche.', 'milk, soy'],
    ['Prodotto in una struttura che impiega soia.', 'soy'],
    // The place behind a comma, as what a country is called.
    ['Fabricado en España, instalaciones que manipulan soja y huevo.', 'egg, soy'],
    ['Hergestellt in Österreich, einem Betrieb, der Soja und Ei verarbeitet.', 'egg, soy'],
    ['Packed by hand, in a small workshop which uses sesame.', 'sesame'],
    ['Wykonano w zakładzie GMP przetwarzającym mleko, soję.', 'milk, soy'],
    ['Zakład przetwarza także jaja, ryby i skorupiaki.', 'egg, fish, crustacean shellfish'],
    ['Elaborado en líneas que procesan soya, trigo y leche.', 'milk, wheat, soy, gluten'],
    // The place first, the verb behind the names.
    ['In unserem Werk in Bayern werden auch Erdnüsse und Sesam verarbeitet.', 'peanuts, sesame'],
    [
      'In unserer Abfüllung werden ebenfalls Ei-, Fisch- und Nussprodukte verarbeitet.',
      'egg, fish, tree nuts',
    ],
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

describe('what a place of making does without is no precaution', () => {
  test.each([
    'Made in a facility that does not process nuts.',
    'Manufactured in a facility free from nuts and gluten.',
    'Hergestellt in einem Betrieb, in dem keine Erdnüsse und Nüsse verarbeitet werden.',
    "Fabriqué dans un atelier n'utilisant pas de fruits à coque.",
    'Elaborado en una planta que no procesa gluten.',
    // Nothing but the place.
    'Produced in a vegan facility.',
    'Elaborado en una planta certificada.',
  ])('%s', (sentence) => {
    expect(warnsOf(`Sugar, salt. ${sentence}`)).toBe('');
    expect(explainLabel({ statement: `Sugar, salt. ${sentence}` }, vocabulary)).toMatchObject({
      contains: [],
      complete: true,
    });
  });

  test.each([
    ['Produced in a plant that is not free from nuts.', 'tree nuts'],
    ['Made in a facility that does not only process milk.', 'milk'],
    ['In einem Betrieb hergestellt, der nicht frei von Nüssen ist.', 'tree nuts'],
    ['Made in a facility that does not process milk and also processes nuts.', 'milk, tree nuts'],
    ['Made in a factory that handles no milk and processes nuts.', 'milk, tree nuts'],
    ['Produzido no estabelecimento que processa no mesmo equipamento leite e soja.', 'milk, soy'],
  ])('but for words that turn the meaning: %s', (sentence, allergens) => {
    expect(warnsOf(`Sugar, salt. ${sentence}`)).toBe(allergens);
  });

  test.each(['Produced in a facility with', 'Packed in a facility that also handles cracknel.'])(
    'what breaks off or is not read is no whole sentence: %s',
    (sentence) => {
      expect(explainLabel({ statement: `Sugar, salt. ${sentence}` }, vocabulary).complete).toBe(
        false,
      );
    },
  );
});

test.each([
  'Manufactured in a dedicated nut-free and dairy-free facility.',
  'Our facility does not handle peanuts or tree nuts.',
])('a place that does without them warns of nothing: %s', (sentence) => {
  expect(warnsOf(`Sugar, salt. ${sentence}`)).toBe('');
  expect(explainLabel({ statement: `Sugar, salt. ${sentence}` }, vocabulary).complete).toBe(true);
});

test.each([
  ['Although there are no milk ingredients, this product may contain traces of milk.', 'milk'],
  ['While this product is free from dairy, it is made in a facility that handles soya.', 'soy'],
  ['Produced in a nut-free facility that processes milk.', 'milk'],
  ['Made in our very new modern big shiny facility that processes milk.', 'milk'],
])('what is conceded first takes nothing from the warning: %s', (sentence, allergen) => {
  const { mayContain, complete } = explainLabel(
    { statement: `Sugar, salt. ${sentence}` },
    vocabulary,
  );
  expect([mayContain, complete]).toEqual([[allergen], true]);
});

test.each([
  ['Made in a facility that does not process milk, salt or soy.', 'milk, soy'],
  ['Made in a facility that does not process milk in a plant.', 'milk'],
  ['Made in a facility that cocoa does not process milk.', 'milk'],
  ['Made in a facility that does not process xyzzy milk.', 'milk'],
  ['Made in a facility that xyzzy does not process milk.', 'milk'],
  ['Made in a facility, that does not process milk and soy.', ''],
])('any other word in a denial of a place lets the warning stand: %s', (sentence, warned) => {
  expect(warnsOf(`Sugar, salt. ${sentence}`)).toBe(warned);
});

test.each([
  ['Produced in an organic facility.', true],
  ['Produced in a plant.', true],
  ['Produced in a certified plant where we work.', false],
  ['Produced in a xyzzy facility.', false],
])('where it is made is read to its last word: %s', (sentence, complete) => {
  expect(explainLabel({ statement: `Sugar, salt. ${sentence}` }, vocabulary)).toMatchObject({
    complete,
    contains: [],
    mayContain: [],
  });
});
