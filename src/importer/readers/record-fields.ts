import { roundTo, SALT_PER_SODIUM } from '#domain/product/nutrition.ts';
import { foldText } from '#domain/product/slug.ts';
import type { ProductFormat } from '#domain/product/enumerations.ts';
import {
  NO_FIGURES,
  type SourceRecord,
  type StatedFigures,
} from '#domain/product/source-record.ts';

/** One row of a source file as it was parsed from JSON or CSV: nothing is known about it yet. */
export type Row = Readonly<Record<string, unknown>>;

/** Why a row was not taken. */
export interface Rejection {
  /** A short rule, the same for all rows it applies to: the report counts by it. */
  readonly reason: string;
  /** The row's number or name at its source, to find it again. */
  readonly record: string;
  readonly detail?: string;
}

export type RowResult = { readonly record: SourceRecord } | { readonly rejected: Rejection };

/** Reads one row of a format. Pure: the same row always gives the same record. */
export type RowReader = (row: Row, source: string) => RowResult;

/** A cell's text, trimmed; "" where there is none. */
export function text(row: Row, key: string): string {
  const value = row[key];
  if (typeof value === 'string') return value.replaceAll('\u0000', '').trim();
  return typeof value === 'number' ? String(value) : '';
}

/** A cell's number; null where it is empty or no number. */
export function number(row: Row, key: string): number | null {
  const value = row[key];
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const parsed = Number(value.trim().replace(',', '.'));
  return Number.isFinite(parsed) ? parsed : null;
}

/** A cell that holds an object; an empty one where it does not. */
export function object(row: Row, key: string): Row {
  const value = row[key];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};
}

/** The texts of a cell that holds a list; a comma-joined cell is split. */
export function list(row: Row, key: string): readonly string[] {
  const value = row[key];
  const items: readonly unknown[] = Array.isArray(value) ? value : text(row, key).split(',');
  return items.flatMap((item) =>
    typeof item === 'string' && item.trim() !== '' ? [item.trim()] : [],
  );
}

/** Figures with only the stated ones filled in; null if none is. */
export function figures(stated: Partial<StatedFigures>): StatedFigures | null {
  const all = { ...NO_FIGURES, ...stated };
  return Object.values(all).some((value) => value !== null) ? all : null;
}

/** Grams of sodium (or null) as grams of salt. */
export function saltFrom(sodiumGrams: number | null): number | null {
  return sodiumGrams === null ? null : roundTo(sodiumGrams * SALT_PER_SODIUM, 4);
}

/** Whether a claim of a row is set: its `_derived` block says what the collectors of the data worked out themselves. */
export function derived(row: Row): Row {
  return object(row, '_derived');
}

/** The collectors' or a source's word for the form of a product. */
export function formatOf(word: string): ProductFormat | null {
  const folded = foldText(word);
  if (folded === 'powder') return 'powder';
  if (folded === 'bar') return 'bar';
  if (folded === 'rtd' || folded === 'ready to drink') return 'rtd';
  return null;
}

/** Keys under which records are the same product: the barcode, else the source's own identity. */
export function productKey(gtin: string | null, source: string, identity: string): string {
  return gtin === null ? `${source}:${identity}` : `gtin:${gtin}`;
}

export function orNull(value: string): string | null {
  return value === '' ? null : value;
}
