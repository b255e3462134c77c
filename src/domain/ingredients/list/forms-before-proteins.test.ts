import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

test.each([
  'Isolat et concentré de protéines de lactosérum, cacao.',
  'Concentrado y aislado de proteína de suero, cacao.',
  'Isolato e concentrato di proteine del siero di latte, cacao.',
  'Concentrado e isolado de proteína do soro do leite, cacau.',
  'Isolate und Konzentrate aus Molke, Kakao.',
  'Concentrate and isolate of whey protein, cocoa.',
])('several forms before a protein are each there: %s', (statement) => {
  const { proteinType, ingredients } = explainLabel({ statement }, vocabulary);
  const names = ingredients.map(({ canonical }) => canonical).sort();
  expect(names).toEqual(['cocoa', 'whey protein concentrate', 'whey protein isolate']);
  expect(proteinType).toBe('Whey Blend');
});

test('one form is only its form', () => {
  const { ingredients } = explainLabel({ statement: 'Isolated soy protein, salt.' }, vocabulary);
  expect(ingredients.map(({ canonical }) => canonical)).toEqual(['soy protein isolate', 'salt']);
});
