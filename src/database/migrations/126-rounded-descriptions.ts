import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again: descriptions round as every screen does; places of making that do without an allergen warn of nothing. */
export const roundedDescriptions: Migration = {
  name: '126-rounded-descriptions',
  async up(db, engine) {
    await deriveAnew.up(db, engine);
  },
};
