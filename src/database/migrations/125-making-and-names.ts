import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again: where a product is made by the parts of the sentence, proteins that a bracket names, more names. */
export const makingAndNames: Migration = {
  name: '125-making-and-names',
  async up(db, engine) {
    await deriveAnew.up(db, engine);
  },
};
