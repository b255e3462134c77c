import { defuseFormula } from './defuse-formula.ts';

/** A text as a CSV cell (RFC 4180) that no spreadsheet runs as a formula. */
export function csvCell(text: string): string {
  const safe = defuseFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
