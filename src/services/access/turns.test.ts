import { expect, test } from 'vitest';
import { takeTurn, takeTurnOfPiece } from './turns.ts';

/** The order in which turns requested at the same time are given. */
async function given(asked: readonly ('answer' | 'piece')[]): Promise<readonly string[]> {
  const order: string[] = [];
  await Promise.all(
    asked.map(async (kind) => {
      await (kind === 'answer' ? takeTurn() : takeTurnOfPiece());
      order.push(kind);
    }),
  );
  return order;
}

test('each turn is a turn of the event loop of its own', async () => {
  let loops = 0;
  let ended = false;
  const count = (): void => {
    loops += 1;
    if (!ended) setImmediate(count);
  };
  setImmediate(count);
  const order = await given(['answer', 'answer', 'piece', 'answer']);
  ended = true;
  expect([order.length, loops >= 4]).toEqual([4, true]);
});

test('a piece of a long answer lets other answers go before it', async () => {
  expect(await given(['piece', 'piece', 'answer', 'answer'])).toEqual([
    'answer',
    'answer',
    'piece',
    'piece',
  ]);
});

test('a piece waits for eight answers at most', async () => {
  const order = await given(['piece', ...Array.from({ length: 20 }, () => 'answer' as const)]);
  expect(order.indexOf('piece')).toBe(8);
});
