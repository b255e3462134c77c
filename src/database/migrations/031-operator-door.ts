import { autoId, plainText, type Migration } from './migration.ts';

/** Browsers that an operator signed in from, and what happened at the operator's door. */
export const operatorDoor: Migration = {
  name: '031-operator-door',
  async up(db, engine) {
    await db.schema
      .createTable('operator_devices')
      .addColumn('token_hash', plainText(engine), (c) => c.primaryKey())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', plainText(engine), (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('audit_log')
      .addColumn('id', 'integer', autoId(engine))
      .addColumn('at', plainText(engine), (c) => c.notNull())
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('detail', 'text', (c) => c.notNull())
      .execute();
  },
};
