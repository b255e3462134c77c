import type { SourceRecord } from '#domain/product/record/source-record.ts';

/**
 * Limits in bytes. No real label comes near them. An operator's decision refers to the record by name, and PostgreSQL's
 * indexes accept keys of up to 2,704 bytes.
 */
const MAX_BYTES = { record: 300, productKey: 400, name: 400, brand: 200, flavor: 200 } as const;
/** Limit of a whole record, in characters. The longest ingredient texts of the sources have 4,000. */
const LONGEST_RECORD = 50_000;

/** Bytes in the normalized form that names are compared in: NFKD writes an accented letter as several characters. */
function bytesOf(text: string | null): number {
  return Buffer.byteLength((text ?? '').normalize('NFKD'));
}

/** Returns why a record is too large to be a real product; null if it is not. */
export function objectToSize(record: SourceRecord): string | null {
  for (const [field, most] of Object.entries(MAX_BYTES)) {
    if (bytesOf(record[field as keyof typeof MAX_BYTES]) > most) {
      return `${field === 'productKey' ? 'the names together' : field} longer than ${most} bytes`;
    }
  }
  const { length } = JSON.stringify(record);
  return length > LONGEST_RECORD ? `longer than ${LONGEST_RECORD} characters` : null;
}
