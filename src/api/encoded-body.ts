import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bodies below this size are not worth compressing. */
const WORTH_COMPRESSING = 1_024;

/**
 * Brotli's quality for a body of a length. Someone waits while pages and answers are compressed: 4 takes half the time
 * of 5 for a fourteenth more bytes. Large pages are few, and arrive in one round trip less below 13.5 KB.
 */
const brotliQuality = (length: number) => (length < 96 * 1024 ? 4 : 6);

/** 256 KB for brotli to look back over: more than a page has, and less memory than its default of 4 MB. */
const BROTLI_WINDOW_BITS = 18;

/** The same bytes with no room behind them: zlib and the pool of small buffers hand out parts of 64 KB. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/**
 * A body that is sent more than once, compressed once an encoding. Once it is there as brotli, which every browser
 * takes, the plain form is let go; who asks for that later has it unpacked, and kept from then on.
 */
export class EncodedBody {
  #plain: Buffer | null;
  #brotli: Buffer | null = null;
  #gzipLength = 0;
  readonly #length: number;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  readonly #onResize: () => void;

  /** `onResize` is told when the body has come to weigh more or less. */
  constructor(plain: Buffer, onResize: () => void = () => undefined) {
    this.#plain = plain;
    this.#length = plain.length;
    this.#onResize = onResize;
  }

  get plain(): Buffer {
    if (this.#plain !== null) return this.#plain;
    if (this.#brotli === null) throw new Error('A body has neither of its forms.');
    this.#plain = exactly(brotliDecompressSync(this.#brotli));
    this.#onResize();
    return this.#plain;
  }

  /** Bytes it holds in memory. */
  get weight(): number {
    return (this.#plain?.length ?? 0) + (this.#brotli?.length ?? 0) + this.#gzipLength + 500;
  }

  /** The body in an encoding; null where it is not worth it. */
  encoded(encoding: Encoding): Promise<Buffer> | null {
    if (this.#length < WORTH_COMPRESSING) return null;
    let made = this.#compressed.get(encoding);
    if (made === undefined) {
      made = encoding === 'br' ? this.#toBrotli() : this.#toGzip();
      this.#compressed.set(encoding, made);
    }
    return made;
  }

  async #toBrotli(): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality(this.#length),
      [constants.BROTLI_PARAM_SIZE_HINT]: this.#length,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    };
    this.#brotli = exactly(await compressBrotli(this.plain, { params }));
    this.#plain = null;
    this.#onResize();
    return this.#brotli;
  }

  async #toGzip(): Promise<Buffer> {
    const made = exactly(await compressGzip(this.plain));
    this.#gzipLength = made.length;
    this.#onResize();
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
