import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bodies below this size are not worth compressing. */
const WORTH_COMPRESSING = 1_024;

/** Quality 5 of brotli: a tenth of the time of 11, a tenth more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A body that is sent more than once, compressed once an encoding. */
export class EncodedBody {
  readonly plain: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  /** Bytes it holds in memory, compressed forms reckoned at their usual share. */
  get weight(): number {
    return Math.round(this.plain.length * 1.25) + 500;
  }

  /** The body in an encoding; null where it is not worth it. */
  encoded(encoding: Encoding): Promise<Buffer> | null {
    if (this.plain.length < WORTH_COMPRESSING) return null;
    let made = this.#compressed.get(encoding);
    if (made === undefined) {
      made = encoding === 'br' ? compressBrotli(this.plain, BROTLI) : compressGzip(this.plain);
      this.#compressed.set(encoding, made);
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
