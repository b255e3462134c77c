import type { Migration } from './migration.ts';

/** What each collection last answered, so that sitemaps can say when that changed. */
export const collectionAnswers: Migration = {
  name: '070-collection-answers',
  async up(db) {
    await db.schema
      .createTable('collection_answers')
      .addColumn('slug', 'text', (c) => c.primaryKey())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'text', (c) => c.notNull())
      .execute();
  },
};
