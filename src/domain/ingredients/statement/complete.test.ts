import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const isComplete = (statement: string) => explainLabel({ statement }, vocabulary).complete;

test.each([
  'or (sojalecithine), zout, suiker',
  '(Oats), cocoa powder, salt.',
  '(8%) [Sugar, palm kernel oil], salt.',
  'and soy protein, salt.',
  'e sal, açúcar, cacau.',
  'Pea protein. Made on equipment that also processes milk, soy, e DE Zutaten: Erbsenprotein, Salz.',
  'Pea protein. May contain milk, eg Zutaten: Erbsenprotein, Salz.',
])(
  'a text that lost what its beginning or its middle goes on from is not complete: %s',
  (statement) => {
    expect(isComplete(statement)).toBe(false);
  },
);

test.each([
  'Pea protein (oats), cocoa powder, salt.',
  'Pea protein, salt. May contain milk. Zutaten: Erbsenprotein, Salz. Kann Milch enthalten.',
])('one that lost nothing is: %s', (statement) => {
  expect(isComplete(statement)).toBe(true);
});
