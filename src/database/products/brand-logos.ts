import type { LogoType } from '#domain/product/logo-image.ts';
import { setBrandLogo } from './brands.ts';
import { bumpPagesVersion } from '../settings/catalogue-version.ts';
import { inTransaction, type Database } from '../connection/open-database.ts';

/** A logo as an operator uploaded it. `at` is ISO 8601 UTC. */
export interface StoredLogo {
  readonly brandId: number;
  /** Identifies the bytes. A new picture gets a new URL, so URLs can be cached forever. */
  readonly version: string;
  readonly type: LogoType;
  readonly bytes: Buffer;
  /** The URL it was taken from. */
  readonly source: string;
  readonly at: string;
}

export interface LogoEntry extends Omit<StoredLogo, 'bytes' | 'type' | 'version'> {
  readonly name: string;
  /** Its URL path on the site. */
  readonly logo: string;
}

/**
 * Replaces a brand's logo and shows it at `address`, in one transaction. Returns false, and stores nothing, if there is
 * no such brand.
 */
export function writeBrandLogo(db: Database, logo: StoredLogo, address: string): Promise<boolean> {
  const { version, type, source, at } = logo;
  const values = { version, type, source, at, body: logo.bytes.toString('base64') };
  return inTransaction(db, async (kysely) => {
    if (!(await setBrandLogo({ kysely }, logo.brandId, address))) return false;
    await kysely
      .insertInto('brand_logos')
      .values({ brand_id: logo.brandId, ...values })
      .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(values))
      .execute();
    await bumpPagesVersion(kysely);
    return true;
  });
}

/** Deletes a brand's logo, so that its letter is shown again. Returns false if it has none. */
export function deleteBrandLogo(db: Database, brandId: number): Promise<boolean> {
  return inTransaction(db, async (kysely) => {
    const { numDeletedRows } = await kysely
      .deleteFrom('brand_logos')
      .where('brand_id', '=', brandId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await setBrandLogo({ kysely }, brandId, null);
    await bumpPagesVersion(kysely);
    return true;
  });
}

/** A brand's logo of one version. Null if there is none. */
export async function readBrandLogo(
  db: Database,
  brandId: number,
  version: string,
): Promise<{ readonly type: LogoType; readonly bytes: Buffer } | null> {
  const row = await db.kysely
    .selectFrom('brand_logos')
    .select(['type', 'body'])
    .where('brand_id', '=', brandId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? null : { type: row.type, bytes: Buffer.from(row.body, 'base64') };
}

/** All uploaded logos, newest first. */
export async function readBrandLogos(db: Database): Promise<readonly LogoEntry[]> {
  const rows = await db.kysely
    .selectFrom('brand_logos')
    .innerJoin('brands', 'brands.id', 'brand_logos.brand_id')
    .select(['brands.id', 'brands.name', 'brands.logo', 'source', 'at'])
    .orderBy('at', 'desc')
    .orderBy('brands.id')
    .execute();
  return rows.map(({ id, name, logo, source, at }) => ({
    brandId: id,
    name,
    logo: logo ?? '',
    source,
    at,
  }));
}
