import { describe, expect, it } from 'vitest';
import { LeastRecentlyUsed } from './least-recently-used.ts';

describe('LeastRecentlyUsed', () => {
  it('forgets what was not asked for longest', () => {
    const kept = new LeastRecentlyUsed<string, number>(2);
    kept.set('a', 1);
    kept.set('b', 2);
    kept.get('a');
    kept.set('c', 3);
    expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
  });

  it('is bounded by weight, and does not keep what alone exceeds the bound', () => {
    const kept = new LeastRecentlyUsed<string, string>(10, (text) => text.length);
    kept.set('a', 'xxxxxx');
    kept.set('b', 'xxxxxx');
    expect(kept.get('a')).toBeUndefined();
    kept.set('b', 'x');
    kept.set('c', 'xxxxxxxxx');
    expect(kept.size).toBe(2);
    kept.set('d', 'x'.repeat(11));
    expect([kept.get('d'), kept.size]).toEqual([undefined, 2]);
  });

  it('forgets everything when cleared', () => {
    const kept = new LeastRecentlyUsed<string, number>(2);
    kept.set('a', 1);
    kept.clear();
    kept.set('b', 2);
    kept.set('c', 3);
    expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, 2, 3]);
  });
});
