import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again: "kosher dairy" and "pur beurre" speak of milk, the sentence on isomaltulose of no added sugar. */
export const packsSpeakOfMilk: Migration = {
  name: '118-packs-speak-of-milk',
  async up(db, engine) {
    await deriveAnew.up(db, engine);
  },
};
