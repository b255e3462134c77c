import { expect, it } from 'vitest';
import { tables } from '../../../tests/support/naming-tables.ts';
import { cleanName } from './product-name.ts';

const name = (written: string, brand: string | null = null) => cleanName(written, brand, tables);

it.each([
  ['100% Whey Protein Professional, Strawberry White C. ..', 'Strawberry White'],
  ['Whey Professional - Choco Beurre De', 'Whey Professional - Choco Beurre'],
  ['Maxi Whey - Saveur Vanille De', 'Maxi Whey - Saveur Vanille'],
  ['Clear Whey Protein RASPBERRY LEMONADE FL', 'Raspberry Lemonade'],
  ['Easy Body High Protein Nutrition Bar (24 x . ..', 'Easy Body High Protein Nutrition Bar'],
  ['High Protein Reep Ea', 'High Protein Reep'],
  ['Pure Whey Protéines •', 'Pure Whey Protéines'],
  ['100% Whey Protein 800 GR + Gratis Shaker', '100% Whey Protein'],
])('leaves out what was cut off, and pieces: %s', (written, ending) => {
  expect(name(written)?.endsWith(ending)).toBe(true);
});

it.each([
  'Bar Vitamin C',
  'Plan B Whey',
  'Wellness Pro Whey X',
  'Cookies and Cream',
  'Bar de noix',
])('keeps what only looks like it: %s', (written) => {
  expect(name(written)).toBe(written);
});

it('says a part once that the next one begins with, and "Protein" that it holds', () => {
  expect(name('Garden Of Life, Raw, Raw Protein', 'Garden of Life')).toBe('Raw Protein');
  expect(name('Protein, High Protein Bar, Mint')).toBe('High Protein Bar, Mint');
  expect(name('Protein, Whey, Mint')).toBe('Protein, Whey, Mint');
  expect(name('One, All-In-One Shake')).toBe('One, All-In-One Shake');
});

it('parts a share from the word behind it', () => {
  expect(name('100%Pure Whey')).toBe('100% Pure Whey');
  // As in Turkish.
  expect(name('Gold Standard %100 Casein')).toBe('Gold Standard 100% Casein');
});
