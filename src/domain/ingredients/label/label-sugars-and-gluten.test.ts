import { describe, expect, test } from 'vitest';
import { aKnownDraft as known } from '../../../../tests/support/entry-drafts.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';
import { addedSugarsOf, glutenSourcesOf, sweetenersOf } from './label-facts.ts';

describe('gluten', () => {
  test('by the vocabulary, in one order', () => {
    expect(
      glutenSourcesOf([
        known('oat', { gluten: ['oats'] }),
        known('malt', { gluten: ['barley'] }),
        known('seitan', { gluten: ['wheat'] }),
        known('rye bread', { gluten: ['rye'] }),
      ]),
    ).toEqual(['wheat', 'barley', 'rye', 'oats']);
    expect(glutenSourcesOf([known('wheat thing')])).toEqual([]);
  });
});

describe('sweeteners', () => {
  const sweetener = (name: string, ancestors: readonly string[] = []) =>
    known(name, { roles: ['intense sweetener'], ancestors });

  test('every form of stevia is stevia, of monk fruit monk fruit', () => {
    expect(
      sweetenersOf(
        [
          sweetener('rebaudioside a', ['stevia']),
          sweetener('mogroside v', ['monk fruit', 'natural sweeteners']),
          sweetener('stevia'),
          sweetener('sucralose', ['sweeteners']),
          known('stevia-like', { ancestors: ['stevia'] }),
          known('sucralose gum'),
        ],
        [],
        vocabulary,
      ),
    ).toEqual(['stevia', 'monk fruit', 'sucralose']);
  });
});

test('polyols are named once; glycerin is none', () => {
  const statement = 'Maltitol, glycerin, maltitol, sugar';
  expect(explainLabel({ statement }, vocabulary).polyols).toEqual(['maltitol']);
});

test('added sugars are named once; honey powder with a list of its own is none', () => {
  const sugar = (name: string) => known(name, { roles: ['added sugar'] });
  const drafts = [sugar('honey powder'), sugar('sugar'), sugar('sugar'), known('salt')];
  expect(addedSugarsOf(drafts)).toEqual(['honey powder', 'sugar']);
  expect(addedSugarsOf([...drafts, sugar('syrup'), known('x', {}, { parent: 0 })])).toEqual([
    'sugar',
    'syrup',
  ]);
  expect(addedSugarsOf([...drafts, known('x', {}, { parent: 1 })])).toEqual([
    'honey powder',
    'sugar',
  ]);
});
