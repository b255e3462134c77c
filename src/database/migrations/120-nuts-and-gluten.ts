import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again: "nuts" of a precaution are tree nuts, and declared gluten is gluten whichever cereal it is of. */
export const nutsAndGluten: Migration = {
  name: '120-nuts-and-gluten',
  async up(db, engine) {
    await deriveAnew.up(db, engine);
  },
};
