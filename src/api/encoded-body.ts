import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Bodies below this size are not worth compressing. */
const WORTH_COMPRESSING = 1_024;

/** The better of our two encodings that an `Accept-Encoding` header allows; null for neither. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = new Set<string>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
}

/** Compresses bytes in the thread pool. Quality 5 of brotli: a page of results is below 25 KB, which it is not with 4. */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes);
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** A body that is sent more than once: compressed once for each encoding that is asked for. */
export class EncodedBody {
  readonly plain: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  /** The body in an encoding; null where it is not worth it. */
  encoded(encoding: Encoding): Promise<Buffer> | null {
    if (this.plain.length < WORTH_COMPRESSING) return null;
    let made = this.#encoded.get(encoding);
    if (made === undefined) {
      made = compress(this.plain, encoding);
      this.#encoded.set(encoding, made);
    }
    return made;
  }
}

/** Sends a body in the best encoding the client takes. The content type is the caller's. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const compressed = encoding === null ? null : body.encoded(encoding);
  reply.header('vary', 'accept-encoding');
  if (encoding === null || compressed === null) return reply.send(body.plain);
  return reply.header('content-encoding', encoding).send(await compressed);
}
