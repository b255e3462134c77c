import { defuseFormula } from './defuse-formula.ts';

/** A text as a cell of CSV (RFC 4180) that no spreadsheet runs. */
export function csvCell(text: string): string {
  const safe = defuseFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
