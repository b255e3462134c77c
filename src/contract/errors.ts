import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** Error codes and their HTTP statuses (contract "Errors"). */
export const ERROR_STATUS = {
  invalid_request: 400,
  malformed_json: 400,
  unauthorized: 401,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  precondition_failed: 412,
  body_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** Limits differ by route (default: `LIMITS.bodyBytes`). */
export const BODY_TOO_LARGE = 'The body is larger than this call accepts.';
export const HEADERS_TOO_LARGE = `Address and headers are together longer than ${LIMITS.headerBytes / 1024} KiB.`;

/** The body of every error response. `fields` lists what was wrong with the request. */
export const errorSchema = z
  .object({
    error: z.string().describe('One plain sentence.'),
    code: z.enum(ERROR_CODES),
    fields: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('What was wrong, field by field.'),
  })
  .meta({ id: 'Error' });
export type ErrorAnswer = z.output<typeof errorSchema>;
