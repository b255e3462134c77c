import { plainText, type Migration } from './migration.ts';

export const settings: Migration = {
  name: '003-settings',
  async up(db, engine) {
    await db.schema
      .createTable('settings')
      .addColumn('key', plainText(engine), (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};
