import { type Migration, plainText } from './migration.ts';

/** Photographs of packs. The pictures themselves are files (docs/decisions/catalogue.md). */
export const pictures: Migration = {
  name: '040-pictures',
  async up(db, engine) {
    await db.schema
      .createTable('pictures')
      .addColumn('product_key', plainText(engine), (c) => c.primaryKey())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('version', 'text')
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('licence', 'text')
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('hidden', 'integer', (c) => c.notNull())
      .addColumn('problem', 'text')
      .addColumn('at', 'text', (c) => c.notNull())
      .execute();
  },
};
