import { expect, it } from 'vitest';
import { DrawingQueue } from './drawing-queue.ts';

it('two at once, forty wait, the next is refused; each place is used again, also after a failure', async () => {
  const queue = new DrawingQueue();
  const ends: ((fails: boolean) => void)[] = [];
  const draw = () =>
    new Promise<string>((resolve, reject) =>
      ends.push((fails) => (fails ? reject(new Error('no ink')) : resolve('drawn'))),
    );
  const runs = Array.from({ length: 42 }, () => queue.run(draw).catch(() => 'failed'));
  expect(ends).toHaveLength(2);
  expect(await queue.run(draw)).toBeNull();
  for (let turn = 0; turn < 42; turn += 1) {
    ends[turn]?.(turn % 2 === 1);
    await runs[turn];
    expect(ends).toHaveLength(Math.min(42, turn + 3));
  }
  expect(new Set(await Promise.all(runs))).toEqual(new Set(['drawn', 'failed']));
  expect(await queue.run(async () => 'again')).toBe('again');
});
