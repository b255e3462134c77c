import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again: families by line and optional words of the name, where figures decide. */
export const linesAndFigures: Migration = {
  name: '121-lines-and-figures',
  async up(db, engine) {
    await deriveAnew.up(db, engine);
  },
};
