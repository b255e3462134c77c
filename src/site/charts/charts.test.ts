import { describe, expect, test } from 'vitest';
import { macroShares } from './macro-bar.tsx';
import {
  scaleX,
  axisFor,
  FIELD,
  markPath,
  scatterMarks,
  scaleY,
  invertX,
  invertY,
} from './scatter-marks.ts';
import { SPREAD, spreadPlace, swarm } from './spread-plot.tsx';

describe('macro shares', () => {
  test('energy by 4, 4 and 9 kcal a gram', () => {
    expect(macroShares({ protein: 20, carbohydrate: 5, fat: 0 })).toEqual([
      { name: 'Protein', kcal: 80, percent: 80 },
      { name: 'Carbohydrate', kcal: 20, percent: 20 },
      { name: 'Fat', kcal: 0, percent: 0 },
    ]);
    expect(macroShares({ protein: 9, carbohydrate: 0, fat: 4 })?.map((s) => s.percent)).toEqual([
      50, 0, 50,
    ]);
  });

  test.each([
    { protein: null, carbohydrate: 1, fat: 1 },
    { protein: 1, carbohydrate: null, fat: 1 },
    { protein: 1, carbohydrate: 1, fat: null },
    { protein: 0, carbohydrate: 0, fat: 0 },
  ])('%j gives none', (figures) => {
    expect(macroShares(figures)).toBeNull();
  });
});

describe('a spread', () => {
  test('stands on a true axis: nothing is cut off, the ends are the lowest and the highest', () => {
    expect(spreadPlace(10, 10, 30)).toBe(6);
    expect(spreadPlace(20, 10, 30)).toBe(150);
    expect(spreadPlace(30, 10, 30)).toBe(294);
    expect(spreadPlace(5, 5, 5)).toBe(150);
  });

  test('draws every value, those of one place on top of each other within the field', () => {
    const { columns, step } = swarm([...Array.from({ length: 150 }, () => 7), 1, 20], 1, 20);
    expect([...columns.values()].toSorted((a, b) => a - b)).toEqual([1, 1, 150]);
    expect(step).toBeGreaterThan(0);
    expect(149 * step).toBeLessThanOrEqual(SPREAD.base - SPREAD.top);
  });
});

describe('axes', () => {
  test.each([
    [[0, 30], 30, [0, 5, 10, 15, 20, 25, 30]],
    [[0, 47], 50, [0, 10, 20, 30, 40, 50]],
    [[0, 400], 400, [0, 100, 200, 300, 400]],
    [[0, 0.6], 0.6, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]],
    [[100, 130], 130, [100, 105, 110, 115, 120, 125, 130]],
  ])('values %j end at %d', (values, end, ticks) => {
    const [low = 0, high = 0] = values;
    const many = Array.from({ length: 100 }, (_, place) => (place < 50 ? low : high));
    expect(axisFor(many, 'Protein', 'g')).toMatchObject({
      label: 'Protein',
      unit: 'g',
      start: ticks[0],
      end,
      ticks,
    });
  });

  test('without values, or with zeros only, there is still a scale', () => {
    for (const values of [[], [0, 0]]) {
      const { start, end } = axisFor(values, 'x', 'g');
      expect(end).toBeGreaterThan(start);
    }
  });

  test('a range that is asked for is held', () => {
    expect(axisFor([1, 900], 'x', 'g', [20, 30])).toMatchObject({ start: 20, end: 30 });
    const { POSITIVE_INFINITY: open } = Number;
    expect(axisFor([25, 30, 30], 'x', 'g', [20, open])).toMatchObject({ start: 20, end: 30 });
  });

  test('places and values are inverses of each other', () => {
    const axis = axisFor([100, 130], 'x', 'g', [100, 130]);
    expect(invertX(scaleX(117, axis), axis)).toBeCloseTo(117, 6);
    expect(invertY(scaleY(117, axis), axis)).toBeCloseTo(117, 6);
  });

  test('places are inside the field; beyond the scale means its edge', () => {
    const axis = { label: 'x', unit: 'g', start: 0, end: 100, ticks: [0, 100] };
    expect(scaleX(0, axis)).toBe(FIELD.left);
    expect(scaleX(100, axis)).toBe(FIELD.width - FIELD.right);
    expect(scaleX(500, axis)).toBe(FIELD.width - FIELD.right);
    expect(scaleY(0, axis)).toBe(FIELD.height - FIELD.bottom);
    expect(scaleY(100, axis)).toBe(FIELD.top);
    expect(scaleY(-5, axis)).toBe(FIELD.height - FIELD.bottom);
  });
});

describe('marks', () => {
  const axis = { label: 'x', unit: 'g', start: 0, end: 100, ticks: [0, 100] };

  test('a place is drawn once a group; groups are in order', () => {
    const points = [
      { x: 50, y: 50, group: 2 },
      { x: 50.01, y: 50.01, group: 2 },
      { x: 50, y: 50, group: -1 },
    ];
    const marks = scatterMarks(points, axis, axis);
    expect(marks.map(({ group, places }) => [group, places.length])).toEqual([
      [-1, 1],
      [2, 1],
    ]);
  });

  test('more than a page can carry is thinned', () => {
    const points = Array.from({ length: 5_000 }, (_, place) => ({
      x: (place * 37) % 100,
      y: (place * 61) % 97,
      group: 0,
    }));
    const [group] = scatterMarks(points, axis, axis, 500);
    expect(group?.places.length).toBeLessThanOrEqual(500);
    expect(group?.places.length).toBeGreaterThan(100);
  });

  test.each([
    ['dot', 'M10 20h0M30 40h0'],
    ['square', 'M10 20h0M30 40h0'],
    ['triangle', 'M6 23h8l-4-7zM26 43h8l-4-7z'],
    ['cross', 'M7 17l6 6m0-6l-6 6M27 37l6 6m0-6l-6 6'],
  ] as const)('a %s is drawn', (shape, d) => {
    const places = [
      [10, 20],
      [30, 40],
    ] as const;
    expect(markPath({ group: 0, places }, shape)).toBe(d);
  });
});
