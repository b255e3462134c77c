import { expect, test } from 'vitest';
import type { Points } from '#contract/standing.ts';
import { figureAt, mapHref, mapPoints, parseMapView, searchHref } from './map-view.ts';

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
});

test('a view comes back from its address; a part needs its panel, and what is no part is none', () => {
  for (const text of [
    '',
    'avoid=soy&format=bar&unstated=true',
    'format=powder&zoom=100~150,20~30.5&x=sugar',
  ]) {
    expect(parse(mapHref(parse(text)).split('?')[1] ?? '')).toEqual(parse(text));
  }
  expect(parse('format=bar&zoom=100~150,20~30').zoom).toEqual({ x: [100, 150], y: [20, 30] });
  expect(parse('zoom=100~150,20~30').zoom).toBeNull();
  expect(parse('format=bar&zoom=150~100,20~30').zoom).toBeNull();
  expect(parse('format=bar&zoom=1~2').zoom).toBeNull();
});
