import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';

/** Words behind a food's name for what is made of it. */
const MADE_OF =
  / (?:protein|flour|extract|syrup|malt|powder|concentrate|fiber|oil|butter|juice|seed|solids|chunk)$/u;
/** Named alike and not made of it, or meant by a family of both ("cocoa": chocolate and cocoa). */
const OTHERWISE = ['beet syrup', 'fruit flavor extract'];
const MEANT_BY_A_FAMILY = ['cocoa', 'chocolate', 'soybean'];

test('what is called after a food and made of it is covered by who avoids the food', () => {
  const uncovered = [...vocabulary.entries.values()].filter(({ canonical, ancestors, maybe }) => {
    const food = vocabulary.entries.get(canonical.replace(MADE_OF, ''));
    if (food?.kind !== 'ingredient' || food.canonical === canonical) return false;
    if (OTHERWISE.includes(canonical) || MEANT_BY_A_FAMILY.includes(food.canonical)) return false;
    return !ancestors.includes(food.canonical) && !maybe.includes(food.canonical);
  });
  expect(uncovered.map(({ canonical }) => canonical)).toEqual([]);
});

test.each([
  ['brown rice protein', 'brown rice'],
  ['green tea extract', 'green tea'],
  ['dark chocolate coating', 'dark chocolate'],
  ['milk chocolate coating', 'milk chocolate'],
  ['nonfat dry milk', 'skim milk'],
  ['whole milk powder', 'whole milk'],
  ['chicory root fiber', 'chicory root'],
  // Of the sap of the coconut palm: who avoids coconut does not ask of which part.
  ['coconut sugar', 'coconut'],
  ['coconut syrup', 'coconut'],
  ['dried cane syrup', 'cane syrup'],
  ['malted barley flour', 'barley flour'],
  ['corn syrup', 'glucose syrup'],
  ['ferric orthophosphate', 'phosphates'],
  ['almond butter', 'nut butter'],
  ['natural chocolate flavor', 'chocolate flavor'],
])('%s is %s', (kind, thing) => {
  expect(vocabulary.entries.get(kind)?.ancestors).toContain(thing);
});

test.each([
  ['peanut butter coating', 'peanut butter'],
  ['white chocolate layer', 'white chocolate'],
  ['yogurt coating', 'yogurt'],
])('%s may hold %s', (kind, thing) => {
  expect(vocabulary.entries.get(kind)?.maybe).toContain(thing);
});
