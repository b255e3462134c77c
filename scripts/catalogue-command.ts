import type { parseArgs } from 'node:util';
import type { Database } from '#database/open-database.ts';

/** The options of all commands, as given. */
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

/** Checks the words of a command before anything is touched, and answers what it does; that gives the exit code. */
export type Command = (
  values: CommandValues,
  words: readonly string[],
) => (db: Database) => Promise<number>;

/** A command line that cannot be followed; the message says what is right. */
export class UsageError extends Error {}

/** A number of a command line, from 1 up. Throws `UsageError`, which names it as `what`, for any other text. */
export function readNumber(text: string, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${what} wants a number such as 50.`);
  return Number(text);
}
