import { chooseFields, type WantedFields } from '#contract/fields.ts';
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

/** A product as JSON: whole, copied from its shelf; or the wanted fields of it. */
export function productJson({ json, product }: ShelvedProduct, wanted: WantedFields | null) {
  return wanted === null ? json : Buffer.from(JSON.stringify(chooseFields(product, wanted)));
}

/** A JSON list of products, each whole or the wanted fields of it. */
export function productsJson(
  products: readonly ShelvedProduct[],
  wanted: WantedFields | null = null,
): Buffer {
  const pieces = separated(products.map((shelved) => [productJson(shelved, wanted)]));
  return Buffer.concat([OPEN, ...pieces, CLOSE]);
}

/** A JSON list of products with their matches; of the products only the wanted fields. */
export function matchedProductsJson(
  items: readonly MatchedShelvedProduct[],
  wanted: WantedFields | null = null,
): Buffer {
  if (wanted === null) return Buffer.concat([OPEN, ...separated(items.map(matchedPieces)), CLOSE]);
  const chosen = items.map(({ shelved, match, variants }) => ({
    ...(chooseFields(shelved.product, wanted) as object),
    ...match,
    variants,
  }));
  return Buffer.from(JSON.stringify(chosen));
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
