import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';
import { regroupAnew } from './regroup-anew.ts';

/**
 * Every product and family is worked out again, for what is read of labels since: where denials end ("no added sugar coating
 * (isomalt)"), what warnings deny, names that no line break or full stop is part of, and flavors in whatever language names say them.
 */
export const denialsAndDoubts: Migration = {
  name: '132-denials-and-doubts',
  async up(db, engine) {
    await regroupAnew(db);
    await deriveAnew.up(db, engine);
  },
};
