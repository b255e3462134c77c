import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again: flours and nut butters of their food, places of making in more words, more names. */
export const floursAndPlaces: Migration = {
  name: '124-flours-and-places',
  async up(db, engine) {
    await deriveAnew.up(db, engine);
  },
};
