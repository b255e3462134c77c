import { expect, test } from 'vitest';
import type { Points } from '#contract/standing.ts';
import { drawMap } from './drawn-map.ts';
import { figureAt, mapPoints } from './map-points.ts';
import { mapHref, onlyFormat, parseMapView, searchHref } from './map-view.ts';

const points: Points = {
  total: 3,
  ids: [1, 2, 3, 4],
  names: ['A', 'B', 'C', 'D'],
  brands: ['a', 'b', 'c', 'd'],
  types: [0, -1, 4, 4],
  formats: [0, 1, 2, 0],
  protein: [24, 20, null, 10],
  calories: [120, null, 100, 0],
  sugar: [1, 2, 3, null],
  proteinPer100: [80, 60, null, null],
  caloriesPer100: [400, 400, 380, 350],
  sugarPer100: [3, 4, 5, null],
};
const parse = (text: string) => parseMapView(new URLSearchParams(text));

test('the axes, protein against calories unless the address says otherwise', () => {
  expect(parse('')).toMatchObject({ x: 'caloriesPer100', y: 'proteinPer100' });
  expect(parse('x=sugar&y=efficiency')).toMatchObject({ x: 'sugar', y: 'efficiency' });
  expect(parse('x=price&y=toString')).toMatchObject({ x: 'caloriesPer100', y: 'proteinPer100' });
});

test('what was not understood is named; values of lists in later addresses, too', () => {
  const view = parse('x=price&proteinTypes=Egg&unstated=yes&yMin=much&xMin=500&xMax=100');
  expect(view.unread).toEqual(['Egg']);
  expect(view.problems).toEqual([
    'Not understood: “x=price”',
    'Not understood: “unstated=yes”',
    'Not understood: “yMin=much”',
    'The part of the map ends before it begins, so the whole map is drawn.',
  ]);
  expect(mapHref(view)).toBe('/protein-map?unread=Egg');
  expect(searchHref(view)).toBe('/search?showAll=true&unread=Egg');
  expect(parse('xMin=&xMax=&yMin=&yMax=').problems).toEqual([]);
});

test('a figure is read from its column; protein per 100 kcal needs both, and no serving', () => {
  expect(figureAt(points, 0, 'efficiency')).toBe(20);
  expect(figureAt(points, 1, 'protein')).toBe(20);
  expect(figureAt(points, 1, 'efficiency')).toBe(15);
  expect(figureAt(points, 2, 'efficiency')).toBeNull();
  expect(figureAt(points, 3, 'efficiency')).toBeNull();
  expect(figureAt(points, 3, 'sugar')).toBeNull();
  expect(figureAt(points, 9, 'protein')).toBeNull();
});

test('only products with both figures are on the map', () => {
  expect(mapPoints(points, { x: 'calories', y: 'protein' })).toEqual([
    { place: 0, x: 120, y: 24, group: 0 },
    { place: 3, x: 0, y: 10, group: 4 },
  ]);
});

test('the search behind the map: everything where nothing is asked', () => {
  expect(searchHref(parse(''))).toBe('/search?showAll=true');
  expect(searchHref(parse('avoid=soy&x=sugar'))).toBe('/search?avoid=soy');
  expect(searchHref(parse('isVegan=true&showAll=true&unconfirmed=true'))).toBe(
    '/search?isVegan=true&showAll=true&unconfirmed=true',
  );
  expect(searchHref(parse('q=gold&format=bar&sugarMax=5'))).toBe(
    '/search?showAll=true&format=bar&q=gold&sugarMax=5',
  );
});

test('a view comes back from its address; what bounds nothing is no part', () => {
  for (const text of [
    '',
    'avoid=soy&format=bar&unstated=true',
    'format=powder,bar&q=gold&sugarMax=5&orUnstated=true&unconfirmed=true',
    'format=powder&xMin=100&xMax=150&yMin=20&yMax=30.5&x=sugar',
  ]) {
    expect(parse(mapHref(parse(text)).split('?')[1] ?? '')).toEqual(parse(text));
  }
  const { POSITIVE_INFINITY: most, NEGATIVE_INFINITY: least } = Number;
  expect(parse('xMin=100&xMax=150&yMin=20&yMax=').zoom).toEqual({ x: [100, 150], y: [20, most] });
  expect(parse('yMax=30').zoom).toEqual({ x: [least, most], y: [least, 30] });
  expect(parse('xMin=150&xMax=100&yMin=20&yMax=30').zoom).toBeNull();
  expect(parse('xMin=&xMax=&yMin=little&yMax=').zoom).toBeNull();
});

test('one format is drawn alone only where no other is', () => {
  expect(onlyFormat(parse('format=bar'))).toBe('bar');
  expect(onlyFormat(parse('format=bar,powder'))).toBeNull();
  expect(onlyFormat(parse(''))).toBeNull();
});

test('a panel says how many marks stand for its products, and where their medians are', () => {
  const powders: Points = {
    ...points,
    total: 5,
    ids: [1, 2, 3, 4, 5],
    types: [0, 0, 0, -1, 4],
    formats: [0, 0, 0, 0, 2],
    proteinPer100: [80, 80, 60, 50, 20],
    caloriesPer100: [400, 400, 380, 300, 350],
  };
  const { map } = drawMap(powders, parse(''));
  expect(map).toMatchObject({ drawn: 4, marks: 3, unstated: 1, unknown: 0, given: 5 });
  expect(map.panels).toMatchObject([
    { format: 'powder', drawn: 3, marks: 2, medians: { x: 400, y: 80 } },
    { format: 'bar', drawn: 1, marks: 1, medians: { x: 350, y: 20 } },
  ]);
  expect(drawMap(powders, parse('yMax=70')).map).toMatchObject({ drawn: 2, marks: 2 });
});
