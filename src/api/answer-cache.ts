import { LeastRecentlyUsed } from '#services/least-recently-used.ts';
import type { JsonPieces } from './matched-json.ts';

/** An answer to a search that depends on nothing but the search and the catalogue's version. */
export interface CachedAnswer extends JsonPieces {
  readonly total: number;
}

/** Bytes kept, not counting the products' own, which lie on the shelf anyway. */
const BOUND = 8 * 1024 * 1024;
/** What an entry costs besides its bytes. */
const OVERHEAD = 1_000;

/** The answers to the last searches on the current catalogue. A new version forgets them all. */
export class AnswerCache {
  readonly #answers = new LeastRecentlyUsed<string, CachedAnswer>(
    BOUND,
    ({ pieces, ownBytes }) => ownBytes + pieces.length * 100 + OVERHEAD,
  );
  #version = -1;

  async get(
    key: string,
    version: number,
    make: () => Promise<CachedAnswer>,
  ): Promise<CachedAnswer> {
    if (version !== this.#version) {
      this.#answers.clear();
      this.#version = version;
    }
    const kept = this.#answers.get(key);
    if (kept !== undefined) return kept;
    const made = await make();
    if (version === this.#version) this.#answers.set(key, made);
    return made;
  }
}
