import { bestInRow, bestReason, type Better } from './best-in-row.ts';
import { COMPARE_ROWS } from './compare-rows.ts';
import {
  COMPARE_SECTIONS,
  type CompareCell,
  type CompareContext,
  type CompareProduct,
  type CompareRowDefinition,
  type CompareSection,
} from './compare-row.ts';

export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly better: Better;
  readonly cells: readonly CompareCell[];
  /** Indexes of the best values. */
  readonly best: readonly number[];
  /** Why they are best; null if nothing is marked. */
  readonly reason: string | null;
  /** Whether all products show the same value, or none shows any. */
  readonly same: boolean;
}

export interface CompareTableSection {
  readonly section: CompareSection;
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

function finishRow(row: CompareRowDefinition, cells: readonly CompareCell[]): CompareRow {
  const values = cells.map((cell) => cell.value);
  const best = bestInRow(values, row.better);
  return {
    key: row.key,
    label: row.label,
    better: row.better,
    cells,
    best,
    reason: row.better === null || best.length === 0 ? null : bestReason(values, row.better),
    same: cells.every((cell) => cell.text === cells[0]?.text),
  };
}

/**
 * The comparison of specification section 2: four sections of rows, with one cell for each product in the given order
 * and the best values of each row marked.
 */
export function compareTable(
  products: readonly CompareProduct[],
  context: CompareContext,
): readonly CompareTableSection[] {
  return COMPARE_SECTIONS.map(({ section, title }) => ({
    section,
    title,
    rows: COMPARE_ROWS.filter((row) => row.section === section).map((row) =>
      finishRow(
        row,
        products.map((product) => row.cell(product, context)),
      ),
    ),
  }));
}

/** Only the rows in which the products differ; empty sections are dropped. */
export function differencesOnly(
  sections: readonly CompareTableSection[],
): readonly CompareTableSection[] {
  return sections
    .map((section) => ({ ...section, rows: section.rows.filter((row) => !row.same) }))
    .filter((section) => section.rows.length > 0);
}
