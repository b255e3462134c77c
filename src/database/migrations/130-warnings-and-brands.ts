import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';
import { regroupAnew } from './regroup-anew.ts';

/**
 * Every product derived again, every family worked out again: makers of one name by their barcodes, lines that a brand calls by
 * several words, sentences that warn those who are allergic, hydrogenated fats, what is made of an avoided thing.
 */
export const warningsAndBrands: Migration = {
  name: '130-warnings-and-brands',
  async up(db, engine) {
    await regroupAnew(db);
    await deriveAnew.up(db, engine);
  },
};
