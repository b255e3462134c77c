import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
} from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bodies below this size are not worth compressing. */
const WORTH_COMPRESSING = 1_024;

/** Takes less time than handing the work to another thread, for a fifth more bytes. */
const QUICK = 1;
/** A page below 13.5 KB arrives in one round trip less. */
const SMALL = 6;

/** 256 KB for brotli to look back over: more than a page has, and less memory than its default of 4 MB. */
const BROTLI_WINDOW_BITS = 18;

const brotliOptions = (quality: number, length: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
  },
});

/** The same bytes with no room behind them: zlib and the pool of small buffers hand out parts of 64 KB. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/**
 * A body that may be sent more than once. The first who takes brotli, as every browser does, waits for it, so that it is
 * made quickly; when it is asked for again, it is made once more, small, for those who come after
 * (docs/decisions/0146). Once it is there as brotli the plain form is let go; who asks for that later has it unpacked.
 */
export class EncodedBody {
  #plain: Buffer | null;
  #brotli: Buffer | null = null;
  #gzip: Promise<Buffer> | null = null;
  #gzipLength = 0;
  #isShrunk = false;
  readonly #length: number;
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
  encoded(encoding: Encoding): Buffer | Promise<Buffer> | null {
    if (this.#length < WORTH_COMPRESSING) return null;
    if (encoding === 'gzip') return (this.#gzip ??= this.#toGzip());
    if (this.#brotli === null) {
      this.#keepBrotli(brotliCompressSync(this.plain, brotliOptions(QUICK, this.#length)));
    } else if (!this.#isShrunk) {
      this.#isShrunk = true;
      compressBrotli(this.plain, brotliOptions(SMALL, this.#length)).then(
        (small) => this.#keepBrotli(small),
        () => undefined, // The quick form is as good.
      );
    }
    return this.#brotli;
  }

  #keepBrotli(made: Buffer): void {
    this.#brotli = exactly(made);
    this.#plain = null;
    this.#onResize();
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
