import type { MatchedPage, MatchedParts } from '#services/search/search-proteins.ts';
import type { ShelvedProduct } from '#services/product/product-shelf.ts';

const COMMA = Buffer.from(',');
const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');

/** A JSON list of products, copied together. */
export function productsJson(products: readonly ShelvedProduct[]): Buffer {
  const pieces: Buffer[] = [OPEN];
  for (const { json } of products) {
    if (pieces.length > 1) pieces.push(COMMA);
    pieces.push(json);
  }
  pieces.push(CLOSE);
  return Buffer.concat(pieces);
}

/** A JSON list of products with their matches: only the matches are serialised anew. */
export function matchedProductsJson(items: MatchedPage['items']): Buffer {
  const pieces: Buffer[] = [OPEN];
  for (const { shelved, match } of items) {
    if (pieces.length > 1) pieces.push(COMMA);
    pieces.push(shelved.openJson, Buffer.from(`,${JSON.stringify(match).slice(1)}`));
  }
  pieces.push(CLOSE);
  return Buffer.concat(pieces);
}

/** The same list, written as its parts are taken. */
export async function* matchedPartsJson(parts: MatchedParts['parts']): AsyncGenerator<Buffer> {
  let opening = OPEN;
  for await (const items of parts) {
    // The brackets of each part's own list give way to those of the whole.
    yield Buffer.concat([opening, matchedProductsJson(items).subarray(1, -1)]);
    opening = COMMA;
  }
  yield opening === OPEN ? Buffer.from('[]') : CLOSE;
}
