import type { parseArgs } from 'node:util';
import type { Database } from '#database/connection/open-database.ts';

/** The options of all commands. */
export const CATALOGUE_OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  format: { type: 'string' },
  source: { type: 'string' },
  retrieved: { type: 'string' },
  limit: { type: 'string' },
  quiet: { type: 'boolean' },
  json: { type: 'boolean' },
  full: { type: 'boolean' },
  pictures: { type: 'boolean' },
  retailer: { type: 'string' },
  map: { type: 'string' },
} as const;

export type CommandValues = ReturnType<
  typeof parseArgs<{ options: typeof CATALOGUE_OPTIONS }>
>['values'];

/** Validates a command line and returns the action, which resolves to the exit code. */
export type Command = (
  values: CommandValues,
  words: readonly string[],
) => (db: Database) => Promise<number>;

/** Thrown for an invalid command line. The message says what is valid. */
export class UsageError extends Error {}

/** Parses a number from 1 up. Throws `UsageError` for any other text and calls the number `what`. */
export function readNumber(text: string, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${what} wants a number such as 50.`);
  return Number(text);
}
