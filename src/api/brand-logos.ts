import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  brandLogosSchema,
  LOGO_BODY_BYTES,
  logoStoredSchema,
  logoUploadBodySchema,
} from '#contract/brand-logos.ts';
import { rowIdParamsSchema } from '#contract/row-id.ts';
import {
  findBrandLogo,
  listBrandLogos,
  removeBrandLogo,
  uploadBrandLogo,
} from '#services/operator/editing/brand-logos.ts';
import type { Site } from '#services/site.ts';
import { OPERATOR_ERRORS, OPERATOR_ONE_ERRORS, doneOr, refuse } from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

/** The operator's routes for brand logos, and GET /brand-logos/{file}, which serves them (product.md section 3). */
export function brandLogoRoutes(site: Site): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/brand-logos',
      operatorCall({
        summary: 'Uploaded logos and their origins',
        response: { 200: brandLogosSchema, ...OPERATOR_ERRORS },
      }),
      () => listBrandLogos(site),
    );
    app.put(
      '/api/admin/brands/:id/logo',
      {
        bodyLimit: LOGO_BODY_BYTES,
        ...operatorCall({
          summary: 'Upload the logo of a brand',
          params: rowIdParamsSchema,
          body: logoUploadBodySchema,
          response: { 200: logoStoredSchema, ...OPERATOR_ONE_ERRORS },
        }),
      },
      async ({ params, body }, reply) => {
        const bytes = Buffer.from(body.image, 'base64');
        const upload = { brandId: params.id, bytes, source: body.source };
        const result = await uploadBrandLogo(site, upload);
        if (result.kind === 'stored') return reply.send({ logo: result.logo });
        if (result.kind === 'no-such-brand') {
          return refuse(reply, 'not_found', 'There is no such brand.');
        }
        return refuse(reply, 'invalid_request', 'The request is not valid: image.', [
          { path: 'image', message: result.reason },
        ]);
      },
    );
    app.delete(
      '/api/admin/brands/:id/logo',
      operatorCall({
        summary: 'Remove the logo of a brand; its letter is shown again',
        params: rowIdParamsSchema,
        response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
      }),
      async ({ params }, reply) =>
        doneOr(reply, await removeBrandLogo(site, params.id), 'This brand has no logo.'),
    );
    app.get<{ Params: { file: string } }>('/brand-logos/:file', async (request, reply) => {
      const logo = await findBrandLogo(site, request.params.file);
      if (logo === null) return refuse(reply, 'not_found', 'There is no such picture.');
      return reply
        .header('content-type', logo.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(logo.bytes);
    });
  };
}
