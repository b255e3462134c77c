import { describe, expect, it, vi } from 'vitest';
import { AnswerCache, type SearchAnswer } from './answer-cache.ts';

const answer = (text = 'answer'): SearchAnswer => ({ json: Buffer.from(text), total: 1 });

describe('AnswerCache', () => {
  it('keeps an answer from the second time on that it is asked for', async () => {
    const cache = new AnswerCache();
    const make = vi.fn<() => Promise<SearchAnswer>>(async () => answer());
    await cache.get('a', 1, make);
    expect((await cache.get('a', 1, make)).total).toBe(1);
    expect(make).toHaveBeenCalledTimes(2);
    const kept = await cache.get('a', 1, make);
    expect(await cache.get('a', 1, make)).toBe(kept);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing of another version', async () => {
    const cache = new AnswerCache();
    for (const text of ['one', 'two']) await cache.get('a', 1, async () => answer(text));
    const fresh = await cache.get('a', 2, async () => answer('three'));
    expect(fresh.body.plain.toString()).toBe('three');
    const again = await cache.get('a', 2, async () => answer('four'));
    expect(again.body.plain.toString()).toBe('four');
    expect((await cache.get('a', 2, async () => answer('five'))).body).toBe(again.body);
  });

  it('does not keep an answer of an old version that was made late', async () => {
    const cache = new AnswerCache();
    await cache.get('a', 1, async () => answer());
    let finish: (made: SearchAnswer) => void = () => undefined;
    const late = cache.get('a', 1, () => new Promise((resolve) => (finish = resolve)));
    await cache.get('b', 2, async () => answer());
    finish(answer('old'));
    await late;
    for (const text of ['new', 'newer']) await cache.get('a', 2, async () => answer(text));
    const kept = await cache.get('a', 2, async () => answer('newest'));
    expect(kept.body.plain.toString()).toBe('newer');
  });
});
