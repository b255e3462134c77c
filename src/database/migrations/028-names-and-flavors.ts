import { sql } from 'kysely';
import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/**
 * Every product derived again: names keep the label's own, flavors are read wherever a name says them, families follow. What
 * is in quarantine and not decided on is judged anew when its source is read again, as the server does with the bundle.
 */
export const namesAndFlavors: Migration = {
  name: '028-names-and-flavors',
  async up(db, engine) {
    await deriveAnew.up(db, engine);
    await sql`update quarantine set hash = '' where decision = 'open'`.execute(db);
  },
};
