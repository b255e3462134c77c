import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { EncodedBody } from '#api/encoded-body.ts';
import type { RenderedPage } from './page-renderer.ts';

/** A rendered page, ready to send in each encoding. */
export class CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: EncodedBody;

  constructor(page: RenderedPage) {
    const plain = Buffer.from(page.body);
    this.status = page.status;
    this.headers = page.headers;
    this.body = new EncodedBody(plain);
    this.etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  }
}

/** Bytes of uncompressed bodies that are kept, some seven hundred product pages; with their compressed forms up to half as much again. */
const MOST_BYTES = 40 * 1024 * 1024;

/** Only what a visitor may repeat is kept: pages that exist, without anything of their own in them. */
function isKept(page: RenderedPage): boolean {
  return page.status === 200 && !('set-cookie' in page.headers);
}

/** Rendered pages of one catalogue version, by address: bounded, each rendered once even when asked for many times at once. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.plain.length),
  });
  readonly #pending = new Map<string, Promise<CachedPage>>();
  #version = -1;

  /** The page of an address at a version; `render` makes it where it is not kept. */
  get(address: string, version: number, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    if (version !== this.#version) {
      this.#pages.clear();
      this.#pending.clear();
      this.#version = version;
    }
    const kept = this.#pages.get(address);
    if (kept !== undefined) return Promise.resolve(kept);
    const pending = this.#pending.get(address);
    if (pending !== undefined) return pending;
    const made = render()
      .then((page) => {
        const cached = new CachedPage(page);
        if (isKept(page) && version === this.#version) this.#pages.set(address, cached);
        return cached;
      })
      .finally(() => {
        if (this.#pending.get(address) === made) this.#pending.delete(address);
      });
    this.#pending.set(address, made);
    return made;
  }
}
