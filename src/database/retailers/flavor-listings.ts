import { INHERITED_KEY } from '#domain/flavors/inherited-facts.ts';
import type { Database } from '../connection/open-database.ts';

/** A stored record that lists several flavors of one base product. Its document has not been parsed yet. */
export interface FlavorListing {
  readonly sourceKey: string;
  readonly record: string;
  readonly productKey: string;
  /** The source record as JSON. */
  readonly document: string;
}

/** The few records that list several flavors ("Chocolate | Vanilla"), by source and record number. */
export async function readFlavorListings(db: Database): Promise<readonly FlavorListing[]> {
  return db.kysely
    .selectFrom('source_records')
    .select(['source_key as sourceKey', 'record', 'product_key as productKey', 'document'])
    .where('document', 'like', '%"flavor":"%|%"%')
    .where('source_key', 'not like', `${INHERITED_KEY}%`)
    .orderBy('source_key')
    .orderBy('record')
    .execute();
}

/** The flavors, in lower case, of a product and its existing variants. */
export async function readVariantFlavors(
  db: Database,
  productKey: string,
): Promise<ReadonlySet<string>> {
  const rows = await db.kysely
    .selectFrom('products')
    .select('flavor')
    .where('base_key', 'in', (eb) =>
      eb.selectFrom('products').select('base_key').where('product_key', '=', productKey),
    )
    .execute();
  return new Set(rows.flatMap(({ flavor }) => (flavor === null ? [] : [flavor.toLowerCase()])));
}
