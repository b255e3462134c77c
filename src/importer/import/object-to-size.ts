import type { SourceRecord } from '#domain/product/record/source-record.ts';

/** Bytes: no label comes near, an operator's decision names the record, and PostgreSQL's indexes take keys of 2,704. */
const MOST_BYTES = { record: 300, productKey: 400, name: 400, brand: 200, flavor: 200 } as const;
/** Characters of a whole record. The longest ingredient texts of the sources have 4,000. */
const LONGEST_RECORD = 50_000;

/** Bytes in the form in which names are compared: NFKD writes an accented letter as several characters. */
function bytesOf(text: string | null): number {
  return Buffer.byteLength((text ?? '').normalize('NFKD'));
}

/** Why a record is too large to be a real product, or null. */
export function objectToSize(record: SourceRecord): string | null {
  for (const [field, most] of Object.entries(MOST_BYTES)) {
    if (bytesOf(record[field as keyof typeof MOST_BYTES]) > most) {
      return `${field === 'productKey' ? 'the names together' : field} longer than ${most} bytes`;
    }
  }
  const { length } = JSON.stringify(record);
  return length > LONGEST_RECORD ? `longer than ${LONGEST_RECORD} characters` : null;
}
