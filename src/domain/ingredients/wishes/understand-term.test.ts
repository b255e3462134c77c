import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { NO_CRITERIA } from '../../matching/criteria.ts';
import { ALLERGENS } from '../../enumerations.ts';
import { NAMES_OF_ALLERGENS, comparedTerm, includesTerm } from './understood-term.ts';
import { suggestTerms } from './suggest-terms.ts';
import { understandCriteria } from '../../matching/understand-criteria.ts';
import { understandTerm } from './understand-term.ts';

const understand = (term: string) => understandTerm(term, vocabulary);

test.each([
  ['acesulfame K', 'acesulfame potassium'],
  ['Ace-K', 'acesulfame potassium'],
  ['E950', 'acesulfame potassium'],
  ['E 955', 'sucralose'],
  ['soya', 'soy'],
  ['Almonds', 'almond'],
  ['flavouring', 'flavor'],
  ['dairy', 'dairy'],
  // Too short to be told from English by their length, not by their letters.
  ['miód', 'honey'],
  ['jäst', 'yeast'],
  ['ryż', 'rice'],
  // Only its accents tell an apple from the root.
  ['maçã', 'apple'],
  ['maca', 'maca'],
  ['légumes', 'vegetables'],
])('%s is understood as %s', (term, name) => {
  expect(understand(term).name).toBe(name);
});

test.each([
  ['sucralos', 'sucralose'],
  ['bananna', 'banana'],
  ['peanits', 'peanut'],
  ['almnod', 'almond'],
  ['casin', 'casein'],
  ['wheyy', 'whey'],
  ['artificial sweetners', 'artificial sweeteners'],
])('the misspelling "%s" is understood as %s', (term, name) => {
  expect(understand(term).name).toBe(name);
});

test.each([
  'almon',
  'qwertz',
  'xanthippe',
  'milc',
  'zorbelquat extract',
  'pnut',
  'bar',
  'cheap',
  'haben',
])('"%s" is not guessed at: it is searched literally', (term) => {
  expect(understand(term)).toMatchObject({
    kind: 'literal',
    members: [],
    allergens: [],
    partOfAllergens: [],
    mayBe: [],
  });
});

test.each(ALLERGENS)(
  'the name of %s covers the whole allergen, by names of the vocabulary',
  (allergen) => {
    expect(understand(allergen).allergens).toContain(allergen);
    for (const name of NAMES_OF_ALLERGENS[allergen])
      expect(vocabulary.entries.has(name)).toBe(true);
  },
);

test.each([
  ['palm oil', 'vegetable oil'],
  ['seed oils', 'vegetable oil'],
  ['artificial flavors', 'flavor'],
  ['soy lecithin', 'lecithin'],
  ['casein', 'milk protein'],
  ['whey', 'milk'],
  ['sucralose', 'sweeteners'],
  ['red 40', 'colors'],
  ['pea protein', 'pea'],
  ['cane sugar', 'caramelized sugar'],
  ['egg', 'pasta'],
  ['tree nuts', 'granola'],
  ['soy', 'dark chocolate'],
])('%s may be meant by the general name %s', (term, general) => {
  const { mayBe, members } = understand(term);
  expect(mayBe).toContain(general);
  expect(members.filter((name) => mayBe.includes(name))).toEqual([]);
});

test.each([
  ['dairy', 'milk'],
  ['corn syrup', 'corn'],
])('%s is not meant by %s', (term, name) => {
  expect(understand(term).mayBe).not.toContain(name);
});

test.each([
  ['pea', 'peanut', false],
  ['nut', 'coconut', false],
  ['nut', 'nutmeg', false],
  ['rice', 'licorice', false],
  ['whey', 'dairy', true],
  ['nuts', 'almonds', true],
  ['sucralose', 'artificial sweeteners', true],
  ['zorb', 'zorbelquat', false],
  ['zorb', 'zorb extract', true],
])('one of %s and %s includes the other: %s', (a, b, expected) => {
  const includes = (general: string, special: string) =>
    includesTerm(
      comparedTerm(understand(general), vocabulary),
      comparedTerm(understand(special), vocabulary),
    );
  expect(includes(a, b) || includes(b, a)).toBe(expected);
});

test.each([
  ['peenuts', 'peenuts'],
  ['sucralose', undefined],
  ['Milch', undefined],
  ['pea protien', 'pea protien'],
])('%s keeps what was typed only where it was mended: %s', (term, typed) => {
  expect(understandTerm(term, vocabulary).typed).toBe(typed);
});

test('suggestions: families first, then names that begin so, then words; a misspelling gives its meaning', () => {
  const names = (query: string, limit = 8) =>
    suggestTerms(query, vocabulary, limit).map((entry) => entry.canonical);
  expect(names('sweet')[0]).toBe('sweeteners');
  expect(names('whe')).toEqual(expect.arrayContaining(['whey', 'wheat']));
  expect(names('sucralos')).toEqual(['sucralose']);
  expect(names('whey', 3)).toHaveLength(3);
  expect(names('whey')[0]).toBe('whey');
  expect(names('  ')).toEqual([]);
  expect(names('qwertzu')).toEqual([]);
});

test('criteria: blank and repeated words fall away, the rest stays as it is', () => {
  const understood = understandCriteria(
    {
      ...NO_CRITERIA,
      avoidIngredients: ['soy', ' soy ', ''],
      mustHaveIngredients: ['pea protein'],
      proteinTypes: ['Casein'],
      flags: ['isVegan'],
    },
    vocabulary,
  );
  expect(understood.avoid.map((term) => term.name)).toEqual(['soy']);
  expect(understood.mustHave.map((term) => term.name)).toEqual(['pea protein']);
  expect(understood).toMatchObject({
    proteinTypes: ['Casein'],
    flags: ['isVegan'],
    brandIds: [],
    fitnessGoals: [],
  });
});

test('no known allergen is ever mended into another', () => {
  for (const term of [
    'pecan',
    'peanut',
    'walnut',
    'cashew',
    'casein',
    'wheat',
    'whey',
    'soy',
    'egg',
    'fish',
    'sesame',
    'shrimp',
  ]) {
    const understood = understand(term);
    expect(understood.kind).not.toBe('literal');
    expect(understood.members.join(' ')).toContain(term);
  }
});

test('a word that a label uses for one ingredient means all of its kind to a shopper', () => {
  const sugar = understandTerm('Sugar', vocabulary);
  expect(sugar.name).toBe('added sugars');
  expect(sugar.members).toEqual(expect.arrayContaining(['sugar', 'corn syrup', 'honey']));
  expect(understandTerm('sunflower', vocabulary).members).toEqual(
    expect.arrayContaining(['sunflower oil', 'sunflower lecithin', 'sunflower seed']),
  );
  expect(understandTerm('cocoa', vocabulary).members).toContain('cocoa butter');
  expect(understandTerm('caffeine', vocabulary).members).toContain('guarana');
});
