import type { Kysely } from 'kysely';
import type { Migration } from './migration.ts';

/** Records say when they last changed at their source: the bundled ones are read again, beside the work, after the next start. */
export const datedRecords: Migration = {
  name: '042-dated-records',
  async up(db) {
    const settings = (db as unknown as Kysely<{ settings: { key: string } }>).deleteFrom(
      'settings',
    );
    await settings.where('key', '=', 'bundled catalogue').execute();
  },
};
