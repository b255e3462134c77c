import { plainText, type Migration } from './migration.ts';

/** Articles that an operator writes on the site, beside those of the bundle. */
export const operatorArticles: Migration = {
  name: '053-operator-articles',
  async up(db, engine) {
    const key = plainText(engine);
    await db.schema
      .alterTable('blog_posts')
      .addColumn('origin', 'text', (c) => c.notNull().defaultTo('bundle'))
      .execute();
    await db.schema
      .createTable('operator_articles')
      .addColumn('slug', key, (c) => c.primaryKey())
      .addColumn('document', 'text', (c) => c.notNull())
      .addColumn('updated_at', key, (c) => c.notNull())
      .addColumn('published_at', 'text')
      .execute();
  },
};
