import { describe, expect, it } from 'vitest';
import { someFigures } from '../../../../tests/support/a-source-record.ts';
import { anExplanation, labelEntries } from '../../../../tests/support/an-explanation.ts';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { objectToText } from './plausible-text.ts';

describe('an ingredient text that cannot belong to its product', () => {
  const bagel = anExplanation({
    complete: true,
    ingredients: labelEntries('wheat flour', 'water', 'sugar', 'salt', 'yeas', 'a', 'b', 'c', 'd'),
  });
  const object = (name: string, label = bagel, protein: number | null = 24) => {
    const figures = { serving: someFigures({ protein }), per100: someFigures({}) };
    return objectToText(name, 'powder', figures, label, tables.words);
  };
  const noMilk = 'the ingredient text has no milk, the name says whey or casein';
  const noSource = 'no protein source among the first ingredients of the text';

  it.each(['Clear Whey Isolate', 'Casein', 'Milk protein'])(
    'is one without milk under %s',
    (name) => {
      expect(object(name)).toEqual({
        reason: noMilk,
        detail: 'wheat flour, water, sugar, salt, yeas, a, b, c',
      });
    },
  );

  it.each(['Vegan whey alternative', 'Non-dairy whey', 'Plant casein'])(
    'is not under %s',
    (name) => {
      expect(object(name)?.reason).not.toBe(noMilk);
    },
  );

  it('is one whose first four ingredients bring no protein, where there is much of it', () => {
    const oils = anExplanation({
      complete: true,
      ingredients: labelEntries('flaxseed oil', 'coconut oil', 'salt'),
    });
    expect(object('Shake')?.reason).toBe(noSource);
    expect(object('Shake', oils)?.reason).toBe(noSource);
    expect(object('Shake', bagel, 10)?.reason).toBe(noSource);
    expect(object('Shake', bagel, 9.9)).toBeNull();
    expect(object('Shake', bagel, null)).toBeNull();
    const late = labelEntries('water', 'salt', 'gum', 'starch', 'pea protein');
    const whole = (...ingredients: typeof late) => anExplanation({ complete: true, ingredients });
    expect(object('Shake', whole(...late))?.reason).toBe(noSource);
    expect(object('Shake', whole(...late.slice(1)))).toBeNull();
    expect(object('Shake', whole(...late.slice(0, 2)))).toBeNull();
  });

  it('is candy that begins with sugar', () => {
    const nougat = anExplanation({ ingredients: labelEntries('sugar', 'almonds', 'egg white') });
    const figures = { serving: someFigures({}), per100: someFigures({ protein: 54 }) };
    expect(objectToText('Torrone', 'powder', figures, nougat, tables.words)?.reason).toBe(
      'much protein in what is mostly sugar',
    );
  });

  it('is not said of a text that was cut off or scrambled in scanning', () => {
    expect(object('Whey', { ...bagel, truncated: true })?.reason).toBe(noSource);
    // "88% Iso Whey Zero Blend [cross-flow micro - and ultra-filtered Whe Amino Acid Complex (L-arginine HCI …"
    expect(object('Whey', { ...bagel, complete: false, contains: ['milk'] })).toBeNull();
    const unread = bagel.ingredients.map((entry) => ({ ...entry, known: false }));
    expect(object('Whey', { ...bagel, ingredients: unread })).toBeNull();
  });

  it('is not said of a bar for its first ingredients', () => {
    const figures = { serving: someFigures({ protein: 20 }), per100: someFigures({ protein: 40 }) };
    expect(objectToText('Bar', 'bar', figures, bagel, tables.words)).toBeNull();
  });
});
