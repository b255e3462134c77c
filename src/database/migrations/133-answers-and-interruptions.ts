import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';
import { regroupAnew } from './regroup-anew.ts';

/**
 * Every product and family is worked out again, for what is read of labels since: lists that go on behind what interrupts them,
 * "milk: yes, soy: no", claims that are denied, sweeteners that are said to be there and not named, vegan cheese.
 */
export const answersAndInterruptions: Migration = {
  name: '133-answers-and-interruptions',
  async up(db, engine) {
    await regroupAnew(db);
    await deriveAnew.up(db, engine);
  },
};
