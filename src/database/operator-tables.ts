import type { Generated } from 'kysely';

/** Tables of the operator's work. Conventions as in `tables.ts`. */
export interface OperatorTables {
  link_history: LinkHistoryTable;
  fact_history: FactHistoryTable;
}

/** What an operator's edit did to the operator's own record of a product. */
export interface FactHistoryTable {
  id: Generated<number>;
  at: string;
  product_key: string;
  /** Number of the operator's record. */
  record: string;
  /** The record before, JSON; null where there was none. */
  before: string | null;
  after: string;
  /** Set when the edit was undone. */
  undone_at: string | null;
}

/** What an operator's batch did to one link, so that the batch can be undone. */
export interface LinkHistoryTable {
  id: Generated<number>;
  /** One press of a button. */
  batch: string;
  /** "process" or "convert". */
  action: string;
  at: string;
  product_id: number;
  retailer: string;
  /** The stored link before, JSON; null where there was none. */
  before: string | null;
  after: string | null;
  /** Set when the batch was undone. */
  undone_at: string | null;
}
