import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { barcodeLookUpSchema, lookUpBodySchema } from '#contract/listings.ts';
import type { Throttle } from '#services/access/throttle.ts';
import { type ImportBarcode, lookUpBarcode } from '#services/product/look-up-barcode.ts';
import type { Site } from '#services/site.ts';
import { BODY_ERRORS } from './answers/answers.ts';
import type { Allowance } from './route-config.ts';

/** Route POST /api/proteins/look-up: looks up an unknown barcode at Open Food Facts if the operator enabled that. */
export function barcodeLookUpRoutes(
  site: Site,
  options: {
    readonly throttle: Throttle;
    readonly importBarcode: ImportBarcode | null;
    readonly allowance: Allowance;
  },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/proteins/look-up',
      {
        config: { allowance: options.allowance },
        schema: {
          tags: ['proteins'],
          summary:
            'Ask Open Food Facts for an unknown barcode; by-gtin finds it some seconds later',
          body: lookUpBodySchema,
          response: { 200: barcodeLookUpSchema, ...BODY_ERRORS },
        },
      },
      (request) => lookUpBarcode(site, options.throttle, options.importBarcode, request.body.gtin),
    );
  };
}
