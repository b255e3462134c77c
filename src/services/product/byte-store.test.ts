import { expect, test } from 'vitest';
import { ByteStore } from './byte-store.ts';

const MB = 1024 * 1024;

test('keeps texts as bytes, side by side in one buffer', () => {
  const store = new ByteStore<object>(4 * MB);
  const [one, two] = [{}, {}];
  store.keep(one, '{"name":"Crème"}');
  store.keep(two, '{}');
  expect(store.get(one)?.toString()).toBe('{"name":"Crème"}');
  expect(store.get(two)?.toString()).toBe('{}');
  expect(store.get(one)?.buffer).toBe(store.get(two)?.buffer);
  expect(store.get({})).toBeUndefined();
});

test('stays within its bound by forgetting all, and keeps again', () => {
  const store = new ByteStore<object>(2 * MB);
  const text = 'x'.repeat(0.4 * MB);
  const keys = Array.from({ length: 20 }, () => ({}));
  for (const key of keys) {
    expect(store.keep(key, text).toString()).toBe(text);
    expect(store.held).toBeLessThanOrEqual(2 * MB);
  }
  const kept = keys.filter((key) => store.get(key) !== undefined);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThanOrEqual(4);
  for (const key of kept) expect(store.get(key)?.toString()).toBe(text);
});

test('does not keep what is longer than a buffer', () => {
  const store = new ByteStore<object>(4 * MB);
  const key = {};
  expect(store.keep(key, 'x'.repeat(MB + 1))).toHaveLength(MB + 1);
  expect(store.get(key)).toBeUndefined();
  expect(store.held).toBe(0);
});
