import { autoId, plainText, type Migration } from './migration.ts';

export const events: Migration = {
  name: '013-events',
  async up(db, engine) {
    const key = plainText(engine);
    await db.schema
      .createTable('events')
      .addColumn('id', 'integer', autoId(engine))
      .addColumn('at', key, (c) => c.notNull())
      .addColumn('name', key, (c) => c.notNull())
      .addColumn('path', 'text')
      .addColumn('label', 'text')
      .addColumn('value', 'double precision')
      .execute();
    await db.schema.createIndex('events_name').on('events').columns(['name', 'at']).execute();
  },
};
