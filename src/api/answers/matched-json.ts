import { LRUCache } from 'lru-cache';
import { readFields, type WantedFields } from '#contract/fields.ts';
import type { StoredProduct } from '#services/snapshot/product-store.ts';
import type { MatchedStoredProduct } from '#services/search/search-proteins.ts';

const COMMA = Buffer.from(',');
const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');

const lists = new LRUCache<string, WantedFields>({ max: 50 });

/** Parses the `fields` parameter of a query. Null if it is absent. The same text gives the same object. */
export function wantedFields(fields: string | undefined): WantedFields | null {
  if (fields === undefined) return null;
  const known = lists.get(fields);
  if (known !== undefined) return known;
  const wanted = readFields(fields);
  if (wanted !== null) lists.set(fields, wanted);
  return wanted;
}

/** Joins JSON objects into a JSON list. */
function listOf(objects: readonly (readonly Buffer[])[]): Buffer {
  const pieces = objects.flatMap((each, place) => (place === 0 ? each : [COMMA, ...each]));
  return Buffer.concat([OPEN, ...pieces, CLOSE]);
}

/** The fields of a match as JSON without the opening brace, to follow other fields. */
const moreFields = ({ match, variants }: MatchedStoredProduct): string =>
  JSON.stringify(variants === undefined ? match : { ...match, variants }).slice(1);

const jsonOf = (stored: StoredProduct, wanted: WantedFields | null): Buffer =>
  wanted === null ? stored.json : stored.chosenJson(wanted);

/** A JSON list of products, each copied as stored, or only with the wanted fields. */
export function productsJson(
  products: readonly StoredProduct[],
  wanted: WantedFields | null = null,
): Buffer {
  return listOf(products.map((stored) => [jsonOf(stored, wanted)]));
}

/**
 * A JSON list of products with their matches. Products have only the wanted fields. Only the match is serialized for
 * each response.
 */
export function matchedProductsJson(
  items: readonly MatchedStoredProduct[],
  wanted: WantedFields | null = null,
): Buffer {
  return listOf(
    items.map((item) => {
      const own = jsonOf(item.stored, wanted).subarray(0, -1);
      // The wanted fields may leave nothing of the product.
      const comma = own.length > 1 ? ',' : '';
      return [own, Buffer.from(comma + moreFields(item))];
    }),
  );
}

/** Yields one JSON list of all items of all chunks, one piece per chunk. `write` returns the JSON list of one chunk. */
export async function* streamList<T>(
  chunks: AsyncIterable<readonly T[]>,
  write: (items: readonly T[]) => Buffer,
): AsyncGenerator<Buffer> {
  let opening = OPEN;
  for await (const items of chunks) {
    // Replaces the brackets of each chunk's list by those of the whole list.
    yield Buffer.concat([opening, write(items).subarray(1, -1)]);
    opening = COMMA;
  }
  yield opening === OPEN ? Buffer.from('[]') : CLOSE;
}
