import fc from 'fast-check';
import type { ApiDocument, Operation, Schema } from './api-document.ts';
import { jsonOf } from './arbitrary-json.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import {
  EXTRA_QUERY,
  ODD_ENCODINGS,
  ODD_HEADERS,
  ODD_MEDIA_TYPES,
  ODD_NUMBERS,
} from './odd-requests.ts';

/** A request to one operation, ready to be written to a socket. */
export interface GeneratedRequest {
  readonly method: string;
  /** The request target as it is sent, percent-encoded or not. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | null;
  /** Whether it is sent with the operator's session. */
  readonly session: boolean;
  /** Whether the body is sent in chunks. */
  readonly chunked: boolean;
}

/** Existing values, so that some requests have an effect. */
export interface RequestExamples {
  /** By name of a path or query parameter. */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  /** By operation, such as `POST /api/proteins/by-ids`. */
  readonly bodies: Readonly<Record<string, readonly string[]>>;
  /** Query parameters that are never sent, as name and value: `online=true`. */
  readonly never: readonly string[];
}

/** Encodes a lone surrogate as bytes that are invalid UTF-8. */
function percentEncode(text: string): string {
  return Array.from(text)
    .map((character) =>
      /^[\ud800-\udfff]$/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character),
    )
    .join('');
}

/** What a target may contain unencoded: no spaces or line ends, which would end it; bytes above 127 as Latin-1. */
const rawTargetText = (text: string) =>
  Buffer.from(text.replaceAll(/[\s\p{Cc}#?&/]/gu, '')).toString('latin1');

function parameterValue(name: string, schema: Schema, examples: RequestExamples) {
  const known = examples.parameters[name] ?? [];
  const words = (schema.enum ?? []).map(String);
  const edges = [schema.minimum, schema.maximum].flatMap((edge) =>
    edge === undefined ? [] : [String(edge), String(edge + 1), String(edge - 1)],
  );
  const good = [...known, ...words, ...edges];
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return fc.oneof(
    {
      weight: 8,
      arbitrary: good.length > 0 ? fc.constantFrom(...good) : fc.constantFrom('whey', 'a', 'soy'),
    },
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map(percentEncode) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map(rawTargetText) },
    { weight: 2, arbitrary: fc.constantFrom(...ODD_ENCODINGS) },
    {
      weight: isNumber ? 4 : 1,
      arbitrary: fc.constantFrom(...ODD_NUMBERS).map((text) => percentEncode(text)),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map(percentEncode) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(schema.maxLength ?? 200, (schema.maxLength ?? 200) + 1, 499, 501, 2_000)
        .map((length) => 'x'.repeat(length)),
    },
  );
}

function queryOf(operation: Operation, examples: RequestExamples): fc.Arbitrary<string> {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const each = parameters.map(({ name, schema }) =>
    fc
      .option(parameterValue(name, schema, examples), {
        nil: null,
        freq: name === 'limit' ? 12 : 2,
      })
      .map((value) => (value === null ? [] : [value]))
      .chain((values) =>
        fc
          .constantFrom(name, name, name, name, name, name, name, `${name}[]`, name.toUpperCase())
          .map((key) => values.map((value) => `${key}=${value}`)),
      ),
  );
  const twice =
    parameters[0] === undefined ? '' : `${parameters[0].name}=1&${parameters[0].name}=2`;
  return fc
    .tuple(
      fc.tuple(...each),
      fc.oneof(
        { weight: 12, arbitrary: fc.constant('') },
        { weight: 2, arbitrary: fc.constantFrom(...EXTRA_QUERY) },
        { weight: 1, arbitrary: fc.constant(twice) },
      ),
    )
    .map(([pairs, extra]) => {
      const query = [...pairs.flat(), extra].filter(
        (part) => part !== '' && !examples.never.includes(part),
      );
      return query.length === 0 ? '' : `?${query.join('&')}`;
    });
}

function targetOf(path: string, operation: Operation, examples: RequestExamples) {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
  const values = parameters.map(({ name, schema }) =>
    // An unencoded slash or question mark would address another operation.
    parameterValue(name, schema, examples).map((value) => value.replaceAll(/[/?#]/g, '')),
  );
  return fc.tuple(fc.tuple(...values), queryOf(operation, examples)).map(([list, query]) => {
    const filled = parameters.reduce(
      (target, { name }, index) => target.replace(`{${name}}`, () => list[index] ?? ''),
      path,
    );
    return filled + query;
  });
}

const JSON_TYPE = 'application/json';

const mediaType = fc.oneof(
  { weight: 14, arbitrary: fc.constant<string | null>(JSON_TYPE) },
  { weight: 4, arbitrary: fc.constantFrom<(string | null)[]>(...ODD_MEDIA_TYPES, null) },
);

/** Generates requests to one operation: valid, at limits, of wrong types, with extra and missing parts, and hostile. */
export function arbitraryRequest(
  document: ApiDocument,
  { method, path }: { readonly method: string; readonly path: string },
  examples: RequestExamples,
): fc.Arbitrary<GeneratedRequest> {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${path} is not described`);
  const schema = operation.requestBody?.content[JSON_TYPE]?.schema;
  const made = jsonOf(document).body(schema ?? {}, examples.bodies[`${method} ${path}`]);
  const body =
    schema === undefined
      ? fc.option(made, { nil: null, freq: 1 })
      : fc.option(made, { nil: null, freq: 30 });
  const bodyless = schema === undefined;
  return fc
    .record({
      target: targetOf(path, operation, examples),
      body: bodyless ? fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, body) : body,
      mediaType,
      extra: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 2, arbitrary: fc.array(fc.constantFrom(...ODD_HEADERS), { maxLength: 3 }) },
      ),
      chunked: fc.oneof(
        { weight: 9, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
      visitor: fc.nat(0xff_ff_ff),
      session: operation.security === undefined ? fc.constant(false) : fc.boolean(),
    })
    .map(({ mediaType: type, extra, visitor, target, ...request }) => {
      const types: [string, string][] =
        request.body === null || type === null ? [] : [['content-type', type]];
      const address = [10, visitor >> 16, (visitor >> 8) & 255, visitor & 255].join('.');
      return {
        ...request,
        method,
        target,
        headers: [...types, ...extra, ['x-forwarded-for', address]],
      };
    });
}

/** Returns the request as bytes. `cookie` is the session's, sent if the request has one. */
export function writeRequest(request: GeneratedRequest, cookie: string | null): Buffer {
  const { method, target, headers, body, chunked } = request;
  const written = [`${method} ${target} HTTP/1.1`, 'host: 127.0.0.1'];
  for (const [name, value] of headers) written.push(`${name}: ${value}`);
  if (cookie !== null && request.session) written.push(`cookie: ${cookie}`);
  if (body === null) {
    if (method !== 'GET') written.push('content-length: 0');
    return Buffer.from(`${written.join('\r\n')}\r\n\r\n`, 'latin1');
  }
  written.push(chunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`);
  const head = Buffer.from(`${written.join('\r\n')}\r\n\r\n`, 'latin1');
  if (!chunked) return Buffer.concat([head, body]);
  const parts: Buffer[] = [head];
  const size = Math.max(1, Math.ceil(body.length / 3));
  for (let at = 0; at < body.length; at += size) {
    const part = body.subarray(at, at + size);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}
