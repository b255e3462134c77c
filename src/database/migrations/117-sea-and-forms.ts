import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again: sea salt is no fish, "contém glúten" declares gluten, forms of a protein are read behind commas. */
export const seaAndForms: Migration = {
  name: '117-sea-and-forms',
  async up(db, engine) {
    await deriveAnew.up(db, engine);
  },
};
