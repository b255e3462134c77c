import { decodeEntities } from '../name/product-name.ts';
import type { SourceRecord } from './source-record.ts';

/**
 * A record's statement as its pack has it: what a source escaped for HTML (`&quot;`) decoded, once. The record keeps its own
 * text; everything that is read or shown of it begins here, so that offsets are into one text.
 */
export function statementOf(record: Pick<SourceRecord, 'statement'> | null): string | null {
  return record === null || record.statement === null ? null : decodeEntities(record.statement);
}
