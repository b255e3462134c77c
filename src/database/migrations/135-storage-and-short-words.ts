import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';
import { regroupAnew } from './regroup-anew.ts';

/**
 * Every product and family is worked out again, for what is read of labels since: lists behind directions for storage, short
 * allergen words with a letter scanned wrong, powders that may hold milk, flavors that bring no allergen.
 */
export const storageAndShortWords: Migration = {
  name: '135-storage-and-short-words',
  async up(db, engine) {
    await regroupAnew(db);
    await deriveAnew.up(db, engine);
  },
};
