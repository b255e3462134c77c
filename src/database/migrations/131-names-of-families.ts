import type { Migration } from './migration.ts';
import { markFamiliesPending, markProductsPending } from './rederive.ts';

/**
 * What a family is called, shown where a product's own name says no more than what it is. Every product and family is worked out
 * again, also for what is read of labels since: words whose head stands at the end of their row, what warnings take out,
 * descriptions before the list, caramel colors with sulfites, statements without a source's HTML escapes.
 */
export const namesOfFamilies: Migration = {
  name: '131-names-of-families',
  async up(db) {
    await db.schema.alterTable('products').addColumn('family_name', 'text').execute();
    await markFamiliesPending(db);
    await markProductsPending(db);
  },
};
