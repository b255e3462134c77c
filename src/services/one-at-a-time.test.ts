import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('a call during a run gets the next one, which all such calls share', async () => {
  let runs = 0;
  const ends: (() => void)[] = [];
  const run = oneAtATime(async () => {
    const number = ++runs;
    await new Promise<void>((resolve) => ends.push(resolve));
    return number;
  });
  const [first, second, third] = [run(), run(), run()];
  ends[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect([await second, await third, runs]).toEqual([2, 2, 2]);
});

it('a run that fails hinders no later one, whenever that is asked for', async () => {
  let runs = 0;
  const run = oneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error('the first run');
    return runs;
  });
  const first = run();
  const second = run();
  await expect(first).rejects.toThrow('the first run');
  expect(await second).toBe(2);
  expect(await run()).toBe(3);
});
