import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again: sentences that warn those who are allergic, hydrogenated fats, what is made of an avoided thing. */
export const warnedPeople: Migration = {
  name: '129-warned-people',
  up: (db, engine) => deriveAnew.up(db, engine),
};
