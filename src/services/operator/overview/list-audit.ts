import { readAudit, type StoredAuditEntry } from '#database/operator/audit-log.ts';
import type { Site } from '../../site.ts';

/** One page of the audit log, newest first. */
export function listAudit(
  { database }: Site,
  page: { readonly limit: number; readonly before?: number | undefined },
): Promise<readonly StoredAuditEntry[]> {
  return readAudit(database, page);
}
