import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  PICTURE_BODY_BYTES,
  pictureHiddenBodySchema,
  pictureStoredSchema,
  pictureUploadBodySchema,
} from '#contract/pictures.ts';
import { rowIdParamsSchema } from '#contract/row-id.ts';
import {
  findPicture,
  type PreparePicture,
  setPictureHidden,
  uploadPicture,
} from '#services/operator/editing/product-pictures.ts';
import type { Site } from '#services/site.ts';
import { OPERATOR_ONE_ERRORS, doneOr, refuse } from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

/** Route GET /pictures/{file}, which serves product photographs, and the operator's routes that hide or replace one. */
export function pictureRoutes(
  site: Site,
  { dataDir, prepare }: { readonly dataDir: string; readonly prepare: PreparePicture },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/api/admin/products/:id/picture',
      {
        bodyLimit: PICTURE_BODY_BYTES,
        ...operatorCall({
          summary: 'Replace a product’s picture with your own photograph',
          params: rowIdParamsSchema,
          body: pictureUploadBodySchema,
          response: { 200: pictureStoredSchema, ...OPERATOR_ONE_ERRORS },
        }),
      },
      async ({ params, body }, reply) => {
        const { by, source } = body;
        const bytes = Buffer.from(body.image, 'base64');
        const result = await uploadPicture(site, prepare, {
          productId: params.id,
          bytes,
          by,
          source,
        });
        if (result.kind === 'stored') return reply.send({ image: result.image });
        if (result.kind === 'no-such-product')
          return refuse(reply, 'not_found', 'There is no such product.');
        return refuse(reply, 'invalid_request', 'The request is not valid: image.', [
          { path: 'image', message: result.reason },
        ]);
      },
    );
    app.post(
      '/api/admin/products/:id/picture',
      operatorCall({
        summary: 'Hide a product’s picture, so that a drawn pack is shown, or show it again',
        params: rowIdParamsSchema,
        body: pictureHiddenBodySchema,
        response: { 204: z.null().describe('Done'), ...OPERATOR_ONE_ERRORS },
      }),
      async ({ params, body }, reply) =>
        doneOr(
          reply,
          await setPictureHidden(site, params.id, body.hidden),
          'This product has no picture.',
        ),
    );
    app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
      const picture = await findPicture(dataDir, request.params.file);
      if (picture === null) return refuse(reply, 'not_found', 'There is no such picture.');
      return reply
        .header('content-type', `image/${picture.format}`)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture.bytes);
    });
  };
}
