import { LRUCache } from 'lru-cache';
import { readProducts } from '#database/products.ts';
import type { Database } from '#database/open-database.ts';
import type { Product } from '#domain/product/product.ts';

/** A product with its JSON as bytes, which are written when first asked for and then only copied into answers. */
export class ShelvedProduct {
  readonly product: Product;
  #json: Buffer | undefined;

  constructor(product: Product) {
    this.product = product;
  }

  /** The product as a JSON object. */
  get json(): Buffer {
    return (this.#json ??= Buffer.from(JSON.stringify(this.product)));
  }

  /** The same without its closing brace, for more fields to follow. */
  get openJson(): Buffer {
    return this.json.subarray(0, -1);
  }
}

/** Where the product documents of one catalogue version lie. */
export interface ProductShelf {
  /** Products by id, in the order asked; unknown ids are left out. Ids of duplicates answer with the product shown for them. */
  take(ids: readonly number[]): Promise<readonly ShelvedProduct[]>;
  /** Whether no reading can fail, because all documents are in memory. */
  readonly inMemory: boolean;
}

/** Largest id the products table can hold. */
const MAX_ID = 2_147_483_647;

/** All documents in memory: reads go on while the database is away. */
export function shelveInMemory(
  products: readonly Product[],
  aliases: ReadonlyMap<number, number>,
): ProductShelf {
  const shelf = new Map(products.map((product) => [product.id, new ShelvedProduct(product)]));
  return {
    inMemory: true,
    async take(ids) {
      return ids.flatMap((id) => {
        const found = shelf.get(id) ?? shelf.get(aliases.get(id) ?? id);
        return found === undefined ? [] : [found];
      });
    },
  };
}

/** Documents in the database, the most recently used `bound` of them kept. */
export function shelveInDatabase(
  database: Database,
  aliases: ReadonlyMap<number, number>,
  bound: number,
): ProductShelf {
  const kept = new LRUCache<number, ShelvedProduct>({ max: bound });
  return {
    inMemory: false,
    async take(asked) {
      const ids = asked.filter((id) => id > 0 && id <= MAX_ID).map((id) => aliases.get(id) ?? id);
      const found = new Map<number, ShelvedProduct>();
      const missing: number[] = [];
      for (const id of new Set(ids)) {
        const shelved = kept.get(id);
        if (shelved === undefined) missing.push(id);
        else found.set(id, shelved);
      }
      if (missing.length > 0) {
        for (const product of await readProducts(database, missing)) {
          const shelved = new ShelvedProduct(product);
          kept.set(product.id, shelved);
          found.set(product.id, shelved);
        }
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  };
}
