import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const LONG_LIST =
  'Organic brown rice syrup, organic dark chocolate coating (organic cane sugar, organic cocoa mass, organic cocoa butter), organic pea protein, organic brown rice protein concentrate, organic date paste, organic oat fiber, glycerine, natural flavors, organic rolled oats, rice starch, sea salt, sunflower oil, tapioca syrup.';

// A long list in one language, and what a sentence in another declares: its short words are of the language of its own cue.
test.each([
  ['Enthält Ei und Milch.', ['egg', 'milk'], []],
  ['Allergene: Schalenfrüchte, Ei', ['egg', 'tree nuts'], []],
  ['Contient du blé.', ['wheat'], []],
  ['Bevat soja en ei.', ['egg', 'soy'], []],
  ['Pode conter vestígios de ovo e sésamo.', [], ['egg', 'sesame']],
  ['Kann Spuren von Soja, Milch und Ei enthalten.', [], ['egg', 'milk', 'soy']],
  // "Kan" alone warns of nothing.
  ['Posen kan lukkes.', [], []],
])('%s', (sentence, contained, warned) => {
  const { contains, mayContain } = explainLabel(
    { statement: `${LONG_LIST} ${sentence}` },
    vocabulary,
  );
  const nine = ['egg', 'milk', 'sesame', 'soy', 'tree nuts', 'wheat'];
  expect(nine.filter((each) => contains.some((found) => found === each))).toEqual(contained);
  expect(nine.filter((each) => mayContain.some((found) => found === each))).toEqual(warned);
});
