import { LRUCache } from 'lru-cache';
import { readFields, type WantedFields } from '#contract/fields.ts';
import type { StoredProduct } from '#services/snapshot/product-store.ts';
import type { MatchedStoredProduct } from '#services/search/search-proteins.ts';

const COMMA = Buffer.from(',');
const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');

const lists = new LRUCache<string, WantedFields>({ max: 50 });

/** The requested `fields` of a query; the same object for the same text. */
export function wantedFields(fields: string | undefined): WantedFields | null {
  if (fields === undefined) return null;
  const known = lists.get(fields);
  if (known !== undefined) return known;
  const wanted = readFields(fields);
  if (wanted !== null) lists.set(fields, wanted);
  return wanted;
}

/** JSON objects with commas between them, in brackets. */
function listOf(objects: readonly (readonly Buffer[])[]): Buffer {
  const pieces = objects.flatMap((each, place) => (place === 0 ? each : [COMMA, ...each]));
  return Buffer.concat([OPEN, ...pieces, CLOSE]);
}

/** The fields of a match, after others: without the opening brace. */
const moreFields = ({ match, variants }: MatchedStoredProduct): string =>
  JSON.stringify(variants === undefined ? match : { ...match, variants }).slice(1);

const jsonOf = (stored: StoredProduct, wanted: WantedFields | null): Buffer =>
  wanted === null ? stored.json : stored.chosenJson(wanted);

/** A JSON list of products, each copied whole as it is stored or the wanted fields of it. */
export function productsJson(
  products: readonly StoredProduct[],
  wanted: WantedFields | null = null,
): Buffer {
  return listOf(products.map((stored) => [jsonOf(stored, wanted)]));
}

/** A JSON list of products with their matches; of the products only the wanted fields. Only the match is serialized for each answer. */
export function matchedProductsJson(
  items: readonly MatchedStoredProduct[],
  wanted: WantedFields | null = null,
): Buffer {
  return listOf(
    items.map((item) => {
      const own = jsonOf(item.stored, wanted).subarray(0, -1);
      // Of a product nothing may be wanted.
      const comma = own.length > 1 ? ',' : '';
      return [own, Buffer.from(comma + moreFields(item))];
    }),
  );
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
