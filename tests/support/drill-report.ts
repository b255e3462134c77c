import { appendFileSync } from 'node:fs';

/** `npm run drill` runs the long forms of all drills, the tests their short ones. */
export const LONG_DRILL = process.env['DRILL'] === 'long';

/** Returns how often to do something: the short form's number, the long form's, or DRILL_ROUNDS if set. */
export function rounds(numbers: { readonly short: number; readonly long: number }): number {
  return Number(process.env['DRILL_ROUNDS'] ?? (LONG_DRILL ? numbers.long : numbers.short));
}

/** What a drill counted, in reading order: `{ 'acknowledged writes': 4812, lost: 0 }`. */
export type DrillCounts = Readonly<Record<string, number | string>>;

/** Returns "200 rounds, 4,812 acknowledged writes, 0 lost". Texts follow their names unchanged. */
export function describeCounts(counts: DrillCounts): string {
  return Object.entries(counts)
    .map(([name, value]) =>
      typeof value === 'number' ? `${value.toLocaleString('en-US')} ${name}` : `${name} ${value}`,
    )
    .join(', ');
}

/**
 * Reports what a drill counted, before its expectations are checked: one line on the console and, for `npm run drill`,
 * one row of docs/drills.md, which is also written if the drill fails.
 */
export function reportDrill(drill: string, counts: DrillCounts): void {
  const result = describeCounts(counts);
  process.stdout.write(`${drill}: ${result}\n`);
  const file = process.env['DRILL_REPORT'];
  if (file === undefined) return;
  appendFileSync(file, `${JSON.stringify({ drill, result, at: new Date().toISOString() })}\n`);
}
