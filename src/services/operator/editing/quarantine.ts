import type { Quarantine } from '#contract/catalogue-upkeep.ts';
import {
  countQuarantine,
  countQuarantinedRecords,
  decideQuarantine,
  type QuarantineDecision,
  readQuarantine,
} from '#database/records/quarantine.ts';
import { pick } from '#domain/pick.ts';
import type { Site } from '../../site.ts';
import { type DerivePending, refreshInBackground } from '../../product/derive-and-show.ts';

const SHOWN_KEYS = ['sourceKey', 'record', 'name', 'reason', 'detail', 'decision'] as const;

/** One page of the quarantine, and the number of records per rule. */
export async function listQuarantine(
  { database }: Site,
  page: { readonly limit: number; readonly offset: number },
): Promise<Quarantine> {
  const records = await readQuarantine(database, page);
  const reasons = await countQuarantine(database);
  return {
    records: records.map((record) => pick(record, SHOWN_KEYS)),
    reasons: [...reasons],
    total: (await countQuarantinedRecords(database)).all,
  };
}

/** Rejects or accepts a record in quarantine. Returns false if it is not there. */
export async function decideOnRecord(
  site: Site,
  choice: {
    readonly sourceKey: string;
    readonly record: string;
    readonly decision: QuarantineDecision;
  },
  derive: DerivePending,
): Promise<boolean> {
  const { sourceKey, record, decision } = choice;
  if (!(await decideQuarantine(site.database, sourceKey, record, decision))) return false;
  await derive();
  refreshInBackground(site);
  return true;
}
