import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again: names are read to their end, what something is from counts, "de palme et de colza" is two oils. */
export const wordsAndOrigins: Migration = {
  name: '114-words-and-origins',
  async up(db, engine) {
    await deriveAnew.up(db, engine);
  },
};
