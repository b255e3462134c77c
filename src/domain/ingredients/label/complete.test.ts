import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const isComplete = (statement: string) => explainLabel({ statement }, vocabulary).complete;

test.each([
  'or (sojalecithine), zout, suiker',
  '(Oats), cocoa powder, salt.',
  '(8%) [Sugar, palm kernel oil], salt.',
  '*, rice flour*, sunflower oil*, sea salt.',
  // The mark behind it makes a cut word no whole one.
  '"Pea protein, salt, cocoa, natural"',
  'Pea protein, salt, natural *',
  'and soy protein, salt.',
  'e sal, açúcar, cacau.',
  'Pea protein. Made on equipment that also processes milk, soy, e DE Zutaten: Erbsenprotein, Salz.',
  'Pea protein. May contain milk, eg Zutaten: Erbsenprotein, Salz.',
  '%, Hefe, Salz',
  '2% of: stevia extract, natural flavor',
  'Pea protein, salt, dried',
  'Pea protein, contains 2% or less of: natural and artificial',
  // Words of other sentences in place of an allergen.
  'Pea protein, salt. May contain milk, heat and nuts.',
  'Pea protein, salt. May contain milk, se same.',
  'Pea protein, gg whites, salt.',
  // Directions inside the list name what may belong to it.
  'Pea protein, rice starch keep dry soy lecithin, salt.',
  'Pea protein, organic cane sugar, organic',
  'Pea protein) cocoa, salt (dried',
  // Nothing else in the text speaks the language of its first word.
  'Erythrit, pea protein, salt',
  'Pea protein, - , salt',
  'Pea protein, * , salt',
  '... pea protein, salt',
  'Erbsenprotein. Kann Spuren von Lupinen und enthalten.',
  'Proteine di piselli, sale. Può contenere soia, latte,\nNutrition facts Calories 120\nsemi di sesamo',
])(
  'a text that lost what its beginning or its middle goes on from is not complete: %s',
  (statement) => {
    expect(isComplete(statement)).toBe(false);
  },
);

test.each([
  'Pea protein (oats), cocoa powder, salt.',
  'Erbsenprotein, Kakao, entölt',
  'Pea protein, cocoa, dried.',
  'Pea protein.. cocoa, salt..',
  'Kreatin, BCAA, Salz',
  'Honey, Erbsenprotein, Salz',
  '60% pea protein, cocoa powder',
  'Pea protein, salt. Nutrition facts: Calories 120, Fat 2 g',
  '- Pea protein\n- salt',
  'Pea protein, contains 2% salt',
  'Whey protein 70 %, fiber 20 %, salt 1 %',
  'Hemp protein powder',
  'Pea protein, salt. May contain milk. Zutaten: Erbsenprotein, Salz. Kann Milch enthalten.',
])('one that lost nothing is: %s', (statement) => {
  expect(isComplete(statement)).toBe(true);
});

test.each([
  'Pea protein, sugar. Contains less than 2% of the follow',
  'Pea protein, sugar. Contains less than 2% of',
  'Pea protein, contains 2',
  '-Lecithine; pea protein; salt',
])('what only leads to names at an end leaves them out: %s', (statement) => {
  expect(isComplete(statement)).toBe(false);
});

test.each([
  'Chocolate protein bar',
  'Fat 4.5 g, Sugar 10 g, Protein 8.7 g, Salt 0.1 g',
  'Fett 4,5 g, Zucker 10 g, Eiweiß 8,7 g, Salz 0,1 g',
])('the name of a product and its nutrients are no list: %s', (statement) => {
  expect(isComplete(statement)).toBe(false);
});
