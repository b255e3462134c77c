import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  BODY_TOO_LARGE,
  ERROR_STATUS,
  type ErrorAnswer,
  type ErrorCode,
  HEADERS_TOO_LARGE,
} from '#contract/errors.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import { SECURITY_HEADERS } from './security.ts';

/** Seconds after which a client may retry an unavailable service. */
const RETRY_AFTER = 5;

interface Answer extends ErrorAnswer {
  readonly retryAfter?: number;
}

const DISK_FULL = 'The disk of the site is full. Please try again once there is room.';

/** Maps errors of Fastify, its plugins and the file system to contract errors. No message repeats client input. */
const KNOWN_ERRORS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  ENOSPC: ['unavailable', DISK_FULL],
  EDQUOT: ['unavailable', DISK_FULL],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'The body must be application/json.'],
  FST_CP_ERR_INVALID_CONTENT_ENCODING: [
    'invalid_request',
    'The Content-Encoding must be gzip, deflate, br or zstd.',
  ],
  FST_CP_ERR_INVALID_CONTENT: [
    'malformed_json',
    'The body is not compressed as its Content-Encoding says.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', BODY_TOO_LARGE],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'malformed_json',
    'The body is not as long as its Content-Length says.',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed_json', 'The body is empty; JSON was expected.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed_json', 'The body is not valid JSON.'],
  FST_ERR_BAD_URL: ['invalid_request', 'The address is not a valid URL.'],
  FST_ERR_MAX_PARAM_LENGTH: ['uri_too_long', 'A part of the address is too long.'],
  FST_ERR_HANDLER_TIMEOUT: ['unavailable', 'The answer took too long. Please try again.'],
};

interface ZodIssueLike {
  readonly instancePath: string;
  readonly message?: string;
  readonly params?: { readonly keys?: readonly string[] };
}

function invalidFields(error: FastifyError): NonNullable<ErrorAnswer['fields']> {
  const where = error.validationContext ?? 'body';
  return ((error.validation ?? []) as readonly ZodIssueLike[]).flatMap(
    ({ instancePath, message = 'is not valid', params }) => {
      const path = instancePath.split('/').filter((part) => part !== '');
      if (params?.keys !== undefined) {
        return params.keys.map((key) => ({
          path: [...path, key].join('.').slice(0, 200),
          message: 'is not a known field',
        }));
      }
      return [{ path: path.length === 0 ? where : path.join('.').slice(0, 200), message }];
    },
  );
}

/**
 * Whether the database was unreachable. A client that hangs up while sending also causes ECONNRESET, but Fastify gives
 * that a status of 400.
 */
export function isOfDatabase(error: FastifyError): boolean {
  return error.statusCode === undefined && isDatabaseUnavailable(error);
}

/** Maps an error to the contract's error response. Internal errors reveal nothing about the machine. */
export function describeError(error: FastifyError): Answer {
  if (error.validation !== undefined) {
    const fields = invalidFields(error).slice(0, 20);
    const names = [...new Set(fields.map(({ path }) => path))].slice(0, 5).join(', ');
    return { code: 'invalid_request', error: `The request is not valid: ${names}.`, fields };
  }
  const known = KNOWN_ERRORS[error.code];
  if (known !== undefined) {
    const [code, text] = known;
    return { code, error: text, ...(code === 'unavailable' ? { retryAfter: RETRY_AFTER } : {}) };
  }
  if (isOfDatabase(error)) {
    return {
      code: 'unavailable',
      error: 'The database is away. Please try again shortly.',
      retryAfter: RETRY_AFTER,
    };
  }
  const status = error.statusCode ?? 500;
  // JSON with a __proto__ or constructor key causes a plain SyntaxError.
  if (status === 400) return { code: 'malformed_json', error: 'The request is malformed.' };
  if (status === 404) return { code: 'not_found', error: 'There is nothing here.' };
  if (status === 429) {
    return { code: 'too_many_requests', error: 'Too many requests. Please try again shortly.' };
  }
  if (status === 412) {
    return { code: 'precondition_failed', error: 'The file is not the one that was asked for.' };
  }
  if (status === 413) return { code: 'body_too_large', error: BODY_TOO_LARGE };
  if (status === 416) {
    return { code: 'range_not_satisfiable', error: 'The file has no such range.' };
  }
  if (status === 503) {
    return { code: 'unavailable', error: 'Please try again shortly.', retryAfter: RETRY_AFTER };
  }
  // Other 4xx errors of plugins are also client errors.
  if (status > 400 && status < 500)
    return { code: 'invalid_request', error: 'The request is not valid.' };
  return { code: 'internal_error', error: 'Something went wrong on our side.' };
}

const TOO_SLOW: ErrorAnswer = { code: 'request_timeout', error: 'The request came too slowly.' };

/** Whether the request timed out because its body has not fully arrived. */
function isStillComing(error: FastifyError, request: FastifyRequest): boolean {
  return error.code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete;
}

/** Sends an error as JSON. Logs errors with a 5xx status. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { retryAfter, ...answer } = isStillComing(error, request)
    ? { ...TOO_SLOW, retryAfter: undefined }
    : describeError(error);
  const status = ERROR_STATUS[answer.code];
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // The rest of the body is not read.
  if (!request.raw.complete) reply.header('connection', 'close');
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .removeHeader('content-encoding')
    .removeHeader('etag')
    .send(JSON.stringify(answer));
}

/** Headers of a response after which the connection is closed. */
const LAST_ANSWER_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
};

/** Answers a request that is not valid HTTP, or too slow, on the raw socket. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, text, answer]: readonly [number, string, ErrorAnswer] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? [408, 'Request Timeout', TOO_SLOW]
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? [
            431,
            'Request Header Fields Too Large',
            { code: 'invalid_request', error: HEADERS_TOO_LARGE },
          ]
        : [
            400,
            'Bad Request',
            { code: 'invalid_request', error: 'This is not a valid HTTP request.' },
          ];
  const body = JSON.stringify(answer);
  const headers = Object.entries({
    ...LAST_ANSWER_HEADERS,
    'content-length': String(Buffer.byteLength(body)),
  });
  socket.end(
    `HTTP/1.1 ${status} ${text}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
}

/** Answers what Node would answer without our headers or not at all: CONNECT and unknown `Expect:` values. */
export function refuseUnsupportedRequests(server: Server): void {
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    answerBrokenRequest(new Error('CONNECT'), socket);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const answer: ErrorAnswer = {
      code: 'invalid_request',
      error: 'No expectation but 100-continue can be met.',
    };
    response.writeHead(417, LAST_ANSWER_HEADERS).end(JSON.stringify(answer));
  });
}
