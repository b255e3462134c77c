import { expect, it } from 'vitest';
import { IncrementalBuild } from './incremental-build.ts';

function countedRows(rows: number) {
  let built = 0;
  function* steps(): Generator<undefined, number> {
    for (; built < rows; built += 1) yield;
    return built;
  }
  return { value: new IncrementalBuild(steps()), built: () => built };
}

it('lets others in after every few rows, and is there afterwards', async () => {
  const { value, built } = countedRows(3_000);
  const seen: number[] = [];
  await value.prepare(async () => void seen.push(built()));
  expect(seen).toEqual([750, 1_500, 2_250, 3_000].map((rows) => rows - 1));
  expect(value.value).toBe(3_000);
});

it('is finished at once by who cannot wait, also where it is half prepared', async () => {
  const { value, built } = countedRows(1_000);
  const preparing = value.prepare(() => new Promise(setImmediate));
  expect(built()).toBeLessThan(1_000);
  expect(value.value).toBe(1_000);
  await preparing;
  expect(value.value).toBe(1_000);
});

it('is prepared by two at a time once', async () => {
  const { value, built } = countedRows(1_000);
  const pause = () => new Promise(setImmediate);
  await Promise.all([value.prepare(pause), value.prepare(pause)]);
  expect([value.value, built()]).toEqual([1_000, 1_000]);
});
