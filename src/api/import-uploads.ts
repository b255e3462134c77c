import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type BeginUploadBody,
  beginUploadBodySchema,
  pieceBodySchema,
  type Upload,
  uploadParamsSchema,
  uploadSchema,
} from '#contract/import-uploads.ts';
import { PIECE_BODY_BYTES } from '#contract/upload-formats.ts';
import { cancelRunningImport } from '#services/operator/overview/read-import-status.ts';
import type { Site } from '#services/site.ts';
import {
  OPERATOR_BUSY_ERRORS,
  OPERATOR_DECIDE_ERRORS,
  OPERATOR_ERRORS,
  doneOr,
  refuse,
} from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

/** Files that are being uploaded for an import. The server passes the implementation in. */
export interface Uploads {
  begin(announced: BeginUploadBody): Promise<Upload>;
  write(
    id: string,
    piece: { readonly offset: number; readonly data: Buffer },
  ): Promise<Upload | 'unknown' | 'gap' | 'too-long'>;
  remove(id: string): Promise<boolean>;
  start(id: string): Promise<'started' | 'unknown' | 'incomplete' | 'busy'>;
}

const BASE = '/api/admin/import/uploads';
const UNKNOWN = 'There is no such upload.';
const REFUSALS = {
  gap: 'Pieces before this one are missing.',
  'too-long': 'The piece goes beyond the size that was announced.',
  incomplete: 'The file is not whole yet.',
  busy: 'An import is running already.',
} as const;

/**
 * Routes to upload a file piece by piece and import it: POST /api/admin/import/uploads, PUT and DELETE …/{id}, POST
 * …/{id}/start, POST /api/admin/import/cancel.
 */
export function importUploadRoutes(site: Site, uploads: Uploads): FastifyPluginAsyncZod {
  const params = uploadParamsSchema;
  return async (app) => {
    app.post(
      BASE,
      operatorCall({
        summary: 'Begin the upload of a file of records',
        body: beginUploadBodySchema,
        response: { 201: uploadSchema, ...OPERATOR_ERRORS },
      }),
      async ({ body }, reply) => reply.code(201).send(await uploads.begin(body)),
    );
    app.put(
      `${BASE}/:id`,
      {
        bodyLimit: PIECE_BODY_BYTES,
        ...operatorCall({
          summary: 'Upload a piece of the file, in order; a piece may be sent again',
          params,
          body: pieceBodySchema,
          response: { 200: uploadSchema, ...OPERATOR_DECIDE_ERRORS },
        }),
      },
      async (request, reply) => {
        const { offset, data } = request.body;
        const piece = { offset, data: Buffer.from(data, 'base64') };
        const outcome = await uploads.write(request.params.id, piece);
        if (outcome === 'unknown') return refuse(reply, 'not_found', UNKNOWN);
        if (typeof outcome === 'string') return refuse(reply, 'conflict', REFUSALS[outcome]);
        return reply.send(outcome);
      },
    );
    app.delete(
      `${BASE}/:id`,
      operatorCall({
        summary: 'Delete a file that was not imported yet',
        params,
        response: { 204: z.null(), ...OPERATOR_DECIDE_ERRORS },
      }),
      async (request, reply) => doneOr(reply, await uploads.remove(request.params.id), UNKNOWN),
    );
    app.post(
      `${BASE}/:id/start`,
      operatorCall({
        summary: 'Import the file, like the command',
        params,
        response: { 202: z.object({ status: z.literal('started') }), ...OPERATOR_DECIDE_ERRORS },
      }),
      async (request, reply) => {
        const status = await uploads.start(request.params.id);
        if (status === 'started') return reply.code(202).send({ status });
        if (status === 'unknown') return refuse(reply, 'not_found', UNKNOWN);
        return refuse(reply, 'conflict', REFUSALS[status]);
      },
    );
    app.post(
      '/api/admin/import/cancel',
      operatorCall({
        summary: 'Stop the running import; what it has imported stays',
        response: { 202: z.object({ status: z.literal('stopping') }), ...OPERATOR_BUSY_ERRORS },
      }),
      async (_request, reply) =>
        (await cancelRunningImport(site))
          ? reply.code(202).send({ status: 'stopping' })
          : refuse(reply, 'conflict', 'No import is running.'),
    );
  };
}
