import type { Kysely, Selectable } from 'kysely';
import { isoTime } from '../connection/iso-time.ts';
import type { Turn } from '../connection/serialized-transaction.ts';
import type { Database } from '../connection/open-database.ts';
import { regroupFamilies } from './regroup-products.ts';
import { markProductsPending } from '../records/pending-products.ts';
import type { DecisionHistoryTable, ProductDecisionsTable } from '../tables/operator-tables.ts';
import type { Tables } from '../tables/tables.ts';

export type DecisionAction = 'hide' | 'show' | 'merge' | 'split' | 'move';
export type DecisionRow = Selectable<ProductDecisionsTable>;

export interface StoredDecision {
  readonly id: number;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly actor: string;
  readonly action: DecisionAction;
  readonly productKey: string;
  readonly before: readonly DecisionRow[];
  readonly after: readonly DecisionRow[];
  readonly undoneAt: string | null;
}

const NO_DECISION = { hidden: 0, merged_into: null, family: null, family_type: null } as const;

/** The decisions about these products. A product without one gets an empty one. */
export async function readDecisions(
  { kysely }: Pick<Database, 'kysely'>,
  keys: readonly string[],
): Promise<readonly DecisionRow[]> {
  const rows = await kysely
    .selectFrom('product_decisions')
    .selectAll()
    .where('product_key', 'in', ['', ...keys])
    .execute();
  const found = new Map(rows.map((row) => [row.product_key, row]));
  return [...new Set(keys)].map(
    (product_key) => found.get(product_key) ?? { product_key, ...NO_DECISION },
  );
}

/** Decisions that merged others into these products. */
export async function readMergedInto(
  { kysely }: Pick<Database, 'kysely'>,
  keys: readonly string[],
): Promise<readonly DecisionRow[]> {
  return kysely
    .selectFrom('product_decisions')
    .selectAll()
    .where('merged_into', 'in', ['', ...keys])
    .orderBy('product_key')
    .execute();
}

/**
 * Writes a decision with the previous state, and marks what depends on it as pending (`deriveNow`). Hiding takes effect
 * immediately.
 */
export async function writeDecision(
  { kysely }: Turn,
  decision: {
    readonly action: DecisionAction;
    readonly productKey: string;
    readonly rows: readonly DecisionRow[];
    readonly now: number;
  },
): Promise<void> {
  const keys = decision.rows.map((row) => row.product_key);
  const before = await readDecisions({ kysely }, keys);
  await kysely
    .insertInto('decision_history')
    .values({
      at: isoTime(decision.now),
      actor: 'operator',
      action: decision.action,
      product_key: decision.productKey,
      before: JSON.stringify(before),
      after: JSON.stringify(decision.rows),
      undone_at: null,
    })
    .execute();
  await apply(kysely, decision.rows);
}

/** Writes rows and marks what must be derived again. */
async function apply(kysely: Kysely<Tables>, rows: readonly DecisionRow[]): Promise<void> {
  const keys = rows.map((row) => row.product_key);
  // Products that another was or is merged into lose or gain its records.
  const targets = (await readDecisions({ kysely }, keys)).map((row) => row.merged_into);
  for (const row of rows) {
    const { product_key: _, ...values } = row;
    await kysely
      .insertInto('product_decisions')
      .values(row)
      .onConflict((conflict) => conflict.column('product_key').doUpdateSet(values))
      .execute();
  }
  await kysely
    .deleteFrom('product_decisions')
    .where('hidden', '=', 0)
    .where('merged_into', 'is', null)
    .where('family', 'is', null)
    .execute();
  const touched = [...keys, ...targets, ...rows.map((row) => row.merged_into)];
  const pending = [...new Set(touched.flatMap((key) => key ?? []))];
  await markProductsPending(kysely, pending);
  const families = await kysely
    .selectFrom('products')
    .select('base_key')
    .distinct()
    .where('product_key', 'in', pending)
    .execute();
  await regroupFamilies(
    kysely,
    families.map((row) => row.base_key),
  );
}

/** Decisions, newest first. Only those of one product if a key is given. */
export async function readDecisionHistory(
  { kysely }: Database,
  { limit, productKey }: { readonly limit: number; readonly productKey?: string | undefined },
): Promise<readonly StoredDecision[]> {
  let query = kysely.selectFrom('decision_history').selectAll().orderBy('id', 'desc');
  // The affected products are in each decision's JSON. Scanning thousands of decisions is fast enough.
  if (productKey === undefined) query = query.limit(limit);
  const decisions = (await query.execute()).map(toDecision);
  if (productKey === undefined) return decisions;
  return decisions
    .filter(({ after }) =>
      after.some((row) => row.product_key === productKey || row.merged_into === productKey),
    )
    .slice(0, limit);
}

function toDecision(row: Selectable<DecisionHistoryTable>): StoredDecision {
  return {
    id: row.id,
    at: row.at,
    actor: row.actor,
    action: row.action as DecisionAction,
    productKey: row.product_key,
    before: JSON.parse(row.before) as readonly DecisionRow[],
    after: JSON.parse(row.after) as readonly DecisionRow[],
    undoneAt: row.undone_at,
  };
}

export type UndoDecision = 'done' | 'unknown' | 'overtaken';

/** Undoes a decision. Refused if a later one has changed the same products. */
export async function undoDecision(
  { kysely }: Turn,
  id: number,
  now: number,
): Promise<UndoDecision> {
  const row = await kysely
    .selectFrom('decision_history')
    .selectAll()
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (!row) return 'unknown';
  const { before, after } = toDecision(row);
  const current = await readDecisions(
    { kysely },
    after.map((each) => each.product_key),
  );
  const isCurrent = current.every((each, index) => isSame(each, after[index]));
  if (!isCurrent) return 'overtaken';
  await apply(kysely, before);
  await kysely
    .updateTable('decision_history')
    .set({ undone_at: isoTime(now) })
    .where('id', '=', id)
    .execute();
  return 'done';
}

function isSame(one: DecisionRow, other: DecisionRow | undefined): boolean {
  return (
    other !== undefined &&
    one.product_key === other.product_key &&
    one.hidden === other.hidden &&
    one.merged_into === other.merged_into &&
    one.family === other.family &&
    one.family_type === other.family_type
  );
}
