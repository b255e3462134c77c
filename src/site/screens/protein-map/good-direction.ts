import { capitalize } from '#domain/wording.ts';
import type { MapFigure } from '../../catalogue-map/map-view.ts';

/** For whom more of a figure is better, and for whom less. */
interface Good {
  readonly more?: string;
  readonly less?: string;
}

const PROTEIN: Good = { more: 'more protein in less food' };
const CALORIES: Good = { more: 'gaining weight', less: 'losing it' };
const SUGAR: Good = { less: 'limiting sugar' };

const GOOD: Readonly<Record<MapFigure, Good>> = {
  proteinPer100: PROTEIN,
  protein: PROTEIN,
  caloriesPer100: CALORIES,
  calories: CALORIES,
  sugarPer100: SUGAR,
  sugar: SUGAR,
  efficiency: { more: 'losing weight, and for protein without extra calories' },
};

const DIRECTIONS = {
  x: { more: 'right', less: 'left' },
  y: { more: 'higher', less: 'lower' },
} as const;

/**
 * Returns which direction of an axis is better, and for whom: "Right is better for gaining weight, left for losing it."
 */
export function goodDirection(figure: MapFigure, axis: keyof typeof DIRECTIONS): string {
  const good = GOOD[figure];
  const ways = (['more', 'less'] as const).flatMap((way) =>
    good[way] === undefined ? [] : [{ direction: DIRECTIONS[axis][way], whom: good[way] }],
  );
  const text = ways
    .map(
      ({ direction, whom }, place) => `${direction}${place === 0 ? ' is better' : ''} for ${whom}`,
    )
    .join(', ');
  return `${capitalize(text)}.`;
}
