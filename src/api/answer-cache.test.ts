import { randomBytes } from 'node:crypto';
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

  it('holds at most 8 MB, in whatever forms they were asked for, and not much less', async () => {
    const cache = new AnswerCache();
    const forms = [null, 'br', 'gzip'] as const;
    const make = async () => answer(randomBytes(50_000).toString('hex'));
    for (let number = 0; number < 100; number += 1) {
      await cache.get(String(number), 1, make);
      const kept = await cache.get(String(number), 1, make);
      const form = forms[number % forms.length];
      if (form) await kept.body.encoded(form);
    }
    let held = 0;
    let isKept = true;
    for (let number = 99; isKept; number -= 1) {
      const found = await cache.get(String(number), 1, async () => {
        isKept = false;
        return answer('');
      });
      if (isKept) held += found.body.weight;
    }
    expect(held).toBeLessThanOrEqual(8 * 1024 * 1024);
    expect(held).toBeGreaterThan(7.5 * 1024 * 1024);
  });
});
