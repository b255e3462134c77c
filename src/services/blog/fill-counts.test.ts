import { expect, test } from 'vitest';
import { fillCounts } from './fill-counts.ts';

const count = (query: string) => (query === 'avoid=soy&format=bar' ? 1_234 : 5);

test('a link that counts shows the number of its own search', () => {
  expect(
    fillCounts('<p><a href="/search?avoid=soy&amp;format=bar">All #count# bars</a>.</p>', count),
  ).toBe('<p><a href="/search?avoid=soy&amp;format=bar">All 1,234 bars</a>.</p>');
});

test('other links, and the words outside of links, stay', () => {
  const text = '<a href="/search?avoid=soy">these</a> #count# <a href="/blog">#count#</a>';
  expect(fillCounts(text, count)).toBe(text);
});
