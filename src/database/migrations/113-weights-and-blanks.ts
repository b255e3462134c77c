import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again: a bar's weight in its name is not its protein, and energy of 0 beside protein is a blank. */
export const weightsAndBlanks: Migration = {
  name: '113-weights-and-blanks',
  async up(db, engine) {
    await deriveAnew.up(db, engine);
  },
};
