import { roundTo, SALT_PER_SODIUM } from '#domain/product/figures/nutrition.ts';
import { foldText } from '#domain/slug.ts';
import type { ProductFormat } from '#domain/enumerations.ts';
import {
  NO_FIGURES,
  type SourceRecord,
  type StatedFigures,
} from '#domain/product/record/source-record.ts';

/** One row of a source file as parsed from JSON or CSV, not yet validated. */
export type Row = Readonly<Record<string, unknown>>;

/** Why a row was rejected. */
export interface Rejection {
  /** The name of the rule, by which the report counts. */
  readonly reason: string;
  /** The row's number or name at its source, to find it again. */
  readonly record: string;
  readonly detail?: string;
}

export type RowResult = { readonly record: SourceRecord } | { readonly rejected: Rejection };

/** The outcome of one row of a file: a record, a rejection, or an unreadable line. */
export type ParsedRow =
  | (RowResult & { readonly line: number })
  | { readonly line: number; readonly problem: string };

/** Reads one row of a format. Pure: the same row always gives the same record. */
export type RowReader = (row: Row, source: string) => RowResult;

/** More servings than any package has. */
const MAX_SERVINGS = 10_000;

/**
 * Characters that no label prints: control characters except line breaks and tabs, and lone surrogates, which no
 * address can contain.
 */
// oxlint-disable-next-line no-control-regex -- removing them is the point
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/gu;

function printable(value: string): string {
  return value.replace(UNPRINTABLE, '').trim();
}

/** Returns a cell's text, trimmed; "" if there is none. */
export function text(row: Row, key: string): string {
  const value = row[key];
  if (typeof value === 'string') return printable(value);
  return typeof value === 'number' ? String(value) : '';
}

/** A number as labels and exports write it: only decimal (not "0x18"), with at most one comma or point. */
const NUMBER = /^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i;

/** Returns a cell's number; null if it is empty or not a number. */
export function number(row: Row, key: string): number | null {
  const value = row[key];
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !NUMBER.test(value.trim())) return null;
  const parsed = Number(value.trim().replace(',', '.'));
  return Number.isFinite(parsed) ? parsed : null;
}

/** Returns a cell's web address; "" if it holds none. It is validated because it becomes a link on a page. */
export function webAddress(row: Row, key: string): string {
  const address = text(row, key);
  return /^https?:\/\/[^\s"<>\\]+$/i.test(address) ? address : '';
}

/** Returns the number of servings per package; null if the cell holds no plausible count. */
export function servingCount(row: Row, key: string): number | null {
  const count = number(row, key);
  return count !== null && count > 0 && count <= MAX_SERVINGS ? count : null;
}

/** Returns a cell's object; {} if it holds none. */
export function object(row: Row, key: string): Row {
  const value = row[key];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};
}

/** Returns the texts of a cell with a list. A text is split at commas. */
export function list(row: Row, key: string): readonly string[] {
  const value = row[key];
  const items: readonly unknown[] = Array.isArray(value) ? value : text(row, key).split(',');
  return items.flatMap((item) =>
    typeof item === 'string' && printable(item) !== '' ? [printable(item)] : [],
  );
}

/** Returns figures with only the stated ones filled in; null if none is stated. */
export function figures(stated: Partial<StatedFigures>): StatedFigures | null {
  const all = { ...NO_FIGURES, ...stated };
  return Object.values(all).some((value) => value !== null) ? all : null;
}

/** Returns grams of salt for milligrams of sodium, as tables and American labels state it; null for null. */
export function saltFromMilligrams(sodiumMilligrams: number | null): number | null {
  return saltFrom(sodiumMilligrams === null ? null : sodiumMilligrams / 1000);
}

/** Returns grams of salt for grams of sodium; null for null. */
export function saltFrom(sodiumGrams: number | null): number | null {
  return sodiumGrams === null ? null : roundTo(sodiumGrams * SALT_PER_SODIUM, 4);
}

/**
 * Returns what the collectors of the bundled data, rather than the source, derived for a row: its `_derived` block;
 * empty if there is none.
 */
export function derived(row: Row): Row {
  return object(row, '_derived');
}

/** Returns the product format that a collector's or source's word stands for; null if unknown. */
export function formatOf(word: string): ProductFormat | null {
  const folded = foldText(word);
  if (folded === 'powder') return 'powder';
  if (folded === 'bar') return 'bar';
  if (folded === 'rtd' || folded === 'ready to drink') return 'rtd';
  return null;
}

/** Returns the key that records of the same product share: the barcode, or otherwise the source's own identity. */
export function productKey(gtin: string | null, source: string, identity: string): string {
  return gtin === null ? `${source}:${identity}` : `gtin:${gtin}`;
}

/** Returns null for an empty text. */
export function orNull(value: string): string | null {
  return value === '' ? null : value;
}
