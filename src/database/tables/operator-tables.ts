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

/** Pictures of brands that an operator uploaded; `brands.logo` is the address of one. */
export interface BrandLogosTable {
  brand_id: number;
  /** Beginning of the SHA-256 of the picture. */
  version: string;
  type: LogoType;
  /** The picture, base64. */
  body: string;
  /** Where it was taken from. */
  source: string;
  at: string;
}

/** The operator's second factor: at most one row a state. */
export interface SecondFactorTable {
  state: 'pending' | 'active';
  /** Base32; the check needs it in clear (docs/decisions/security.md). */
  secret: string;
  /** Newest time step (30 seconds since 1970) whose code was used. */
  last_step: number;
  at: string;
}

/** One-time codes for an operator who has lost the device. Only their SHA-256 is stored. */
export interface RecoveryCodesTable {
  code_hash: string;
}

/** What an operator's edit did to the operator's own record of a product. */
export interface FactHistoryTable {
  id: Generated<number>;
  at: string;
  product_key: string;
  /** Number of the operator's record. */
  record: string;
  /** The previous record, JSON; null if there was none. */
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
  /** The previous link, JSON; null if there was none. */
  before: string | null;
  after: string | null;
  /** Set when the batch was undone. */
  undone_at: string | null;
}

/** Browsers from which an operator has signed in. Only the SHA-256 of the cookie's token is kept. */
export interface OperatorDevicesTable {
  token_hash: string;
  created_at: string;
  expires_at: string;
}

/** Audit log: sign-ins and actions of operators. Rows are only added, and deleted by age. */
export interface AuditLogTable {
  id: Generated<number>;
  at: string;
  /** "operator", "visitor" (nobody signed in) or "command". */
  actor: string;
  /** Short and dotted: "sign-in.accepted". */
  action: string;
  /** What it was done to: "" or an id, never a person's address. */
  subject: string;
  /** JSON. */
  detail: string;
}

/** What an operator decided about a product; products without a decision have no row. Applied when products are grouped. */
export interface ProductDecisionsTable {
  product_key: string;
  /** 1: shown nowhere. */
  hidden: number;
  /** Key of the product that it is the same as: its records count for that one, its id leads there. */
  merged_into: string | null;
  /** The family (`products.base_key`) chosen by the operator; null: the one by its name. */
  family: string | null;
  /** The protein type that it counts as when the family is grouped; null: its own. */
  family_type: string | null;
}

/** One decision: the rows of `product_decisions` that it touched, before and after. */
export interface DecisionHistoryTable {
  id: Generated<number>;
  at: string;
  actor: string;
  /** hide, show, merge, split, move */
  action: string;
  /** The product that it was about first. */
  product_key: string;
  /** JSON. */
  before: string;
  after: string;
  undone_at: string | null;
}

/** What an operator decided about a word that the reviewed tables do not know (`word-decisions.ts`). */
export interface WordDecisionsTable {
  word: string;
  decision: string;
  canonical: string | null;
  at: string;
}
