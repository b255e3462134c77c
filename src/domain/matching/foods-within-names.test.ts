import { expect, test } from 'vitest';
import { vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { NO_CRITERIA } from './criteria.ts';
import { explainStatement } from './explain-statement.ts';

/** Whether a pack that lists only konjac and this meets the wish to avoid a thing. */
const avoiding = (thing: string, listed: string) =>
  explainStatement(vocabulary, {
    statement: `Ingredients: konjac, ${listed}.`,
    criteria: { ...NO_CRITERIA, avoidIngredients: [thing] },
  }).match?.criteria[0]?.status;

test.each([
  ['whey', 'whey protein crisps'],
  ['whey', 'whey crisp'],
  ['polysorbate', 'polysorbate 80'],
  ['fructose', 'high fructose corn syrup'],
  ['cod', 'cod liver oil'],
  ['cod', 'cod protein'],
  ['chicken', 'chicken bone broth protein'],
  ['chicken', 'Hühnerknochenbrühe'],
  ['corn', 'Maisdextrin'],
  ['yeast', 'yeast beta-glucan'],
  ['gluten', 'waxy barley starch mix'],
  ['butter', 'butter cookie'],
  ['chocolate', 'chocolate covered almonds'],
  ['honey', 'honey roasted peanuts'],
  ['sugar', 'sugar coated almonds'],
  ['salt', 'salted almonds'],
  ['salt', 'gesalzene Erdnüsse'],
  ['salt', 'gezouten amandelen'],
  ['salt', 'beurre demi-sel'],
  ['alcohol', 'rum soaked raisins'],
])('who avoids %s is told that %s is it', (thing, listed) => {
  expect(avoiding(thing, listed)).toBe('unmet');
});

test.each([
  ['tree nuts', 'hazelnut filling'],
  ['hazelnut', 'hazelnut cream layer'],
  ['peanuts', 'peanut filling'],
  ['mint', 'mint chocolate coating'],
  ['chicken', 'chicken seasoning'],
  ['cream', 'apple cream filling'],
  ['potassium', 'tetrapotassium pyrophosphate'],
  ['wine', 'red wine vinegar'],
  ['gelatin', 'marshmallows'],
  ['phenylalanine', 'aspartame'],
  ['fructose', 'invert sugar'],
  ['soy', 'nattokinase'],
  ['coffee', 'caffeine'],
  ['milk', 'chocolate covered almonds'],
  ['milk', 'amandes enrobées de chocolat'],
  ['sugar', 'candied ginger'],
  ['sugar', 'candied orange peel'],
  ['sugar', 'scorze d’arancia candite'],
  ['sugar', 'mandorle caramellate'],
  ['wheat', 'cacahuètes enrobées'],
  ['sugar', 'coated peanuts'],
  ['milk', 'Haselnusscreme'],
  ['sugar', 'crema di pistacchio'],
  ['palm oil', 'pâte à tartiner'],
])('who avoids %s is told that %s may hold it', (thing, listed) => {
  expect(avoiding(thing, listed)).toBe('unknown');
});

test.each([
  ['butter', 'cocoa butter'],
  ['chestnut', 'water chestnut'],
  ['potato', 'sweet potato'],
  ['milk', 'coconut milk'],
  ['salt', 'unsalted butter'],
  ['salt', 'beurre doux'],
  ['milk', 'Haselnusscreme (Haselnüsse, Zucker)'],
])('who avoids %s need not avoid %s', (thing, listed) => {
  expect(avoiding(thing, listed)).toBe('met');
});
