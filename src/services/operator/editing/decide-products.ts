import { mostFrequent } from '#domain/flavors/protein-types.ts';
import {
  type DecisionAction,
  type DecisionRow,
  readDecisions,
  readMergedInto,
  undoDecision,
  type UndoDecision,
  writeDecision,
} from '#database/families/product-decisions.ts';
import {
  type AdminProductRow,
  readShownFamily,
  readAdminProducts,
} from '#database/families/admin-products.ts';
import { inSerializedTransaction, type Turn } from '#database/connection/serialized-transaction.ts';
import type { EditableSite } from '../../site.ts';
import { deriveAndShow, type DerivePending } from '../../product/derive-and-show.ts';

/** `waiting`: takes effect when the running import ends. All others except `done` are refusals. */
export type DecisionOutcome =
  | 'done'
  | 'waiting'
  | 'no-such-product'
  | 'same-product'
  | 'not-shown'
  | 'other-format'
  | 'already-so';

type Refusal = Exclude<DecisionOutcome, 'done' | 'waiting'>;

interface Decision {
  readonly action: DecisionAction;
  readonly product: AdminProductRow;
  readonly rows: readonly DecisionRow[];
}

/** Makes a decision from the current state (`decision`), stores it in the same transaction and shows its effect. */
async function decide(
  site: EditableSite,
  derive: DerivePending,
  decision: (turn: Turn) => Promise<Decision | Refusal>,
): Promise<DecisionOutcome> {
  const refusal = await inSerializedTransaction(site.database, async (turn) => {
    const decided = await decision(turn);
    if (typeof decided === 'string') return decided;
    const { action, product, rows } = decided;
    const { productKey } = product;
    await writeDecision(turn, { action, productKey, rows, now: site.now() });
    return null;
  });
  return refusal ?? deriveAndShow(site, derive);
}

/** Hides a product, or shows it again. Takes effect immediately, even during an import. */
export function hideProduct(
  site: EditableSite,
  choice: { readonly id: number; readonly hidden: boolean },
  derive: DerivePending,
): Promise<DecisionOutcome> {
  return decide(site, derive, async (turn) => {
    const [product] = await readAdminProducts(turn, [choice.id]);
    if (!product) return 'no-such-product';
    const [row] = await readDecisions(turn, [product.productKey]);
    const hidden = choice.hidden ? 1 : 0;
    if (!row || row.hidden === hidden) return 'already-so';
    const action = choice.hidden ? 'hide' : 'show';
    return { action, product, rows: [{ ...row, hidden }] };
  });
}

/** The two products of a merge or move, or the reason why it is refused. */
async function readPair(
  turn: Turn,
  [first, second]: readonly [number, number],
): Promise<readonly [AdminProductRow, AdminProductRow] | Refusal> {
  const rows = await readAdminProducts(turn, [first, second]);
  const one = rows.find(({ id }) => id === first);
  const other = rows.find(({ id }) => id === second);
  if (!one || !other) return 'no-such-product';
  if (first === second) return 'same-product';
  if (other.duplicateOf !== null || other.isMerged || one.isMerged) return 'not-shown';
  if (one.format !== other.format) return 'other-format';
  return [one, other];
}

/**
 * Merges product `id` into product `into`: its records count for `into`, and its URL redirects there. Products merged
 * into `id` earlier move along. Products of different formats are refused, since their figures cannot describe one
 * product.
 */
export function mergeProducts(
  site: EditableSite,
  choice: { readonly id: number; readonly into: number },
  derive: DerivePending,
): Promise<DecisionOutcome> {
  return decide(site, derive, async (turn) => {
    const pair = await readPair(turn, [choice.id, choice.into]);
    if (typeof pair === 'string') return pair;
    const [product, target] = pair;
    const own = await readDecisions(turn, [product.productKey]);
    const earlier = await readMergedInto(turn, [product.productKey]);
    const rows = [...own, ...earlier].map((row) => ({ ...row, merged_into: target.productKey }));
    return { action: 'merge', product, rows };
  });
}

/** Moves a product into another product's family, regardless of their names. */
export function moveVariant(
  site: EditableSite,
  choice: { readonly id: number; readonly to: number },
  derive: DerivePending,
): Promise<DecisionOutcome> {
  return decide(site, derive, async (turn) => {
    const pair = await readPair(turn, [choice.id, choice.to]);
    if (typeof pair === 'string') return pair;
    const [product, target] = pair;
    if (product.baseProductId !== null && product.baseProductId === target.baseProductId)
      return 'already-so';
    const [row] = await readDecisions(turn, [product.productKey]);
    const [targets] = await readDecisions(turn, [target.productKey]);
    if (!row) return 'no-such-product';
    const familyType = targets?.family_type ?? target.proteinType;
    const shown = await readShownFamily(turn, target.baseProductId ?? 0);
    // The target's own name may be shorter than that of its family.
    const family = mostFrequent(shown.map((each) => each.family)) ?? target.family;
    return { action: 'move', product, rows: [{ ...row, family, family_type: familyType }] };
  });
}

/** Splits some products of a family off into a new family. */
export function splitFamily(
  site: EditableSite,
  ids: readonly number[],
  derive: DerivePending,
): Promise<DecisionOutcome> {
  return decide(site, derive, async (turn) => {
    const products = await readAdminProducts(turn, ids);
    const [first] = products;
    if (!first || products.length < new Set(ids).size) return 'no-such-product';
    if (products.some(({ duplicateOf }) => duplicateOf !== null)) return 'not-shown';
    const isOneFamily = products.every(
      ({ baseProductId }) => baseProductId !== null && baseProductId === first.baseProductId,
    );
    if (!isOneFamily) return 'already-so';
    const keys = products.map(({ productKey }) => productKey);
    const family = `${first.baseKey.replace(/ split \d+$/, '')} split ${first.id}`;
    const rows = (await readDecisions(turn, keys)).map((row) => ({ ...row, family }));
    return { action: 'split', product: first, rows };
  });
}

/** Undoes a decision. `overtaken`: a later decision concerns the same products and must be undone first. */
export async function revertDecision(
  site: EditableSite,
  decisionId: number,
  derive: DerivePending,
): Promise<UndoDecision | 'waiting'> {
  const outcome = await inSerializedTransaction(site.database, (turn) =>
    undoDecision(turn, decisionId, site.now()),
  );
  return outcome === 'done' ? deriveAndShow(site, derive) : outcome;
}
