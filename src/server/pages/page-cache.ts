import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compressForCache } from '#api/answers/compression.ts';
import type { RenderedPage } from './page-renderer.ts';

/** A rendered page, ready to send. Its body is brotli-compressed: a fifth of the size, and accepted by browsers. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly brotli: Buffer;
}

/** A reused buffer in which pages are encoded before hashing and compression. Longer pages get their own. */
const scratch = Buffer.allocUnsafeSlow(512 * 1024);

/** UTF-8 takes at most three bytes per code unit. */
function bytesOf(text: string): Buffer {
  if (3 * text.length > scratch.length) return Buffer.from(text);
  return scratch.subarray(0, scratch.write(text));
}

function prepare({ status, headers, body }: RenderedPage): CachedPage {
  const plain = bytesOf(body);
  const etag = `"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;
  return { status, headers, etag, brotli: compressForCache(plain) };
}

/** The most bytes of cached bodies: about 1,300 product pages. */
const MAX_BYTES = 16 * 1024 * 1024;
/**
 * The most pages that are rendered at the same time: one or two seconds of work. Without a limit, 8,000 requests at
 * once were all answered too late, and for minutes nobody else's in time.
 */
const MAX_PENDING = 200;

function isCacheable(page: RenderedPage): boolean {
  return page.status === 200 && !('set-cookie' in page.headers);
}

/** A bounded cache of rendered pages of one catalogue version, by URL. Concurrent requests share one rendering. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #pending = new Map<string, Promise<CachedPage | null>>();
  #version = -1;

  constructor(maxSize = MAX_BYTES) {
    this.#pages = new LRUCache({ maxSize, sizeCalculation: ({ brotli }) => brotli.length });
  }

  /**
   * Returns the page of a URL at a catalogue version, and calls `render` on a miss; null if that renders none, or if too
   * many pages are being rendered already.
   */
  get(
    address: string,
    version: number,
    render: () => Promise<RenderedPage | null>,
  ): Promise<CachedPage | null> {
    if (version !== this.#version) {
      this.#pages.clear();
      this.#pending.clear();
      this.#version = version;
    }
    const hit = this.#pages.get(address);
    if (hit !== undefined) return Promise.resolve(hit);
    const pending = this.#pending.get(address);
    if (pending !== undefined) return pending;
    if (this.#pending.size >= MAX_PENDING) return Promise.resolve(null);
    const made = render()
      .then((page) => {
        if (page === null) return null;
        const cached = prepare(page);
        if (isCacheable(page) && version === this.#version) this.#pages.set(address, cached);
        return cached;
      })
      .finally(() => {
        if (this.#pending.get(address) === made) this.#pending.delete(address);
      });
    this.#pending.set(address, made);
    return made;
  }
}
