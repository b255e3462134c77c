import type { Piece } from './piece.ts';

/** The bounds that a sentence can set, named like the search's filters. */
export interface Bounds {
  readonly caloriesMax?: number;
  readonly sugarMax?: number;
  readonly proteinMin?: number;
  readonly proteinPerKcalMin?: number;
  /** US dollars per 25 g of protein. */
  readonly pricePer25gMax?: number;
  /** 1: only products with a published result of an independent laboratory. */
  readonly testedMin?: number;
}

/** A bound read from some pieces. */
export interface FigureReading {
  readonly bounds: Bounds;
  /** The number of pieces it took. */
  readonly length: number;
  /** Pieces among them that no filter can express ("between 150 and"). */
  readonly unused: readonly Piece[];
}

type Direction = 'at-most' | 'at-least';
type Unit = 'kcal' | 'protein' | 'sugar' | 'per-100-kcal' | 'other';

/** Whether a piece may have this kind of meaning and, if given, this value. */
export const hasMeaning = (piece: Piece | undefined, kind: string, value?: string): boolean =>
  piece?.meanings.some((each) => each.kind === kind && (value ?? each.value) === each.value) ??
  false;

export const directionOf = (piece: Piece | undefined): Direction | null =>
  hasMeaning(piece, 'at-most') ? 'at-most' : hasMeaning(piece, 'at-least') ? 'at-least' : null;

export const directionAfter = (piece: Piece | undefined): Direction | null =>
  hasMeaning(piece, 'at-most-after')
    ? 'at-most'
    : hasMeaning(piece, 'at-least-after')
      ? 'at-least'
      : null;

/** The unit of the pieces from `at` on: "kcal", "g protein", "g of sugar", "g protein per 100 kcal". */
function unitAt(pieces: readonly Piece[], at: number): { unit: Unit | null; length: number } {
  let next = at;
  if (hasMeaning(pieces[next], 'per-100-kcal')) return { unit: 'per-100-kcal', length: 1 };
  if (hasMeaning(pieces[next], 'unit', 'kcal')) return { unit: 'kcal', length: 1 };
  if (hasMeaning(pieces[next], 'unit', 'g')) next++;
  if (directionAfter(pieces[next]) !== null && hasMeaning(pieces[next + 1], 'figure')) next++;
  while (hasMeaning(pieces[next], 'filler') && !hasMeaning(pieces[next], 'figure')) {
    if (!hasMeaning(pieces[next + 1], 'figure')) break;
    next++;
  }
  const figure = pieces[next]?.meanings.find(({ kind }) => kind === 'figure')?.value;
  if (figure === undefined) return { unit: null, length: next - at };
  next++;
  if (hasMeaning(pieces[next], 'per-100-kcal'))
    return { unit: 'per-100-kcal', length: next + 1 - at };
  return { unit: figure as Unit, length: next - at };
}

/** The direction if a figure is only named: at most for calories and sugar, at least for protein. */
const USUAL: Readonly<Record<Unit, Direction | null>> = {
  kcal: 'at-most',
  sugar: 'at-most',
  protein: 'at-least',
  'per-100-kcal': 'at-least',
  // "Under 1 g of fat": no filter can express it.
  other: null,
};

/** The filter of a bound; null if none exists (minimum calories, maximum protein, any amount of fat). */
function boundOf(unit: Unit, direction: Direction | null, value: number): Bounds | null {
  if (direction === null || direction !== USUAL[unit]) return null;
  if (unit === 'kcal') return { caloriesMax: value };
  if (unit === 'sugar') return { sugarMax: value };
  return unit === 'protein' ? { proteinMin: value } : { proteinPerKcalMin: value };
}

/** The reading of some pieces; all of them are unused if no filter can express the bound. */
function readingOf(
  bounds: Bounds | null,
  pieces: readonly Piece[],
  [from, end]: readonly [number, number],
  unused: readonly Piece[] = [],
): FigureReading {
  const length = end - from;
  return bounds === null
    ? { bounds: {}, length, unused: pieces.slice(from, end) }
    : { bounds, length, unused };
}

/** "at most 120 kcal", "20 g or more of protein", "25g+ protein", "max 150 kcal"; null if no figure begins here. */
function readAmount(pieces: readonly Piece[], from: number): FigureReading | null {
  const before = directionOf(pieces[from]);
  let at = before === null ? from : behindFillers(pieces, from + 1);
  const value = pieces[at]?.number ?? null;
  if (value === null) return null;
  at++;
  let direction = before ?? directionAfter(pieces[at]);
  if (directionAfter(pieces[at]) !== null) at++;
  const { unit, length } = unitAt(pieces, at);
  if (unit === null) return null;
  direction ??= firstDirection(pieces.slice(at, at + length));
  at += length;
  if (hasMeaning(pieces[at], 'per-serving')) at++;
  if (direction === null && directionAfter(pieces[at]) !== null) {
    direction = directionAfter(pieces[at]);
    at++;
  }
  return readingOf(boundOf(unit, direction ?? USUAL[unit], value), pieces, [from, at]);
}

/** The index after words that say nothing and full stops of abbreviations: "at most about 120", "max. ca. 120". */
export function behindFillers(pieces: readonly Piece[], from: number): number {
  let at = from;
  while (hasMeaning(pieces[at], 'filler') || hasMeaning(pieces[at], 'sign', '.')) at++;
  return at;
}

function firstDirection(pieces: readonly Piece[]): Direction | null {
  return directionAfter(pieces.find((piece) => directionAfter(piece) !== null));
}

/** "Protein", "calories", before their figure. */
function figureNamedBy(piece: Piece | undefined): Unit | null {
  const named = piece?.meanings.find(({ kind }) => kind === 'figure')?.value;
  if (named !== undefined) return named as Unit;
  return hasMeaning(piece, 'unit', 'kcal') ? 'kcal' : null;
}

/**
 * "Vegan protein under 120 kcal": a bound belongs to the unit after it, unless that begins the next bound ("sugar under
 * 5 g protein over 20 g").
 */
function isOfAnother(pieces: readonly Piece[], at: number, named: Unit): boolean {
  const { unit, length } = unitAt(pieces, at);
  if (!hasMeaning(pieces[at], 'unit') || unit === null || unit === named) return false;
  const next = pieces[at + length];
  return directionOf(next) === null && next?.number == null;
}

/** The number of pieces of a unit that belongs to the named figure: not the calories in "protein over 20 calories under 200". */
function ownUnitLength(piece: Piece | undefined, named: Unit): number {
  const isOwn = named === 'kcal' || !hasMeaning(piece, 'unit', 'kcal');
  return isOwn && hasMeaning(piece, 'unit') ? 1 : 0;
}

/** The direction of "protein 20 g"; null for "protein 20 g sugar", which may be about sugar. */
function usualOf(pieces: readonly Piece[], at: number, named: Unit): Direction | null {
  const isAlone = hasMeaning(pieces[at], 'unit', 'g') && unitAt(pieces, at).unit === null;
  return isAlone ? USUAL[named] : null;
}

/** "protein > 25g", "sugar under 3", "protein 25g+", "protein: 25 g". */
function readNamedFirst(pieces: readonly Piece[], from: number): FigureReading | null {
  const named = figureNamedBy(pieces[from]);
  const before = directionOf(pieces[from + 1]);
  let at = before === null ? from + 1 : behindFillers(pieces, from + 2);
  const value = pieces[at]?.number ?? null;
  if (named === null || value === null) return null;
  at++;
  if (before !== null && isOfAnother(pieces, at, named)) return null;
  const usual = usualOf(pieces, at, named);
  at += ownUnitLength(pieces[at], named);
  const after = directionAfter(pieces[at]);
  const direction = before ?? after ?? usual;
  if (direction === null) return null;
  if (before === null && after !== null) at++;
  return readingOf(boundOf(named, direction, value), pieces, [from, at]);
}

/** "20-25 g protein", "150 to 200 kcal": the end that a filter can express; the other is reported as unused. */
function readBareRange(pieces: readonly Piece[], from: number): FigureReading | null {
  const low = pieces[from];
  const isBetween = ['filler', 'begin', 'at-most'].some((kind) =>
    hasMeaning(pieces[from + 1], kind),
  );
  const at = isBetween ? from + 2 : from + 1;
  const high = pieces[at];
  if (low?.number == null || high?.number == null || low.number >= high.number) return null;
  const { unit, length } = unitAt(pieces, at + 1);
  if (unit === null) return null;
  const most = USUAL[unit] === 'at-most';
  const [used, unused] = most ? [high, low] : [low, high];
  const bounds = boundOf(unit, USUAL[unit], used.number ?? 0);
  return readingOf(bounds, pieces, [from, at + 1 + length], [unused]);
}

/**
 * "between 150 and 200 kcal", "protein between 20 and 25 g": the end that a filter can express; the other is reported as
 * unused.
 */
function readRange(pieces: readonly Piece[], start: number): FigureReading | null {
  const named = figureNamedBy(pieces[start]);
  const from = named === null ? start : start + 1;
  const [word, low, , high] = pieces.slice(from, from + 4);
  if (!hasMeaning(word, 'between') || low?.number == null || high?.number == null) return null;
  if (named !== null && isOfAnother(pieces, from + 4, named)) return null;
  const behind = unitAt(pieces, from + 4);
  const unit = named ?? behind.unit;
  const length = named === null ? behind.length : ownUnitLength(pieces[from + 4], named);
  if (unit === null) return null;
  const most = USUAL[unit] === 'at-most';
  const bounds = boundOf(unit, USUAL[unit], most ? high.number : low.number);
  return readingOf(bounds, pieces, [start, from + 4 + length], pieces.slice(from, from + 3));
}

/** "under $1 per 25 g protein", "1.50 dollars or less per 25 g of protein"; null if no such price begins here. */
function readPrice(pieces: readonly Piece[], from: number): FigureReading | null {
  const before = directionOf(pieces[from]);
  let at = before === null ? from : from + 1;
  const dollar = () => hasMeaning(pieces[at], 'unit', 'usd');
  const leading = dollar();
  if (leading) at++;
  const value = pieces[at]?.number ?? null;
  if (value === null) return null;
  at++;
  if (dollar()) at++;
  else if (!leading) return null;
  const direction = before ?? directionAfter(pieces[at]) ?? 'at-most';
  if (directionAfter(pieces[at]) !== null) at++;
  if (!hasMeaning(pieces[at], 'per-25-g')) return null;
  at++;
  return readingOf(direction === 'at-most' ? { pricePer25gMax: value } : null, pieces, [from, at]);
}

/**
 * A bound on price, calories, sugar or protein that begins at this piece, or null. Filters are about servings: "80 g
 * protein per 100 g" is left unused.
 */
export function readFigure(pieces: readonly Piece[], from: number): FigureReading | null {
  const read =
    readPrice(pieces, from) ??
    readRange(pieces, from) ??
    readBareRange(pieces, from) ??
    readAmount(pieces, from) ??
    readNamedFirst(pieces, from);
  if (read === null) return null;
  const end = from + read.length;
  if (hasMeaning(pieces[end], 'per-100-g')) return readingOf(null, pieces, [from, end + 1]);
  return hasMeaning(pieces[end], 'per-serving') ? { ...read, length: read.length + 1 } : read;
}
