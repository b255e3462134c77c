import { expect, test } from 'vitest';
import { sourceTitle, sourceTitles } from './source-title.ts';

test.each([
  ['Open Food Facts 2026 (groQu extract)', '2026-10-08', 'Open Food Facts, October 2026'],
  [
    'Open Food Facts 2026-08-19 (via the pool catalogue)',
    '2026-08-19',
    'Open Food Facts, August 2026',
  ],
  ['Open Food Facts 2016-2025 (small published subsets)', '2025', 'Open Food Facts, 2025'],
  [
    'USDA FoodData Central Branded Foods, about October 2023 (sample)',
    '2024-03-11',
    'USDA FoodData Central Branded Foods, about October 2023',
  ],
  [
    'SupplementScout verified facts, UK 2026',
    '2026-08-22',
    'SupplementScout verified facts, UK, August 2026',
  ],
  ['Somewhere', '', 'Somewhere'],
])('%s of %s is called %s', (name, retrieved, title) => {
  expect(sourceTitle({ name, retrieved })).toBe(title);
});

test('two sources of one title are told apart by what their names say beside it', () => {
  const titles = sourceTitles([
    { name: 'Open Food Facts 2026 (groQu extract)', retrieved: '2026-10-08' },
    { name: 'Open Food Facts 2026 (groQu extract, first copy)', retrieved: '2026-10-08' },
    { name: 'Open Food Facts 2026-08-19 (via the pool catalogue)', retrieved: '2026-08-19' },
  ]);
  expect([...titles.values()]).toEqual([
    'Open Food Facts, October 2026 (groQu extract)',
    'Open Food Facts, October 2026 (groQu extract, first copy)',
    'Open Food Facts, August 2026',
  ]);
});
