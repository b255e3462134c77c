import { plainText, type Migration } from './migration.ts';

export const sessions: Migration = {
  name: '011-sessions',
  async up(db, engine) {
    const key = plainText(engine);
    await db.schema
      .createTable('operator_sessions')
      .addColumn('id_hash', key, (c) => c.primaryKey())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('last_seen_at', key, (c) => c.notNull())
      .addColumn('expires_at', key, (c) => c.notNull())
      .execute();
  },
};
