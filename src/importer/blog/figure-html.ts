import { escapeXml } from '#domain/escape-xml.ts';

/**
 * Writes the tables and plots that articles show from the catalogue. This is the only code that writes article HTML
 * without the sanitizer, so every text goes through `escapeXml`, and every number through `Number`.
 */

export interface Column {
  readonly heading: string;
  /** Right-aligned, with tabular numerals. */
  readonly numeric?: boolean;
}

/** Returns a column of figures. */
export function numberColumn(heading: string): Column {
  return { heading, numeric: true };
}

export interface FigureTable {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly Cell[])[];
  /** What was counted and what was left out. */
  readonly note: string;
}

/** A text, a formatted number, a strip of values, or null for an unknown value. */
export type Cell = string | Strip | null;

/** Values as ticks on a common scale. */
export interface Strip {
  readonly values: readonly number[];
  readonly median: number;
  readonly from: number;
  readonly to: number;
  /** Alternative text for readers who cannot see it. */
  readonly description: string;
}

/** Returns a table of products with caption in a scrollable region, and a note below: the texts count families. */
export function writeTable(table: FigureTable): string {
  const head = table.columns
    .map(
      ({ heading, numeric }) =>
        `<th scope="col"${numeric === true ? ' class="num"' : ''}>${escapeXml(heading)}</th>`,
    )
    .join('');
  const body = table.rows
    .map(
      (row) => `<tr>${row.map((cell, at) => writeCell(cell, table.columns[at], at)).join('')}</tr>`,
    )
    .join('');
  return `<figure class="catalogue-figure">${scrollRegion(
    `<table><caption>${escapeXml(table.caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`,
    table.caption,
  )}<figcaption>${escapeXml(table.note)}${table.rows.length === 0 ? '' : ' Every flavor is counted.'}</figcaption></figure>`;
}

/** Wraps a table in a scrollable box that the keyboard can reach. */
export function scrollRegion(html: string, label: string): string {
  return `<div class="table-scroll" role="region" tabindex="0" aria-label="${escapeXml(label)}">${html}</div>`;
}

function writeCell(cell: Cell, column: Column | undefined, at: number): string {
  const kind = column?.numeric === true ? ' class="num"' : '';
  if (at === 0) return `<th scope="row">${escapeXml(typeof cell === 'string' ? cell : '')}</th>`;
  if (cell === null) return `<td${kind}><span class="unknown">–</span></td>`;
  if (typeof cell === 'string') return `<td${kind}>${escapeXml(cell)}</td>`;
  return `<td class="strip">${writeStrip(cell)}</td>`;
}

const STRIP_WIDTH = 400;
const STRIP_HEIGHT = 24;

/** Draws one tick per value, and a higher and thicker one at the median, on a base line. */
function writeStrip({ values, median, from, to, description }: Strip): string {
  const place = (value: number) => {
    const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
    return Math.round(2 + share * (STRIP_WIDTH - 4));
  };
  const ticks = [...new Set(values.map(place))]
    .toSorted((a, b) => a - b)
    .map((x) => `M${x} 6v12`)
    .join('');
  return (
    `<svg viewBox="0 0 ${STRIP_WIDTH} ${STRIP_HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${escapeXml(description)}">` +
    `<path class="strip-line" d="M0 ${STRIP_HEIGHT - 1}h${STRIP_WIDTH}"/>` +
    `<path class="strip-ticks" d="${ticks}"/>` +
    `<path class="strip-median" d="M${place(median)} 1v22"/></svg>`
  );
}

/**
 * Formats a number with thousands separators and at most `decimals` decimals. Returns null for null and for numbers
 * that are not finite.
 */
export function formatNumber(value: number | null, decimals = 0): string | null {
  if (value === null || !Number.isFinite(value)) return null;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** Returns a count and its share: "12 (34%)". */
export function formatShare(count: number, of: number): string {
  if (of === 0) return '0';
  const share = (100 * count) / of;
  const rounded = share > 0 && share < 1 ? 'under 1' : String(Math.round(share));
  return `${formatNumber(count)} (${rounded}%)`;
}
