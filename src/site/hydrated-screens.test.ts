import { expect, test } from 'vitest';
import { HYDRATED_SCREENS } from './hydrated-screens.ts';

const sources = import.meta.glob<string>('./screens/*/*-screen.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('React takes over the screens that do not say `hydrate: false`, and no others', () => {
  const hydrated = Object.entries(sources)
    .filter(([, source]) => !source.includes('hydrate: false'))
    .map(([file]) => file);
  expect(hydrated.length).toBeGreaterThan(5);
  expect(Object.keys(HYDRATED_SCREENS).toSorted()).toEqual(hydrated.toSorted());
});
