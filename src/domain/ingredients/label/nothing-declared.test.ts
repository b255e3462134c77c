import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

test.each(['Contains: none.', 'Allergens: none.'])(
  '"%s" is read, and leaves nothing open',
  (said) => {
    const statement = `Ingredients: pea protein isolate, cocoa powder, stevia. ${said}`;
    expect(explainLabel({ statement }, vocabulary)).toMatchObject({ complete: true, contains: [] });
  },
);
