import { LeastRecentlyUsed } from '#services/least-recently-used.ts';
import { EncodedBody } from './encoded-body.ts';

/** An answer to a search that depends on nothing but the search and the catalogue's version. */
export interface SearchAnswer {
  readonly json: Buffer;
  readonly total: number;
}

export interface CachedAnswer {
  readonly body: EncodedBody;
  readonly total: number;
}

/** Bytes kept: eighty pages of results as written, some five hundred compressed. */
const BOUND = 8 * 1024 * 1024;

/** Searches of which it is remembered that they were asked. */
const REMEMBERED = 1_000;

/**
 * The answers to searches on the current catalogue, kept from the second time on that one is asked: most are asked
 * once, and memory that is held for a while costs the collector more than making an answer (docs/decisions/0147). A new
 * version forgets them all.
 */
export class AnswerCache {
  readonly #asked = new LeastRecentlyUsed<string, true>(REMEMBERED);
  readonly #answers = new LeastRecentlyUsed<string, CachedAnswer>(BOUND, ({ body }) => body.weight);
  #version = -1;

  /** The answer under `key` at a version of the catalogue; `make` makes it where it is not kept. */
  async get(
    key: string,
    version: number,
    make: () => Promise<SearchAnswer>,
  ): Promise<CachedAnswer> {
    if (version !== this.#version) {
      this.#answers.clear();
      this.#asked.clear();
      this.#version = version;
    }
    const kept = this.#answers.get(key);
    if (kept !== undefined) return kept;
    const isAskedAgain = this.#asked.get(key) === true;
    this.#asked.set(key, true);
    const { json, total } = await make();
    const keep = () => {
      if (isAskedAgain && version === this.#version) this.#answers.set(key, made);
    };
    const made: CachedAnswer = { body: new EncodedBody(json, keep), total };
    keep();
    return made;
  }
}
