import type { SourceRecord } from '#domain/product/record/source-record.ts';
import type { Row, RowReader } from '#importer/rows/record-fields.ts';

/** Returns the record that a reader makes of a row. Throws if it rejects the row. */
export function readRecord(reader: RowReader, row: Row): SourceRecord {
  const result = reader(row, 'test');
  if ('rejected' in result) throw new Error(result.rejected.reason);
  return result.record;
}

/** Returns why a reader rejects a row; null if it does not. */
export function readRejection(reader: RowReader, row: Row): string | null {
  const result = reader(row, 'test');
  return 'rejected' in result ? result.rejected.reason : null;
}
