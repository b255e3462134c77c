import type { MatchedPage } from '#services/search-proteins.ts';
import type { ShelvedProduct } from '#services/product-shelf.ts';

const COMMA = Buffer.from(',');
const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');

/** The items with commas between them. */
export function joined(items: readonly Buffer[]): Buffer[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item]));
}

/** A JSON list of products, copied together. */
export function productsJson(products: readonly ShelvedProduct[]): Buffer {
  return Buffer.concat([OPEN, ...joined(products.map(({ json }) => json)), CLOSE]);
}

/** JSON in pieces that are sent one after the other. The products' own pieces are shared with the shelf. */
export interface JsonPieces {
  readonly pieces: readonly Buffer[];
  /** Bytes that only these pieces hold. */
  readonly ownBytes: number;
}

/** A JSON list of products with their matches: only the matches are serialised anew. */
export function matchedProductsJson(items: MatchedPage['items']): JsonPieces {
  const pieces: Buffer[] = [OPEN];
  let ownBytes = 0;
  for (const { shelved, match } of items) {
    const fields = Buffer.from(`,${JSON.stringify(match).slice(1)}`);
    if (pieces.length > 1) pieces.push(COMMA);
    pieces.push(shelved.openJson, fields);
    ownBytes += fields.length;
  }
  pieces.push(CLOSE);
  return { pieces, ownBytes };
}
