import { expect, test } from 'vitest';
import type { ColumnId } from '#contract/search-url.ts';
import { SORT_MODES } from '#domain/matching/criteria.ts';
import { FIGURE_FILTERS } from '#domain/matching/filters.ts';
import { chosenColumns, COLUMNS, DEFAULT_COLUMNS } from './columns.ts';

test('every filter by a figure but the tick of independent tests, and every order by a figure, has its column', () => {
  expect([...COLUMNS.flatMap(({ filter }) => filter ?? []), 'testedMin'].toSorted()).toEqual(
    FIGURE_FILTERS.map(({ filter }) => filter).toSorted(),
  );
  const sorts = COLUMNS.flatMap(({ sort }) => sort ?? []);
  expect(SORT_MODES.filter((mode) => !sorts.includes(mode))).toEqual([
    'diversity',
    'match',
    'name',
  ]);
});

test('an address chooses columns by id, in the order of the table', () => {
  const ids = (names?: readonly ColumnId[]) => chosenColumns(names).map(({ id }) => id);
  expect(ids(['sugar', 'protein'])).toEqual(['protein', 'sugar']);
  expect(ids([])).toEqual([]);
  expect(ids()).toEqual(DEFAULT_COLUMNS.map(({ id }) => id));
  expect(ids()).not.toContain('recordYear');
  expect(ids(['recordYear'])).toEqual(['recordYear']);
});

test.each(COLUMNS)('the head of $label says nothing twice', ({ label, basis }) => {
  expect(label.toLowerCase()).not.toContain(basis.toLowerCase());
  expect(basis).not.toContain(label.toLowerCase());
});
