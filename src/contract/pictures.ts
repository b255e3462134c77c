import { z } from 'zod';

/** The most bytes of a photograph that an operator may upload. */
const MAX_BYTES = 6 * 1024 * 1024;
const BASE64_LENGTH = 4 * Math.ceil(MAX_BYTES / 3);

/** The most bytes of a request that uploads a photograph. */
export const PICTURE_BODY_BYTES = BASE64_LENGTH + 4_096;

export const pictureUploadBodySchema = z
  .strictObject({
    image: z
      .base64({ error: 'must be a picture in base64' })
      .min(1)
      .max(BASE64_LENGTH, { error: 'must not be larger than 6 MiB' })
      .describe('JPEG, PNG or WebP of the front of the pack, at least 100 pixels wide and high'),
    by: z.string().trim().min(1).max(200).describe('Author, shown beside it'),
    source: z
      .url({ protocol: /^https?$/, error: 'must be the address where it was taken from' })
      .max(500),
  })
  .meta({ id: 'PictureUpload' });

export const pictureHiddenBodySchema = z
  .strictObject({ hidden: z.boolean() })
  .meta({ id: 'PictureHidden' });

export const pictureStoredSchema = z
  .object({ image: z.string().describe('Its address on this site') })
  .meta({ id: 'PictureStored' });
