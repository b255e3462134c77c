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

export interface CommandValues {
  readonly format?: string | undefined;
  readonly source?: string | undefined;
  readonly retrieved?: string | undefined;
  readonly limit?: string | undefined;
  readonly quiet?: boolean | undefined;
  readonly json?: boolean | undefined;
  readonly full?: boolean | undefined;
  readonly pictures?: boolean | undefined;
  readonly retailer?: string | undefined;
  readonly map?: string | undefined;
}

/** Checks the words of a command before anything is touched, and answers what it does; that gives the exit code. */
export type Command = (
  values: CommandValues,
  words: readonly string[],
) => (db: Database) => Promise<number>;

/** A command line that cannot be followed; the message says what is right. */
export class UsageError extends Error {}
