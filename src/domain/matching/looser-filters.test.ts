import { expect, test } from 'vitest';
import type { Filters } from './filters.ts';
import { looserFilters } from './looser-filters.ts';

const CHOCOLATE: Filters = { formats: ['powder'], flavors: ['chocolate'], orUnstated: true };

/** The offers for a search that finds something as soon as it has none of the filters named. */
const offers = (filters: Filters, found: (left: Filters) => number) =>
  looserFilters(filters, found).map(({ filters: dropped, label, count }) => [
    dropped.join(' '),
    label,
    count,
  ]);

test('each filter that hides perfect matches is offered, most matches first', () => {
  const found = ({ formats, flavors }: Filters) =>
    flavors === undefined ? 33 : formats === undefined ? 40 : 0;
  expect(offers(CHOCOLATE, found)).toEqual([
    ['formats', 'Drop the format', 40],
    ['flavors', 'Drop the flavor', 33],
  ]);
  expect(offers(CHOCOLATE, ({ flavors }) => (flavors === undefined ? 33 : 0))).toEqual([
    ['flavors', 'Drop the flavor', 33],
  ]);
});

test('all are offered together if no single one is enough, and none if even that finds nothing', () => {
  const none = ({ formats, flavors }: Filters) => formats === undefined && flavors === undefined;
  expect(offers(CHOCOLATE, (left) => (none(left) ? 5 : 0))).toEqual([
    ['formats flavors', 'Drop the format and the flavor', 5],
  ]);
  expect(offers(CHOCOLATE, () => 0)).toEqual([]);
  expect(offers({ flavors: ['chocolate'] }, () => 0)).toEqual([]);
  expect(offers({}, () => 9)).toEqual([]);
});
