import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  BODY_TOO_LARGE,
  ERROR_STATUS,
  errorSchema,
  type ErrorAnswer,
  type ErrorCode,
  HEADERS_TOO_LARGE,
} from '#contract/errors.ts';
import { acceptedEncoding, compressOnce } from './compression.ts';

const DESCRIPTIONS: Partial<Record<number, string>> = {
  400: 'The request is malformed or invalid; `fields` names what was wrong.',
  401: 'No operator is signed in.',
  403: 'The request comes from another site.',
  404: 'Not found.',
  408: 'The body arrived too slowly.',
  409: 'It is already running, or conflicts with the current state.',
  413: BODY_TOO_LARGE,
  414: 'A part of the address is too long.',
  415: 'The body is not JSON.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  431: HEADERS_TOO_LARGE,
  500: 'An internal error.',
  503: 'The database is unavailable; `Retry-After` says when to try again.',
};

type ErrorAnswers = Record<number, z.ZodType>;

function errors(...statuses: number[]): ErrorAnswers {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      errorSchema.describe(DESCRIPTIONS[status] ?? 'An error.') as z.ZodType,
    ]),
  );
}

/** The response if `If-None-Match` names the current catalogue version: empty, because the client has it. */
export const NOT_MODIFIED = {
  304: z
    .null()
    .describe('Not modified: `If-None-Match` names the current version of the catalogue.'),
};

/** Error responses of any read, for the OpenAPI document. */
export const READ_ERRORS = errors(400, 429, 431, 500, 503);
/** Error responses of a read of one item. */
export const READ_ONE_ERRORS = errors(400, 404, 429, 431, 500, 503);
/** Error responses of a request with a JSON body. */
export const BODY_ERRORS = errors(400, 403, 408, 413, 415, 429, 431, 500, 503);
/** Error responses of an operator request, with or without a body. */
export const OPERATOR_ERRORS = errors(400, 401, 403, 408, 413, 415, 429, 431, 500, 503);

/** Error responses of an operator request about one item. */
export const OPERATOR_ONE_ERRORS = { ...OPERATOR_ERRORS, ...errors(404, 414) };
/** Error responses of an operator request that only one process may handle at a time. */
export const OPERATOR_BUSY_ERRORS = { ...OPERATOR_ERRORS, ...errors(409) };
/** Error responses of an operator's decision about one item, which may conflict with others. */
export const OPERATOR_DECIDE_ERRORS = { ...OPERATOR_ONE_ERRORS, ...errors(409) };

/** Answers with an error of the contract. */
export function refuse(
  reply: FastifyReply,
  code: ErrorCode,
  error: string,
  fields?: ErrorAnswer['fields'],
): FastifyReply {
  const answer: ErrorAnswer = fields === undefined ? { error, code } : { error, code, fields };
  return sendJson(reply.code(ERROR_STATUS[code]), JSON.stringify(answer));
}

/** Answers 204 if the action was done, otherwise with the error. */
export function doneOr(
  reply: FastifyReply,
  isDone: boolean,
  error: string,
  code: ErrorCode = 'not_found',
): FastifyReply {
  return isDone ? reply.code(204).send(null) : refuse(reply, code, error);
}

/**
 * Shorter responses are not compressed. Those longer than the other limit are compressed by a stream, which yields to
 * other requests.
 */
const COMPRESSED_FROM = 1_024;
const COMPRESSED_AT_ONCE = 1_048_576;

/** Sends text that is already JSON: it is not serialized again, and is compressed in one call. */
export function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8');
  const length = Buffer.byteLength(json);
  if (length < COMPRESSED_FROM || length > COMPRESSED_AT_ONCE) return reply.send(json);
  reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(reply.request.headers['accept-encoding']);
  if (encoding === null) return reply.send(json);
  return reply.header('content-encoding', encoding).send(compressOnce(json, encoding));
}
