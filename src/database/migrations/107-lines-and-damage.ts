import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again: damaged lists are read closer, types of damaged texts, lines of a brand, whole packs as names. */
export const linesAndDamage: Migration = {
  name: '107-lines-and-damage',
  async up(db, engine) {
    await deriveAnew.up(db, engine);
  },
};
