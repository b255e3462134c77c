import { expect, it } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { NO_CRITERIA } from '../../matching/criteria.ts';
import { Guesses } from './guesses.ts';
import { understandCriteria } from '../../matching/understand-criteria.ts';

const WORDS = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `${letter.repeat(4)}qzqz`);

it('mends a misspelt word', () => {
  expect(new Guesses(vocabulary).mend('sucralosse')?.canonical).toBe('sucralose');
});

it('guesses at so many words of one search only; those beyond stay as they are written', () => {
  const guesses = new Guesses(vocabulary);
  for (const word of WORDS) guesses.mend(word);
  expect(guesses.mend('sucralosse')).toBeNull();
  expect(guesses.mend('sucralose')?.canonical).toBe('sucralose');
});

it('takes no number for another', () => {
  expect(new Guesses(vocabulary).mend('e9999')).toBeNull();
});

it('looks for each word once', () => {
  const guesses = new Guesses(vocabulary);
  for (let time = 0; time < 30; time += 1) guesses.mend('aaaaqzqz');
  expect(guesses.mend('sucralosse')?.canonical).toBe('sucralose');
  const first = guesses.nearest('sukralos');
  expect(first).toContain('sucralose');
  expect(guesses.nearest('sukralos')).toBe(first);
});

it('goes through the wishes of a search with one set of guesses', () => {
  const lists = Array.from({ length: 50 }, (_, at) =>
    WORDS.map((word) => `${word}${'xy'.repeat(at)}`).join(', '),
  );
  const { avoid } = understandCriteria(
    { ...NO_CRITERIA, avoidIngredients: [...lists, 'sucralosse', 'sucralose'] },
    vocabulary,
  );
  expect(avoid.at(-2)).toMatchObject({ kind: 'literal', name: 'sucralosse', didYouMean: [] });
  expect(avoid.at(-1)).toMatchObject({ kind: 'ingredient', name: 'sucralose' });
});

it('reads a list of wishes as so many terms; the wishes beyond are each one name', () => {
  const lists = Array.from({ length: 50 }, (_, at) =>
    Array.from({ length: 5 }, (__, word) => `milk ${at} ${word}`).join(', '),
  );
  const { avoid } = understandCriteria({ ...NO_CRITERIA, avoidIngredients: lists }, vocabulary);
  expect(avoid.length).toBeLessThanOrEqual(150);
  expect(avoid.at(-1)).toMatchObject({ kind: 'literal', term: lists.at(-1) });
});

it.each([
  // "torrone", "puerros", "keso"
  ['hormones', 'nougat'],
  ['purines', 'leek'],
  ['keto', 'cottage cheese'],
])('%s is not taken for %s, which is alike in another language only', (word, other) => {
  expect(new Guesses(vocabulary).nearest(word)).not.toContain(other);
});

it.each([
  ['peanutt', 'peanut'],
  ['wey', 'whey'],
  ['sojja', 'soy'],
  ['lectins', 'lecithin'],
])('%s may mean %s', (word, meant) => {
  expect(new Guesses(vocabulary).nearest(word)).toContain(meant);
});

it.each([
  ['titanium', ['titanium dioxide']],
  ['hydrogenated', ['hydrogenated oils', 'hydrogenated palm oil']],
  ['zorb', []],
  // What is near comes alone.
  ['sukralos', ['sucralose']],
])('suggests what an unknown word begins, where no name is near: %s', (word, begun) => {
  expect(new Guesses(vocabulary).nearest(word).slice(0, 2)).toEqual(begun);
});
