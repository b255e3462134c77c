import { hash } from 'node:crypto';
import { type BrandLogos, brandLogoPath, readLogoFile } from '#contract/brand-logos.ts';
import {
  deleteBrandLogo,
  readBrandLogo,
  readBrandLogos,
  writeBrandLogo,
} from '#database/products/brand-logos.ts';
import { checkLogo, type LogoType } from '#domain/product/logo-image.ts';
import { reencodeLogo } from './reencode-logo.ts';
import type { Site } from '../../site.ts';
import { refreshInBackground } from '../../product/derive-and-show.ts';
import { isoTime } from '#database/connection/iso-time.ts';

export type LogoUpload =
  | { readonly kind: 'stored'; readonly logo: string }
  | { readonly kind: 'no-such-brand' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Stores a picture and its source as a brand's logo. All pages show it within seconds. */
export async function uploadBrandLogo(
  site: Site,
  upload: { readonly brandId: number; readonly bytes: Buffer; readonly source: string },
): Promise<LogoUpload> {
  const { brandId, source } = upload;
  const check = checkLogo(upload.bytes);
  if (!check.ok) return { kind: 'refused', reason: check.reason };
  const bytes = await reencodeLogo(upload.bytes, check.type);
  if (bytes === null) {
    return { kind: 'refused', reason: 'cannot be read as one picture, to its last pixel' };
  }
  const version = hash('sha256', bytes).slice(0, 16);
  const { type } = check;
  const logo = brandLogoPath({ brandId, version, type });
  const at = isoTime(site.now());
  const stored = await writeBrandLogo(
    site.database,
    { brandId, version, type, bytes, source, at },
    logo,
  );
  if (!stored) return { kind: 'no-such-brand' };
  refreshInBackground(site);
  return { kind: 'stored', logo };
}

/** Removes a brand's logo. Returns false if it has none. */
export async function removeBrandLogo(site: Site, brandId: number): Promise<boolean> {
  const removed = await deleteBrandLogo(site.database, brandId);
  if (removed) refreshInBackground(site);
  return removed;
}

/** The uploaded logos, newest first. */
export async function listBrandLogos({ database }: Site): Promise<BrandLogos> {
  return { logos: [...(await readBrandLogos(database))] };
}

/** Returns the picture with a logo's file name. Null if it does not exist, or no longer. */
export async function findBrandLogo(
  { database }: Site,
  file: string,
): Promise<{ readonly type: LogoType; readonly bytes: Buffer } | null> {
  const named = readLogoFile(file);
  return named === null ? null : readBrandLogo(database, named.brandId, named.version);
}
