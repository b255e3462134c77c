import { z } from 'zod';
import { LOGO_TYPES, type LogoType, MAX_LOGO_BYTES } from '#domain/product/logo-image.ts';

/** Characters of the largest logo in base64. */
const BASE64_LENGTH = 4 * Math.ceil(MAX_LOGO_BYTES / 3);

/** The most bytes of a request that uploads a logo. */
export const LOGO_BODY_BYTES = BASE64_LENGTH + 4_096;

export const logoUploadBodySchema = z
  .strictObject({
    image: z
      .base64({ error: 'must be a picture in base64' })
      .min(1)
      .max(BASE64_LENGTH, { error: 'must not be larger than 64 KiB' })
      .describe('PNG or WebP, at most 64 KiB, 16 to 1,024 pixels wide and high'),
    source: z
      .url({ protocol: /^https?$/, error: 'must be the address where it was taken from' })
      .max(500),
  })
  .meta({ id: 'BrandLogoUpload' });

export const logoStoredSchema = z
  .object({ logo: z.string().describe('Its address on this site') })
  .meta({ id: 'BrandLogoStored' });

export const brandLogosSchema = z
  .object({
    logos: z.array(
      z.object({
        brandId: z.int(),
        name: z.string(),
        logo: z.string(),
        source: z.string(),
        at: z.string(),
      }),
    ),
  })
  .meta({ id: 'BrandLogos' });
export type BrandLogos = Readonly<z.output<typeof brandLogosSchema>>;

const FILE = /^(\d{1,9})-([0-9a-f]{16})\.(?:png|webp)$/;

/** The URL path of a logo. It changes with the picture. */
export function brandLogoPath(logo: {
  readonly brandId: number;
  readonly version: string;
  readonly type: LogoType;
}): string {
  return `/brand-logos/${logo.brandId}-${logo.version}.${LOGO_TYPES[logo.type]}`;
}

/** Parses the file name of a logo. Null if it is not one. */
export function readLogoFile(
  file: string,
): { readonly brandId: number; readonly version: string } | null {
  const [, brandId, version] = FILE.exec(file) ?? [];
  return brandId === undefined || version === undefined
    ? null
    : { brandId: Number(brandId), version };
}
