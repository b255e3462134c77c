import type { Quarantine } from '#contract/catalogue-upkeep.ts';
import {
  countQuarantine,
  decideQuarantine,
  type QuarantineDecision,
  readQuarantine,
} from '#database/quarantine.ts';
import type { Site } from '../site.ts';

/** One page of the quarantine and how many records each rule holds back. */
export async function listQuarantine(
  { database }: Site,
  page: { readonly limit: number; readonly offset: number },
): Promise<Quarantine> {
  const records = await readQuarantine(database, page);
  const reasons = await countQuarantine(database);
  const { count } = await database.kysely
    .selectFrom('quarantine')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    records: records.map(({ sourceKey, record, name, reason, detail, decision }) => ({
      sourceKey,
      record,
      name,
      reason,
      detail,
      decision,
    })),
    reasons: [...reasons],
    total: Number(count),
  };
}

/** Keeps a record out, or lets it in at the next import (false if it is not in quarantine). */
export function decideOnRecord(
  { database }: Site,
  choice: {
    readonly sourceKey: string;
    readonly record: string;
    readonly decision: QuarantineDecision;
  },
): Promise<boolean> {
  return decideQuarantine(database, choice.sourceKey, choice.record, choice.decision);
}
