import { expect, test } from 'vitest';
import { INHERITED_FROM, isInherited } from './inherited-facts.ts';

const base = { name: `${INHERITED_FROM} (Open Food Facts)` };
const own = { name: 'Open Food Facts' };

test('a flavor is inherited where every source of it is its base product', () => {
  expect(isInherited([base])).toBe(true);
  expect(isInherited([base, base])).toBe(true);
});

test('one record of its own is enough not to be', () => {
  expect(isInherited([own, base])).toBe(false);
  expect(isInherited([base, own])).toBe(false);
});

test('a product without any source inherits nothing', () => {
  expect(isInherited([])).toBe(false);
});
