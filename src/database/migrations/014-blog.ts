import { autoId, plainText, type Migration } from './migration.ts';

export const blog: Migration = {
  name: '014-blog',
  async up(db, engine) {
    const key = plainText(engine);
    await db.schema
      .createTable('blog_posts')
      .addColumn('id', 'integer', autoId(engine))
      .addColumn('slug', key, (c) => c.notNull().unique())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('excerpt', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('meta_description', 'text', (c) => c.notNull())
      .addColumn('tags', 'text', (c) => c.notNull())
      .addColumn('trending_topic', 'text')
      .addColumn('search_volume', 'integer')
      .addColumn('published_at', key, (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .execute();
  },
};
