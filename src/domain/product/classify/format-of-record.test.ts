import { expect, it } from 'vitest';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { formatOf } from './format-of-record.ts';

const read = (name: string | null, protein: number | null, brand: string | null = 'PowerBar') => {
  const record = aSourceRecord({ name, per100: someFigures({ protein }), format: 'powder' });
  return formatOf(record, brand, tables.brands);
};

it('a name that a bar and a powder share is of the bar where there is less protein', () => {
  expect(read('PowerBar Clean Whey, Vanilla', 33)).toBe('bar');
  expect(read('PowerBar Clean Whey, Vanilla', 79)).toBe('powder');
  expect(read('Clean Whey', 33, 'Weider')).toBe('powder');
  expect(read('Clean Whey', 33, null)).toBe('powder');
  expect(read('Cleaner Whey', 33)).toBe('powder');
  expect(read('Opti-Lean Whey', 39, 'Optimum Nutrition')).toBe('bar');
  expect(read('Whey Opti-Lean', 77, 'Optimum Nutrition')).toBe('powder');
  expect(read('Premium Flapjack', 27, 'Our Little Secret')).toBe('bar');
  expect(read('Eiweiß 50% Vanille-Joghurt-Crisp', 50, 'Sportness')).toBe('bar');
  expect(read('Sportness Eiweiß 90 Shake', 88, 'Sportness')).toBe('powder');
});

it('what is not stated stays as it was read', () => {
  expect(read('Clean Whey', null)).toBe('powder');
  expect(read(null, 33)).toBe('powder');
  const without = aSourceRecord({ name: 'Clean Whey', per100: null });
  expect(formatOf(without, 'PowerBar', tables.brands)).toBe('powder');
});
