import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { countIn, fillCounts } from './fill-counts.ts';

const count = async (query: string) => (query === 'avoid=soy&format=bar' ? 1_234 : 5);

test('a link that counts shows the number of its own search', async () => {
  const text = '<p><a href="/search?avoid=soy&amp;format=bar">All #count# bars</a>.</p>';
  expect(await fillCounts(text, count)).toBe(
    '<p><a href="/search?avoid=soy&amp;format=bar">All 1,234 bars</a>.</p>',
  );
});

test('other links, and the words outside of links, stay', async () => {
  const text = '<a href="/search?avoid=soy">these</a> #count# <a href="/blog">#count#</a>';
  expect(await fillCounts(text, count)).toBe(text);
});

/** A count function over a fake catalogue whose totals are the number of searches so far. */
function countSearches() {
  let searches = 0;
  const catalogue = { search: () => ({ total: (searches += 1) }) };
  const followed = { current: () => ({ catalogue }), vocabulary: () => ({}) };
  const counting = countIn(followed as unknown as Parameters<typeof countIn>[0]);
  return { counting, searches: () => searches };
}

test('searches of all articles are counted one a turn of the event loop, and each once', async () => {
  const { counting, searches } = countSearches();
  const link = (format: string) => `<a href="/search?format=${format}">#count#</a>`;
  const texts = [link('bar') + link('powder'), link('drink')].map((text) =>
    fillCounts(text, counting),
  );
  for (let turn = 0; turn < 10; turn += 1) {
    const before = searches();
    await setImmediate();
    expect(searches() - before).toBeLessThanOrEqual(1);
  }
  expect((await Promise.all(texts)).join('').match(/\d/g)).toEqual(['1', '3', '2']);
  expect(await fillCounts(link('bar'), counting)).toBe('<a href="/search?format=bar">1</a>');
  expect(searches()).toBe(3);
});

test('what two articles ask at once is counted once', async () => {
  const { counting, searches } = countSearches();
  await Promise.all([counting('format=bar'), counting('format=bar')]);
  expect(searches()).toBe(1);
});
