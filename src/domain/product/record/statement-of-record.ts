import { decodeEntities } from '../name/product-name.ts';
import type { SourceRecord } from './source-record.ts';

/**
 * A record's statement as on the pack: HTML escapes of a source (`&quot;`) decoded once. The record keeps the original
 * text; everything that is read or shown starts from this, so that offsets refer to one text.
 */
export function statementOf(record: Pick<SourceRecord, 'statement'> | null): string | null {
  return record === null || record.statement === null ? null : decodeEntities(record.statement);
}
