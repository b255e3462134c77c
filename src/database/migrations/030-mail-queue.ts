import { autoId, plainText, type Migration } from './migration.ts';

export const mailQueue: Migration = {
  name: '030-mail-queue',
  async up(db, engine) {
    await db.schema
      .createTable('mail_queue')
      .addColumn('id', 'integer', autoId(engine))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subscription_id', 'integer', (c) =>
        c.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('due_at', plainText(engine), (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('last_failure', 'text')
      .execute();
    await db.schema.createIndex('mail_queue_due').on('mail_queue').column('due_at').execute();
  },
};
