import { asinProblem } from './asin.ts';

/** One completed line of the template (specification section 3, "SiteStripe template entry"). */
export interface AsinEntry {
  /** Line of the pasted text, from 1. */
  readonly line: number;
  readonly productId: number;
  readonly asin: string;
  /** US dollars; null if the operator left it empty. */
  readonly price: number | null;
}

export interface RejectedLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

export interface AsinEntries {
  readonly entries: readonly AsinEntry[];
  readonly rejected: readonly RejectedLine[];
}

/** A price above this is taken for a typing error, in US dollars. */
const HIGHEST_PRICE = 10_000;

function priceProblem(text: string): string | null {
  if (text === '') return null;
  if (!/^\$?\d+(?:\.\d{1,2})?$/.test(text)) {
    return `"${text}" is not a price in dollars, such as 39.99.`;
  }
  const price = Number(text.replace('$', ''));
  if (price === 0) return 'A price is more than 0; leave it empty if it is not known.';
  return price > HIGHEST_PRICE
    ? `A price of more than ${HIGHEST_PRICE} dollars cannot be right.`
    : null;
}

function readLine(line: number, text: string): AsinEntry | string {
  const fields = text.split(',').map((field) => field.trim());
  const [id = '', asin = '', price = ''] = fields;
  if (fields.length !== 3) {
    return `Expected product id, ASIN, price; found ${fields.length} ${fields.length === 1 ? 'field' : 'fields'}.`;
  }
  const productId = Number(id);
  if (!/^\d+$/.test(id) || productId === 0 || !Number.isSafeInteger(productId)) {
    return `"${id}" is not a product id.`;
  }
  const problem = asinProblem(asin) ?? priceProblem(price);
  if (problem !== null) return problem;
  return { line, productId, asin, price: price === '' ? null : Number(price.replace('$', '')) };
}

/** Whether a line is still as the template gave it: "12,,". */
function isLeftOpen(text: string): boolean {
  return /^\d+\s*,\s*,\s*$/.test(text);
}

/**
 * Reads the completed ASIN template line by line (specification section 5: product id, ASIN, price). Blank lines, lines
 * starting with "#", and lines that were not filled in are skipped; every other line is either an entry or rejected
 * with its reason. If a product occurs twice, the first line is taken and the later ones are rejected.
 */
export function parseAsinEntries(templateContent: string): AsinEntries {
  const entries: AsinEntry[] = [];
  const rejected: RejectedLine[] = [];
  const lineOf = new Map<number, number>();
  for (const [index, raw] of templateContent
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const text = raw.trim();
    if (text === '' || text.startsWith('#') || isLeftOpen(text)) continue;
    const line = index + 1;
    const result = readLine(line, text);
    if (typeof result === 'string') {
      rejected.push({ line, text, reason: result });
      continue;
    }
    const earlier = lineOf.get(result.productId);
    if (earlier !== undefined) {
      const reason = `Product ${result.productId} is already on line ${earlier}.`;
      rejected.push({ line, text, reason });
      continue;
    }
    lineOf.set(result.productId, line);
    entries.push(result);
  }
  return { entries, rejected };
}
