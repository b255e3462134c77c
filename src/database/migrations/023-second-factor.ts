import { plainText, type Migration } from './migration.ts';

export const secondFactor: Migration = {
  name: '023-second-factor',
  async up(db, engine) {
    await db.schema
      .createTable('second_factor')
      .addColumn('state', plainText(engine), (c) => c.primaryKey())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('last_step', 'integer', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('recovery_codes')
      .addColumn('code_hash', plainText(engine), (c) => c.primaryKey())
      .execute();
  },
};
