import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { markProductsPending } from './rederive.ts';

/**
 * Every product derived again: names keep the label's own, flavors are read wherever a name says them, families follow. What
 * is in quarantine and not decided on is judged anew when its source is read again, as the server does with the bundle.
 */
export const namesAndFlavors: Migration = {
  name: '028-names-and-flavors',
  async up(db) {
    await markProductsPending(db);
    await sql`update quarantine set hash = '' where decision = 'open'`.execute(db);
  },
};
