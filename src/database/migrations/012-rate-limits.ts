import { plainText, type Migration } from './migration.ts';

export const rateLimits: Migration = {
  name: '012-rate-limits',
  async up(db, engine) {
    const key = plainText(engine);
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', key, (c) => c.primaryKey())
      .addColumn('hits', 'integer', (c) => c.notNull())
      .addColumn('resets_at', key, (c) => c.notNull())
      .execute();
  },
};
