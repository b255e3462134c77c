import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

function read(statement: string) {
  return explainLabel({ statement }, vocabulary);
}

// A word that only resembles an allergen's is a doubt (product.md section 2): nothing is free of it, and it is not in the product.
test.each([
  ['Isolat de lactosérum (lait), matin et soir, arômes, sel', ['milk']],
  ['Concentré de protéine de lait, sel, votre séame de sport, arômes', ['milk']],
  ['Protéine de chanvre, Pattes, poudre de cacao, sel', []],
  ['Valeur reco mandé pour un adulte, sucre, sel', []],
  ['Isolat de protéines de lait, sel, PCF Mants, arômes', ['milk']],
  ['Erbsenprotein, Zucker, ghewnussbutter, Salz', []],
  ['Protéines de lait, cacao, arôme chocoht, émulsifiant', ['milk']],
  ['Whey protein (milk), cocoa, CHOCOLATEANP, salt', ['milk']],
  ['Pea protein, Nature Valley granola, salt', []],
  ['Fett / Saturated 4 g / Trans 0 stérol / Sodium', []],
  ['Proteïne, suiker. Sugar, salt, cocoa butter, sunflower oil, cinnamon, honey, Gry place', []],
  ['Proteína aislada de suero de leche, cacao, cacahuete-choco-caramelo, sal', ['milk', 'peanuts']],
] as const)('%j names nothing that a word of it only resembles', (statement, contains) => {
  const found = read(statement);
  expect(found.contains).toEqual(contains);
  expect(found.complete && found.unknown.length > 0).toBe(false);
});

test('what it resembles stays evidence', () => {
  const { evidence } = read('Concentré de protéine de lait, sel, votre séame de sport, arômes');
  expect(evidence).toContainEqual(
    expect.objectContaining({ canonical: 'sesame', words: 'séame', certain: false }),
  );
});

test.each([
  ['Sugar, PEANIJT, salt', 'peanuts'],
  ['Sugar, peanus, salt', 'peanuts'],
  ['Reisprotein, Zucker, Glute, Salz', 'gluten'],
  ['Sugar, millk, salt', 'milk'],
  ['Sugar, mlik, salt', 'milk'],
  ['Sucre, émulsifiant (lécithine de sola), sel', 'soy'],
  ['Sucre, huile de soja2, laitl, sel', 'soy'],
  ["Sucre, sel, poudre d'Avone, arôme", 'gluten'],
  ['Whey protein concentrate, coconut oil, almon', 'tree nuts'],
] as const)('a damaged name is there: %j', (statement, allergen) => {
  expect(read(statement).contains).toContain(allergen);
});

test.each([
  ['Protéines de pois, sel, graisse hydrogénée du latt', ['milk']],
  ['Erwteneiwit, zout, eiwit van sojaj', ['soy']],
])('a damaged word of what something is from is there: %s', (statement, contains) => {
  expect(explainLabel({ statement }, vocabulary).contains).toEqual(contains);
});
