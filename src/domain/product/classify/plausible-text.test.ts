import { describe, expect, it } from 'vitest';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { anExplanation, labelEntries } from '../../../../tests/support/an-explanation.ts';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { objectToKind, objectToNames, objectToRawText, objectToText } from './plausible-text.ts';

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

describe('the raw text of a powder', () => {
  const long = 'maltodextrin, cocoa powder, sweetener sucralose, thickener guar gum, salt';
  const object = (overrides: Parameters<typeof aSourceRecord>[0]) =>
    objectToRawText(aSourceRecord(overrides), tables.words)?.reason ?? null;

  it('is not of capsules', () => {
    const statement = 'Capsule shell (gelatin), whey protein';
    expect(object({ statement })).toBe('the text is of capsules');
    expect(object({ statement, format: 'bar' })).toBeNull();
    expect(object({ statement: `${long}, milk protein; capsule shell` })).toBeNull();
  });

  it('names milk if its name says whey or casein, unless it is cut off, short or not there', () => {
    const reason = 'the ingredient text has no milk, the name says whey or casein';
    expect(object({ name: 'Gold Whey', statement: long })).toBe(reason);
    expect(object({ name: 'Gold Whey', statement: `${long}, milk` })).toBeNull();
    expect(object({ name: 'Gold Whey', statement: long, truncated: true })).toBeNull();
    expect(object({ name: 'Gold Whey', statement: 'cocoa' })).toBeNull();
    expect(object({ name: 'Gold Whey', statement: null })).toBeNull();
    expect(object({ name: 'Pea Protein', statement: long })).toBeNull();
  });
});

describe('the names of a record', () => {
  const object = (name: string, ...otherNames: string[]) =>
    objectToNames(aSourceRecord({ name, otherNames }), tables.words);

  it('are of one product, or it is unknown whose figures the record has', () => {
    expect(object('Oats instant', 'Melty Cookies And Cream Bar')).toEqual({
      reason: 'two names of two products',
      detail: '"Oats instant" and "melty cookies and cream bar"',
    });
    expect(object('Oats instant', 'Instant Oats Bar')).toBeNull();
    expect(object('Oats instant', 'X001QS6ZA7')).toBeNull();
    expect(object('X001QS6ZA7', 'Melty Cookies And Cream Bar')).toBeNull();
    expect(object('Oats instant')).toBeNull();
  });
});

it('drinks for patients and children are no supplements, unless they say protein', () => {
  const object = (name: string, format: 'powder' | 'bar' = 'powder') =>
    objectToKind(aSourceRecord({ name, brand: 'Nestlé', format }), tables.words)?.reason ?? null;
  const reason = "a patients' or children's drink";
  expect(object('PediaSure Vanilla')).toBe(reason);
  expect(object('PediaSure Protein Vanilla')).toBeNull();
  expect(object('PediaSure Vanilla', 'bar')).toBeNull();
  expect(object('Vanilla Shake')).toBeNull();
});
