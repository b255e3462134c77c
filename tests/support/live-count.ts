import { expect } from 'vitest';

/** That a text names this count as pages do: rounded down to hundreds or tens, with "+" ("2,700+"). */
export function expectLiveCount(text: string, pattern: RegExp, count: number): void {
  const said = pattern.exec(text)?.[1] ?? '';
  expect(said, text).toMatch(/^[\d,]+\+?$/);
  const named = Number(said.replaceAll(/[,+]/g, ''));
  const step = count >= 1000 ? 100 : 10;
  expect(named).toBeGreaterThan(0);
  expect(named).toBe(Math.floor(count / step) * step);
}
