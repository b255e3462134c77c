import { describe, expect, test } from 'vitest';
import {
  completeLastTerm,
  exceptionsOf,
  lastTerm,
  splitTerms,
  withException,
  withoutException,
} from './ingredient-text.ts';

describe('splitTerms', () => {
  // @spec Ingredient fields are trimmed; empty ones are not sent.
  // @spec avoid ingredients (comma-separated text)
  test.each([
    ['', []],
    [' , ,', []],
    [' soy ,  acesulfame   K,soy, SOY', ['soy', 'acesulfame K']],
  ])('reads %j', (text, terms) => {
    expect(splitTerms(text)).toEqual(terms);
  });
});

test('the term being typed is what stands behind the last comma', () => {
  expect(lastTerm('soy, sucr')).toBe('sucr');
  expect(lastTerm('soy,')).toBe('');
  expect(lastTerm('whey')).toBe('whey');
});

test('a chosen suggestion replaces the term being typed and opens the next', () => {
  expect(completeLastTerm('soy, sucr', 'sucralose')).toBe('soy, sucralose, ');
  expect(completeLastTerm('sucr', 'sucralose')).toBe('sucralose, ');
});

describe('members of a family', () => {
  test('are taken out and put back through the "except" wording', () => {
    const once = withException('soy, dairy', 'dairy', 'whey');
    expect(once).toBe('soy, dairy except whey');
    const twice = withException(once, 'dairy except whey', 'casein');
    expect(twice).toBe('soy, dairy except whey; casein');
    expect(exceptionsOf('dairy except whey; casein')).toEqual(['whey', 'casein']);
    expect(withoutException(twice, 'dairy except whey; casein', 'Whey')).toBe(
      'soy, dairy except casein',
    );
    expect(withoutException(once, 'dairy except whey', 'whey')).toBe('soy, dairy');
  });
});
