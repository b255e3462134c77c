import type { ProductChange } from '#contract/admin-products.ts';
import { type FactEdit, readFactEdits } from '#database/records/fact-edits.ts';
import { readEditedProduct, readProductsByKey } from '#database/families/product-lookups.ts';
import {
  type DecisionRow,
  readDecisionHistory,
  type StoredDecision,
} from '#database/families/product-decisions.ts';
import { FIGURE_KEYS, type SourceRecord } from '#domain/product/record/source-record.ts';
import { compareTexts } from '#domain/wording.ts';
import type { EditableSite } from '../../site.ts';

const SHOWN = 50;

type Names = ReadonlyMap<string, { readonly id: number; readonly name: string }>;
type Change = ProductChange['changes'][number];

/** The fields of a record that an operator can change, as text. Null if the record does not state a field. */
function fieldsOf(record: SourceRecord | null): ReadonlyMap<string, string | null> {
  const { name = null, brand = null, flavor = null, statement = null } = record ?? {};
  const size = record?.servingSize ?? null;
  const plain: [string, string | number | null][] = [
    ['name', name],
    ['brand', brand],
    ['flavor', flavor],
    ['ingredients', statement],
    ['servings', record?.servings ?? null],
    ['serving', size === null ? null : `${size.amount} ${size.unit}`],
    ...FIGURE_KEYS.map((key): [string, number | null] => [key, record?.perServing?.[key] ?? null]),
  ];
  return new Map(plain.map(([field, value]) => [field, value === null ? null : String(value)]));
}

/** The fields in which the operator's record before and after an edit differ. */
export function changesOf({ before, after }: Pick<FactEdit, 'before' | 'after'>): Change[] {
  const old = fieldsOf(before);
  return [...fieldsOf(after)].flatMap(([field, value]) => {
    const was = old.get(field) ?? null;
    return was === value ? [] : [{ field, before: was, after: value }];
  });
}

function describeRow(row: DecisionRow | undefined, names: Names): Record<string, string | null> {
  const target = row?.merged_into ?? null;
  const known = target === null ? undefined : names.get(target);
  return {
    hidden: row?.hidden === 1 ? 'yes' : 'no',
    'merged into': target === null ? null : known ? `${known.id} ${known.name}` : target,
    family: row?.family ?? null,
  };
}

function changesOfDecision({ before, after }: StoredDecision, names: Names): Change[] {
  return after.flatMap((row, index) => {
    const [old, now] = [describeRow(before[index], names), describeRow(row, names)];
    const of = after.length === 1 ? '' : ` (${names.get(row.product_key)?.id ?? row.product_key})`;
    return Object.keys(now).flatMap((field) =>
      old[field] === now[field]
        ? []
        : [{ field: `${field}${of}`, before: old[field] ?? null, after: now[field] ?? null }],
    );
  });
}

const WORDS = {
  hide: 'hidden',
  show: 'shown again',
  merge: 'merged into another',
  split: 'split off its family',
  move: 'moved to another family',
} as const;

/** Edits and decisions, newest first: of one product if its key is given, otherwise of all. */
export async function readProductHistory(
  { database }: EditableSite,
  productKey?: string,
): Promise<readonly ProductChange[]> {
  const edits = await readFactEdits(database, SHOWN, productKey);
  const decisions = await readDecisionHistory(database, { limit: SHOWN, productKey });
  const names = await readProductsByKey(database, [
    ...edits.map((edit) => edit.productKey),
    ...decisions.flatMap(({ before, after }) =>
      [...before, ...after].flatMap((row) => [row.product_key, row.merged_into ?? '']),
    ),
  ]);
  const named = (key: string) => ({
    productId: names.get(key)?.id ?? null,
    name: names.get(key)?.name ?? key,
  });
  const all: ProductChange[] = [
    ...edits.map((edit) => ({
      id: edit.id,
      kind: 'facts' as const,
      at: edit.at,
      who: 'operator',
      what: edit.before === null ? 'facts entered' : 'facts corrected',
      ...named(edit.productKey),
      source: edit.after.url,
      changes: changesOf(edit),
      undone: edit.undoneAt !== null,
    })),
    ...decisions.map((decision) => ({
      id: decision.id,
      kind: 'decision' as const,
      at: decision.at,
      who: decision.actor,
      what: WORDS[decision.action],
      ...named(decision.productKey),
      source: '',
      changes: changesOfDecision(decision, names),
      undone: decision.undoneAt !== null,
    })),
  ];
  return all.sort((a, b) => compareTexts(b.at, a.at) || b.id - a.id).slice(0, SHOWN);
}

/** Like `readProductHistory`, by product id. Empty if there is no such product. */
export async function readHistoryOf(
  site: EditableSite,
  productId?: number,
): Promise<readonly ProductChange[]> {
  if (productId === undefined) return readProductHistory(site);
  const product = await readEditedProduct(site.database, productId);
  return product === null ? [] : readProductHistory(site, product.productKey);
}
