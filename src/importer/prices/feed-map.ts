import { readFileSync } from 'node:fs';
import type { FeedFields } from '#domain/retailers/feed-offer.ts';
import { ImportFileError } from '../rows/read-lines.ts';

/** The format of a retailer's feed, and the meaning of its fields. */
export type FeedMap = {
  readonly fields: FeedFields;
  /** ISO 4217 code for feeds whose rows name no currency; null if they do. */
  readonly currency: string | null;
} & (
  | { readonly format: 'csv'; readonly separator: ',' | '\t' | ';' | '|' }
  | { readonly format: 'xml'; readonly item: string }
);

const FIELDS = [
  'id',
  'gtin',
  'name',
  'brand',
  'flavor',
  'size',
  'price',
  'currency',
  'link',
  'availability',
];
const SEPARATORS = [',', '\t', ';', '|'] as const;

/** Reads a map from its JSON file. Throws `ImportFileError` if the map is invalid. */
export function readFeedMap(file: string): FeedMap {
  const fail = (problem: string): never => {
    throw new ImportFileError(file, 1, problem);
  };
  let map: Readonly<Record<string, unknown>> = {};
  try {
    map = JSON.parse(readFileSync(file, 'utf8')) as typeof map;
  } catch (error) {
    fail(`cannot be read as JSON (${(error as Error).message})`);
  }
  const fields = (map['fields'] ?? {}) as FeedFields;
  const unknown = Object.keys(fields).filter((key) => !FIELDS.includes(key));
  if (unknown.length > 0) fail(`"fields" knows ${FIELDS.join(', ')}, not ${unknown.join(', ')}`);
  for (const key of ['name', 'price', 'link'] as const)
    if (typeof fields[key] !== 'string') fail(`"fields" must say which field holds the ${key}`);
  const currency = typeof map['currency'] === 'string' ? map['currency'] : null;
  if (currency !== null && !/^[A-Z]{3}$/.test(currency))
    fail('"currency" must be one such as "EUR"');
  if (map['format'] === 'xml') {
    const item = map['item'];
    return typeof item === 'string' && item !== ''
      ? { format: 'xml', item, fields, currency }
      : fail('"item" must name the element of an offer, such as "item"');
  }
  const separator = SEPARATORS.find((each) => each === (map['separator'] ?? ','));
  if (map['format'] !== 'csv' || separator === undefined)
    return fail('"format" must be "csv" (with "separator" , ; | or tab) or "xml" (with "item")');
  return { format: 'csv', separator, fields, currency };
}
