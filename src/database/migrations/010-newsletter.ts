import { autoId, plainText, type Migration } from './migration.ts';

export const newsletter: Migration = {
  name: '010-newsletter',
  async up(db, engine) {
    const key = plainText(engine);
    await db.schema
      .createTable('newsletter_subscriptions')
      .addColumn('id', 'integer', autoId(engine))
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('email_key', key, (c) => c.notNull().unique())
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('is_active', 'integer', (c) => c.notNull())
      .addColumn('created_at', key, (c) => c.notNull())
      .addColumn('unsubscribed_at', 'text')
      .execute();
    await db.schema
      .createTable('newsletter_tokens')
      .addColumn('token_hash', key, (c) => c.primaryKey())
      .addColumn('subscription_id', 'integer', (c) =>
        c.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('newsletter_tokens_subscription')
      .on('newsletter_tokens')
      .column('subscription_id')
      .execute();
  },
};
