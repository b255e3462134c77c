import { plainText, type Migration } from './migration.ts';

/** What an operator decided about words that the reviewed tables do not know. */
export const wordDecisions: Migration = {
  name: '052-word-decisions',
  async up(db, engine) {
    const key = plainText(engine);
    await db.schema
      .createTable('word_decisions')
      .addColumn('word', key, (c) => c.primaryKey())
      .addColumn('decision', 'text', (c) => c.notNull())
      .addColumn('canonical', 'text')
      .addColumn('at', key, (c) => c.notNull())
      .execute();
  },
};
