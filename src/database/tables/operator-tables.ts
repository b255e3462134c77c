import type { LogoType } from '#domain/product/logo-image.ts';
import type { Generated } from 'kysely';

/** Tables of the operator's work. Conventions as in `tables.ts`. */
export interface OperatorTables {
  link_history: LinkHistoryTable;
  fact_history: FactHistoryTable;
  brand_logos: BrandLogosTable;
  second_factor: SecondFactorTable;
  recovery_codes: RecoveryCodesTable;
  operator_devices: OperatorDevicesTable;
  audit_log: AuditLogTable;
  product_decisions: ProductDecisionsTable;
  decision_history: DecisionHistoryTable;
  word_decisions: WordDecisionsTable;
}

/** Logos of brands that an operator uploaded. `brands.logo` is the URL path of one. */
export interface BrandLogosTable {
  brand_id: number;
  /** The first digits of the picture's SHA-256. */
  version: string;
  type: LogoType;
  /** The picture in base64. */
  body: string;
  /** The URL it was taken from. */
  source: string;
  at: string;
}

/** The operator's second factor, at most one row per state. */
export interface SecondFactorTable {
  state: 'pending' | 'active';
  /** Base32. Stored in clear, because verification needs it (docs/decisions/security.md). */
  secret: string;
  /** The newest time step (30 seconds since 1970) whose code was used. */
  last_step: number;
  at: string;
}

/** One-time codes for an operator who has lost the device. Only their SHA-256 is stored. */
export interface RecoveryCodesTable {
  code_hash: string;
}

/** The history of an operator's own records of products. */
export interface FactHistoryTable {
  id: Generated<number>;
  at: string;
  product_key: string;
  /** The number of the operator's record. */
  record: string;
  /** The previous record as JSON. Null if there was none. */
  before: string | null;
  after: string;
  /** When the edit was undone. Null if it was not. */
  undone_at: string | null;
}

/** The change of one link in an operator's batch, so that the batch can be undone. */
export interface LinkHistoryTable {
  id: Generated<number>;
  /** The id of the batch. */
  batch: string;
  /** "process" or "convert". */
  action: string;
  at: string;
  product_id: number;
  retailer: string;
  /** The previous link as JSON. Null if there was none. */
  before: string | null;
  after: string | null;
  /** When the batch was undone. Null if it was not. */
  undone_at: string | null;
}

/** Browsers from which an operator has signed in. Only the SHA-256 of the cookie's token is stored. */
export interface OperatorDevicesTable {
  token_hash: string;
  created_at: string;
  expires_at: string;
}

/** Audit log: sign-ins and actions of operators. Rows are only added, and deleted by age. */
export interface AuditLogTable {
  id: Generated<number>;
  at: string;
  /** "operator", "visitor" (not signed in) or "command". */
  actor: string;
  /** Short and dotted, such as "sign-in.accepted". */
  action: string;
  /** The subject of the action: "" or an id, never a person's address. */
  subject: string;
  /** JSON. */
  detail: string;
}

/** An operator's decision about a product. Products without one have no row. Applied when products are grouped. */
export interface ProductDecisionsTable {
  product_key: string;
  /** 1 if the product is not shown. */
  hidden: number;
  /** Key of the product that it was merged into: its records count for that one, and its id resolves to it. */
  merged_into: string | null;
  /** The family (`products.base_key`) chosen by the operator. Null: the one derived from its name. */
  family: string | null;
  /** The protein type that it counts as when the family is grouped. Null: its own. */
  family_type: string | null;
}

/** One decision: the rows of `product_decisions` that it changed, before and after. */
export interface DecisionHistoryTable {
  id: Generated<number>;
  at: string;
  actor: string;
  /** hide, show, merge, split, move */
  action: string;
  /** The product that the decision was made on. */
  product_key: string;
  /** JSON. */
  before: string;
  after: string;
  undone_at: string | null;
}

/** An operator's decision about a word that the reviewed tables do not know (`word-decisions.ts`). */
export interface WordDecisionsTable {
  word: string;
  decision: string;
  canonical: string | null;
  at: string;
}
