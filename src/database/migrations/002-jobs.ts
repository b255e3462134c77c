import { autoId, plainText, type Migration } from './migration.ts';

export const jobs: Migration = {
  name: '002-jobs',
  async up(db, engine) {
    const key = plainText(engine);
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'integer', autoId(engine))
      .addColumn('kind', key, (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('holder', 'text', (c) => c.notNull())
      .addColumn('started_at', 'text', (c) => c.notNull())
      .addColumn('heartbeat_at', 'text', (c) => c.notNull())
      .addColumn('finished_at', 'text')
      .addColumn('total', 'integer', (c) => c.notNull())
      .addColumn('done', 'integer', (c) => c.notNull())
      .addColumn('current', 'text', (c) => c.notNull())
      .addColumn('report', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('jobs_kind').on('jobs').columns(['kind', 'id']).execute();
    await db.schema
      .createTable('job_locks')
      .addColumn('name', key, (c) => c.primaryKey())
      .addColumn('holder', 'text', (c) => c.notNull())
      .addColumn('expires_at', key, (c) => c.notNull())
      .execute();
  },
};
