import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';
import { regroupAnew } from './regroup-anew.ts';

/**
 * Every product and family is worked out again, for names as shops set them, brands that a name tells against a conclusion from the
 * barcode, and flavors that are read since.
 */
export const namesAsShopsPrintThem: Migration = {
  name: '134-names-as-shops-print-them',
  async up(db, engine) {
    await regroupAnew(db);
    await deriveAnew.up(db, engine);
  },
};
