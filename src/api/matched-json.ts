import type { ShelvedProduct } from '#services/product/product-shelf.ts';
import type { MatchedShelvedProduct } from '#services/search/search-proteins.ts';

const COMMA = Buffer.from(',');
const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');

/** JSON objects with commas between them: the inside of a list. */
function separated(objects: readonly (readonly Buffer[])[]): Buffer[] {
  return objects.flatMap((pieces, place) => (place === 0 ? pieces : [COMMA, ...pieces]));
}

/** A product followed by its match in one object: only the match is serialised anew. */
function matchedPieces({ shelved, match, variants }: MatchedShelvedProduct): readonly Buffer[] {
  return [shelved.openJson, Buffer.from(`,${JSON.stringify({ ...match, variants }).slice(1)}`)];
}

/** A JSON list of products, copied together. */
export function productsJson(products: readonly ShelvedProduct[]): Buffer {
  return Buffer.concat([OPEN, ...separated(products.map(({ json }) => [json])), CLOSE]);
}

/** A JSON list of products with their matches. */
export function matchedProductsJson(items: readonly MatchedShelvedProduct[]): Buffer {
  return Buffer.concat([OPEN, ...separated(items.map(matchedPieces)), CLOSE]);
}

/** One JSON list of all items of all chunks, a piece for each chunk; `write` gives the list of one chunk. */
export async function* streamList<T>(
  chunks: AsyncIterable<readonly T[]>,
  write: (items: readonly T[]) => Buffer,
): AsyncGenerator<Buffer> {
  let opening = OPEN;
  for await (const items of chunks) {
    // The brackets of each chunk's own list give way to those of the whole.
    yield Buffer.concat([opening, write(items).subarray(1, -1)]);
    opening = COMMA;
  }
  yield opening === OPEN ? Buffer.from('[]') : CLOSE;
}
