import type { WordDecision } from '../../ingredients/vocabulary/word-decision.ts';
import { compareTexts } from '../../wording.ts';
import { deriveProduct, type Derivation, type DeriveContext } from './derive-product.ts';
import type { Objection } from '../figures/plausibility.ts';
import type { SourceRecord } from '../record/source-record.ts';
import type { SourceInfo } from './trace-facts.ts';

/** Products to derive, and what decides between their records. Plain data, because it is sent to the deriving process. */
export interface DeriveBatch {
  /** By product: its records and those of products merged into it; empty if the product is to be removed. */
  readonly products: ReadonlyMap<string, readonly SourceRecord[]>;
  readonly sources: ReadonlyMap<string, SourceInfo & { readonly precedence: number }>;
  /** Keys of records that an operator accepted (`recordKey`). */
  readonly accepted: ReadonlySet<string>;
}

/** A record that a rule excludes from a product. */
export interface ObjectedRecord {
  /** The product's key in the batch. */
  readonly product: string;
  readonly record: SourceRecord;
  readonly reason: string;
  readonly detail: string;
}

export interface DerivedBatch {
  /** Null if no record is left: the product is removed. */
  readonly products: ReadonlyMap<string, Derivation | null>;
  readonly objections: readonly ObjectedRecord[];
}

/** Derives products in another process, with the reviewed tables and the operator's decisions about words. */
export type ProductDeriver = (
  batch: DeriveBatch,
  decisions: readonly WordDecision[],
) => Promise<DerivedBatch>;

/** The key of a record among those of all sources. */
export function recordKey({ source, record }: Pick<SourceRecord, 'source' | 'record'>): string {
  return `${source}|${record}`;
}

/** Derives products from their records, the strongest first (product.md section 3). The result depends on the batch alone. */
export function deriveBatch(
  { products, sources, accepted }: DeriveBatch,
  tools: Pick<DeriveContext, 'explain' | 'findEvidence' | 'tables'>,
): DerivedBatch {
  const context: DeriveContext = {
    ...tools,
    sources,
    accepted: (record) => accepted.has(recordKey(record)),
  };
  const precedence = ({ source }: SourceRecord): number =>
    sources.get(source)?.precedence ?? Number.MAX_SAFE_INTEGER;
  const objections: ObjectedRecord[] = [];
  const derived = new Map<string, Derivation | null>();
  for (const [key, records] of products) {
    const ordered = [...records].sort(
      (a, b) =>
        precedence(a) - precedence(b) ||
        // Records of a product that was merged into this one come after its own.
        Number(a.productKey !== key) - Number(b.productKey !== key) ||
        compareTexts(a.rank, b.rank) ||
        compareTexts(a.record, b.record),
    );
    derived.set(
      key,
      deriveWithout(ordered, context, (record, objection) =>
        objections.push({ product: key, record, ...objection }),
      ),
    );
  }
  return { products: derived, objections };
}

/** Derives a product; records that a rule objects to are left out and noted, until the rest is consistent. */
function deriveWithout(
  records: readonly SourceRecord[],
  context: DeriveContext,
  onObjection: (record: SourceRecord, objection: Objection) => void,
): Derivation | null {
  let rest = records;
  for (;;) {
    const [first, ...others] = rest;
    if (first === undefined) return null;
    const result = deriveProduct([first, ...others], context);
    if (result.ok) return result.derivation;
    onObjection(result.record, result.objection);
    rest = rest.filter((record) => record !== result.record);
  }
}
