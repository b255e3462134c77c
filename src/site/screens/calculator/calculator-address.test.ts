import { expect, test } from 'vitest';
import { CALCULATOR_DEFAULTS } from '#domain/calculator/calculator-input.ts';
import { calculatorHref, parseCalculatorView } from './calculator-address.ts';

const parse = (text: string) => parseCalculatorView(new URLSearchParams(text));

test('an empty address is an unsent form with the defaults', () => {
  expect(parse('')).toMatchObject({
    fields: {
      weight: '150',
      weightUnit: 'lbs',
      gender: 'male',
      activityLevel: 'moderate',
      goal: 'maintenance',
    },
    sent: false,
    understood: false,
    productId: null,
    find: '',
  });
  expect(parse('product=7&find=x').sent).toBe(false);
});

test('fields keep what was written, even where it is wrong', () => {
  const view = parse('weight=heavy&weightUnit=stone');
  expect(view.sent).toBe(true);
  expect(view.fields.weight).toBe('heavy');
  expect(view.reading.ok).toBe(false);
});

test.each(['x', '-1', '1.5', '12345678901', ''])('product=%s names none', (id) => {
  expect(parse(`product=${id}`).productId).toBeNull();
});

test('an input comes back from its address, accepted', () => {
  const view = parse(calculatorHref(CALCULATOR_DEFAULTS, 12).split('?')[1] ?? '');
  expect(view.reading).toEqual({ ok: true, input: CALCULATOR_DEFAULTS });
  expect(view.understood).toBe(true);
  expect(view.productId).toBe(12);
  expect(parse(calculatorHref(CALCULATOR_DEFAULTS).split('?')[1] ?? '').productId).toBeNull();
});
