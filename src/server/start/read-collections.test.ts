import { expect, test } from 'vitest';
import { understandCriteria } from '#domain/matching/understand-criteria.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { hasFilters } from '#domain/matching/filters.ts';
import { vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { parseCollection, readCollections } from './read-collections.ts';

const file = (front: string, body = 'What it means.') => `---\n${front}\n---\n\n${body}\n`;
const FRONT = 'title: A\ngroup: Bars\nwishes: /search?avoid=soy&format=bar\nsummary: A sentence.';

test('a file says what is wished, under which heading, and what that means', () => {
  const collection = parseCollection('a', file(FRONT, 'One\nparagraph.\n\nAnother.'));
  expect(collection).toMatchObject({ slug: 'a', title: 'A', group: 'Bars' });
  expect(collection.text).toEqual(['One paragraph.', 'Another.']);
  expect(collection.view.criteria.avoidIngredients).toEqual(['soy']);
  expect(collection.view.filters).toEqual({ formats: ['bar'] });
});

test.each([
  ['no front matter', 'text', ':1: '],
  ['no title', file(FRONT.replace('title: A\n', '')), '"title" is missing'],
  ['a heading of its own', file(FRONT.replace('Bars', 'Odds')), 'no group Odds'],
])('a file with %s is refused, by name', (_, text, message) => {
  expect(() => parseCollection('odd', text)).toThrow(message);
});

const SHIPPED = readCollections();

test('some forty and more ship, each with a title, a summary and an answer of its own', () => {
  expect(SHIPPED.length).toBeGreaterThanOrEqual(40);
  for (const of of [
    (each: (typeof SHIPPED)[number]) => each.title,
    (each: (typeof SHIPPED)[number]) => each.summary,
    (each: (typeof SHIPPED)[number]) => JSON.stringify(each.view),
  ]) {
    expect(new Set(SHIPPED.map(of)).size).toBe(SHIPPED.length);
  }
});

test.each(SHIPPED.map((each) => [each.slug, each] as const))(
  '%s says what it means, and every word of its wish is understood',
  (_, { text, summary, view }) => {
    expect(text.length).toBeGreaterThanOrEqual(2);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(hasCriteria(view.criteria) || hasFilters(view.filters)).toBe(true);
    const { avoid, mustHave } = understandCriteria(view.criteria, vocabulary);
    expect([...avoid, ...mustHave].filter(({ kind }) => kind === 'literal')).toEqual([]);
  },
);
