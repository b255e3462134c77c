import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** The better of our two encodings that an `Accept-Encoding` header allows; null for neither. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = new Set<string>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
}

/** Quality of bodies that are cached; 4 takes 1.4 times the time for 6 % less. */
const CACHED_QUALITY = 2;
/** Quality of cached bodies that fit the first round trip with it: 12 to 16 % less for five times the time. */
const TIGHT_QUALITY = 5;
/** The most that it takes off. */
const MOST_TAKEN_OFF = 0.16;
/** Bytes of a body that come with the first round trip: ten segments (RFC 6928), less the headers of a page. */
const FIRST_ROUND_TRIP = 10 * 1_460 - 1_000;
/** Quality of bodies that are sent once: 90 KB of JSON become 9 in 0.16 ms; 4 takes three times that for 15 % less. */
const ONCE_QUALITY = 1;
/** 4 MB, the default and largest window that browsers take. */
const MOST_WINDOW_BITS = 22;

function brotliOptions({ length }: Buffer, quality: number) {
  // A window larger than the body costs as much memory again, and half of the time.
  const windowBits = Math.min(MOST_WINDOW_BITS, Math.max(16, 32 - Math.clz32(length)));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  };
}

/** Bodies within one round trip (150 ms on a phone) gain most from better compression. */
function savesRoundTrip({ length }: Buffer): boolean {
  return length > FIRST_ROUND_TRIP && length * (1 - MOST_TAKEN_OFF) <= FIRST_ROUND_TRIP;
}

/**
 * Compresses a body for a cache. The result is copied: zlib's may be a slice of a 64 KB buffer, all of which would stay in
 * memory with it.
 */
export function compressForCache(bytes: Buffer): Buffer {
  const quick = brotliCompressSync(bytes, brotliOptions(bytes, CACHED_QUALITY));
  const brotli = savesRoundTrip(quick)
    ? brotliCompressSync(bytes, brotliOptions(bytes, TIGHT_QUALITY))
    : quick;
  const own = Buffer.allocUnsafeSlow(brotli.length);
  brotli.copy(own);
  return own;
}

/** Compresses an answer that is sent once. Synchronous, as all here: the thread pool doubles the time. */
export function compressOnce(body: string | Buffer, encoding: Encoding): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return encoding === 'gzip'
    ? gzipSync(bytes, { level: 1 })
    : brotliCompressSync(bytes, brotliOptions(bytes, ONCE_QUALITY));
}

/** Sends a body cached as brotli; it is decompressed for clients that do not accept that. The content type is the caller's. */
export function sendBrotli(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): FastifyReply {
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  return acceptedEncoding(request.headers['accept-encoding']) === 'br'
    ? reply.header('content-encoding', 'br').send(body)
    : reply.send(brotliDecompressSync(body));
}
