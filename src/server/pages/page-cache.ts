import { createHash } from 'node:crypto';
import { EncodedBody } from '#api/encoded-body.ts';
import { LeastRecentlyUsed } from '#services/least-recently-used.ts';
import type { RenderedPage } from './page-renderer.ts';

/** A rendered page, ready to send in each encoding. */
export class CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: EncodedBody;

  constructor(page: RenderedPage, onResize: () => void) {
    const plain = Buffer.from(page.body);
    this.status = page.status;
    this.headers = page.headers;
    this.body = new EncodedBody(plain, onResize);
    this.etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  }
}

/** Bytes of bodies that are kept: some two hundred pages as written, fifteen hundred as browsers ask for them. */
const BOUND = 16 * 1024 * 1024;

/** Only what a visitor may repeat is kept: pages that exist, without anything of their own in them. */
function isKept(page: RenderedPage): boolean {
  return page.status === 200 && !('set-cookie' in page.headers);
}

/** Rendered pages of one catalogue version, by address: bounded, each rendered once even when asked for many times at once. */
export class PageCache {
  readonly #pages = new LeastRecentlyUsed<string, CachedPage>(BOUND, ({ body }) => body.weight);
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
        // Not the page itself: this function lives as long as what it keeps.
        const isWorthKeeping = isKept(page);
        const keep = () => {
          if (isWorthKeeping && version === this.#version) this.#pages.set(address, cached);
        };
        const cached: CachedPage = new CachedPage(page, keep);
        keep();
        return cached;
      })
      .finally(() => {
        if (this.#pending.get(address) === made) this.#pending.delete(address);
      });
    this.#pending.set(address, made);
    return made;
  }
}
