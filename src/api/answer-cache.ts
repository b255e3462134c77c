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

/** The answers to the last searches on the current catalogue. A new version forgets them all. */
export class AnswerCache {
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
      this.#version = version;
    }
    const kept = this.#answers.get(key);
    if (kept !== undefined) return kept;
    const { json, total } = await make();
    const keep = () => {
      if (version === this.#version) this.#answers.set(key, made);
    };
    const made: CachedAnswer = { body: new EncodedBody(json, keep), total };
    keep();
    return made;
  }
}
