import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { markProductsPending } from './rederive.ts';

/**
 * Every product derived again: flavors of several parts, names without bare pack numbers and with the label's own where the
 * English one tells nothing; families follow. What is in quarantine and not decided on is judged anew with the bundle.
 */
export const namesAndServings: Migration = {
  name: '105-names-and-servings',
  async up(db) {
    await markProductsPending(db);
    await sql`update quarantine set hash = '' where decision = 'open'`.execute(db);
  },
};
