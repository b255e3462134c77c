import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Records have the date of their last change at the source: the next start imports the bundled ones again. */
export const datedRecords: Migration = {
  name: '042-dated-records',
  async up(db) {
    await sql`delete from settings where key = 'bundled catalogue'`.execute(db);
  },
};
