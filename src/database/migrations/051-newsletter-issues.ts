import { autoId, plainText, type Migration } from './migration.ts';

/** Subscriptions that wait to be confirmed, addresses that mail servers refused, and newsletters with what became of each mail. */
export const newsletterIssues: Migration = {
  name: '051-newsletter-issues',
  async up(db, engine) {
    const key = plainText(engine);
    const subscriptions = (column: string, type: 'text' | 'integer') =>
      db.schema.alterTable('newsletter_subscriptions').addColumn(column, type).execute();
    await subscriptions('confirm_asked_at', 'text');
    await subscriptions('confirmed_at', 'text');
    await subscriptions('suppressed_at', 'text');
    await subscriptions('suppressed_for', 'text');
    await db.schema
      .alterTable('newsletter_tokens')
      .addColumn('purpose', 'text', (c) => c.notNull().defaultTo('unsubscribe'))
      .execute();
    await db.schema
      .createTable('newsletter_issues')
      .addColumn('id', 'integer', autoId(engine))
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('markdown', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('created_at', key, (c) => c.notNull())
      .addColumn('started_at', 'text')
      .addColumn('finished_at', 'text')
      .addColumn('due_at', key)
      .addColumn('last_failure', 'text')
      .execute();
    await db.schema
      .createTable('newsletter_deliveries')
      .addColumn('issue_id', 'integer', (c) =>
        c.notNull().references('newsletter_issues.id').onDelete('cascade'),
      )
      .addColumn('subscription_id', 'integer', (c) =>
        c.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
      )
      .addColumn('state', key, (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('due_at', key, (c) => c.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('last_failure', 'text')
      .addPrimaryKeyConstraint('newsletter_deliveries_key', ['issue_id', 'subscription_id'])
      .execute();
    await db.schema
      .createIndex('newsletter_deliveries_next')
      .on('newsletter_deliveries')
      .columns(['issue_id', 'state', 'due_at'])
      .execute();
  },
};
