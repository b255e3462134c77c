import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { PLOTS } from './catalogue-plots.ts';
import {
  declaredAllergens,
  factsKnown,
  lactoseFreeByType,
  precautions,
  servingSizes,
  sugarByType,
  typeMedians,
  veganEvidence,
} from './catalogue-tables.ts';
import { addedAminoAcids, polyolsInBars, sweetenerUse } from './ingredient-tables.ts';
import type { FigureProduct } from './product-measures.ts';

/** The data from which the figures of articles are computed. */
export interface FigureData {
  readonly products: readonly FigureProduct[];
  readonly vocabulary: Vocabulary;
}

type Draw = (products: readonly FigureProduct[], vocabulary: Vocabulary) => string;

const TABLES: Readonly<Record<string, Draw>> = {
  'type-medians': typeMedians,
  'sugar-by-type': sugarByType,
  'lactose-free-by-type': lactoseFreeByType,
  'serving-sizes': servingSizes,
  'declared-allergens': declaredAllergens,
  precautions,
  'vegan-evidence': veganEvidence,
  'facts-known': factsKnown,
  'sweetener-use': sweetenerUse,
  'polyols-in-bars': polyolsInBars,
  'added-amino-acids': addedAminoAcids,
};

const DIRECTIVE = /^\{\{\s*(catalogue-table|catalogue-plot):\s*([a-z0-9-]+)\s*\}\}$/;

/** The names of all figures, for messages and tests. */
export const DIRECTIVE_NAMES: readonly string[] = [
  ...Object.keys(TABLES).map((name) => `catalogue-table: ${name}`),
  ...Object.keys(PLOTS).map((name) => `catalogue-plot: ${name}`),
];

/**
 * Returns the renderer of a directive's figure; null if the line is no directive, "unknown" if there is no such figure.
 */
export function directiveOf(line: string): ((data: FigureData) => string) | 'unknown' | null {
  const text = line.trim();
  if (!text.startsWith('{{')) return null;
  const [, kind, name] = DIRECTIVE.exec(text) ?? [];
  if (kind === undefined || name === undefined) return 'unknown';
  const figures = kind === 'catalogue-table' ? TABLES : PLOTS;
  const draw = Object.hasOwn(figures, name) ? figures[name] : undefined;
  return draw === undefined ? 'unknown' : ({ products, vocabulary }) => draw(products, vocabulary);
}
