import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/**
 * Every product derived again: words whose head stands at the end of their row, what warnings take out, descriptions before the
 * list, caramel colors with sulfites, what is of plants or of animals without saying which, statements stored without a
 * source's HTML escapes.
 */
export const readingsOfRows: Migration = {
  name: '131-readings-of-rows',
  up: deriveAnew.up,
};
