import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again: energy of bars whose fibre is unstated, and lines known by their brand's name. */
export const barsAndLines: Migration = {
  name: '119-bars-and-lines',
  async up(db, engine) {
    await deriveAnew.up(db, engine);
  },
};
