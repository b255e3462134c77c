import { LRUCache } from 'lru-cache';
import { chooseFields, type WantedFields } from '#contract/fields.ts';
import { readProducts } from '#database/products/products.ts';
import type { Database } from '#database/connection/open-database.ts';
import { MAX_ROW_ID } from '#domain/max-row-id.ts';
import type { Product } from '#domain/product/product.ts';
import type { PackedTexts } from './packed-texts.ts';

/** Products per piece of a streamed response. Each slow client keeps one or two pieces in memory. */
export const CHUNK = 20;

/** A product and its JSON bytes, which are copied into responses. Each is made from the other on first use. */
export class StoredProduct {
  #json: Buffer | undefined;
  #product: Product | undefined;
  #chosen: { readonly wanted: WantedFields; readonly json: Buffer } | undefined;

  constructor(from: { readonly json: Buffer } | { readonly product: Product }) {
    if ('json' in from) this.#json = from.json;
    else this.#product = from.product;
  }

  get json(): Buffer {
    return (this.#json ??= Buffer.from(JSON.stringify(this.#product)));
  }

  get product(): Product {
    if (this.#product === undefined) {
      this.#product = JSON.parse(this.json.toString()) as Product;
      // Releases the 16 KB buffer that holds the JSON: whole documents are needed less often than products.
      this.#json = undefined;
    }
    return this.#product;
  }

  /** Returns the JSON bytes of the wanted fields, cached for the last list of fields (docs/decisions/speed.md). */
  chosenJson(wanted: WantedFields): Buffer {
    if (this.#chosen?.wanted !== wanted) {
      const text = JSON.stringify(chooseFields(this.product, wanted));
      // Bytes of its own: `Buffer.from` would keep a piece of 64 KB in memory as long as one card of it.
      const json = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
      json.write(text);
      this.#chosen = { wanted, json };
    }
    return this.#chosen.json;
  }
}

/** The product documents of one catalogue version. */
export interface ProductStore {
  /**
   * Returns products by id, in the given order. Unknown ids are left out. The id of a duplicate gives the product shown
   * in its place.
   */
  take(ids: readonly number[]): Promise<readonly StoredProduct[]>;
  /** Like `take`, but without caching: a walk over the whole catalogue would evict popular products. */
  takeUncached(ids: readonly number[]): Promise<readonly StoredProduct[]>;
  /** Whether all documents are in memory, so that no read can fail. */
  readonly inMemory: boolean;
}

/** The most products cached as objects, about 15 KB each. */
const MAX_CACHED = 1_000;

/** Keeps all documents in memory, as bytes. Reads work while the database is unavailable. */
export function memoryStore(
  texts: PackedTexts,
  aliases: ReadonlyMap<number, number>,
): ProductStore {
  const cache = new LRUCache<number, StoredProduct>({ max: MAX_CACHED });
  const find = (id: number): StoredProduct | undefined => {
    const stored = cache.get(id);
    if (stored !== undefined) return stored;
    const json = texts.get(id);
    return json === undefined ? undefined : new StoredProduct({ json });
  };
  const own = (id: number) => (texts.has(id) ? id : (aliases.get(id) ?? id));
  return {
    inMemory: true,
    async take(ids) {
      return ids.map(own).flatMap((id) => {
        const found = find(id);
        if (found !== undefined) cache.set(id, found);
        return found ?? [];
      });
    },
    async takeUncached(ids) {
      return ids.map(own).flatMap((id) => find(id) ?? []);
    },
  };
}

/** Keeps documents in the database and caches the most recently used ones. */
export function databaseStore(
  database: Database,
  aliases: ReadonlyMap<number, number>,
): ProductStore {
  const cache = new LRUCache<number, StoredProduct>({ max: MAX_CACHED });
  async function find(asked: readonly number[], keep: boolean): Promise<readonly StoredProduct[]> {
    const ids = asked.filter((id) => id > 0 && id <= MAX_ROW_ID).map((id) => aliases.get(id) ?? id);
    const found = new Map<number, StoredProduct>();
    const missing: number[] = [];
    for (const id of new Set(ids)) {
      const stored = cache.get(id);
      if (stored === undefined) missing.push(id);
      else found.set(id, stored);
    }
    if (missing.length > 0) {
      for (const product of await readProducts(database, missing)) {
        const stored = new StoredProduct({ product });
        if (keep) cache.set(product.id, stored);
        found.set(product.id, stored);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }
  return {
    inMemory: false,
    take: (ids) => find(ids, true),
    takeUncached: (ids) => find(ids, false),
  };
}
