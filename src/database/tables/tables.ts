import type { Generated } from 'kysely';
import type { OperatorTables } from './operator-tables.ts';
import type { RetailerTables } from './retailer-tables.ts';
import type { SiteTables } from './site-tables.ts';

/**
 * All tables of the database, as both engines store them. Booleans are the integers 0 and 1, times are ISO 8601 UTC
 * text, documents are JSON text, so that SQLite and PostgreSQL return the same bytes. A new group of tables gets its
 * own file, such as `site-tables.ts`, and one line here.
 */
export interface Tables
  extends CatalogueTables,
    RetailerTables,
    JobTables,
    SettingsTables,
    SiteTables,
    OperatorTables {}

export interface CatalogueTables {
  brands: BrandsTable;
  sources: SourcesTable;
  source_records: SourceRecordsTable;
  products: ProductsTable;
  pending_products: PendingProductsTable;
  pending_groups: PendingGroupsTable;
  lab_results: LabResultsTable;
  quarantine: QuarantineTable;
  collection_answers: CollectionAnswersTable;
  pictures: PicturesTable;
  catalogue_version: CatalogueVersionTable;
  catalogue_index: CatalogueIndexTable;
}

export interface JobTables {
  jobs: JobsTable;
  job_locks: JobLocksTable;
}

export interface SettingsTables {
  settings: { key: string; value: string };
}

export interface BrandsTable {
  id: number;
  name: string;
  /** The normalized spelling by which the importer finds the brand. */
  key: string;
  logo: string | null;
}

export interface SourcesTable {
  /** Short name used by readers and source records ("usda-fdc"). */
  key: string;
  name: string;
  licence: string;
  url: string;
  attribution: string;
  /** ISO date on which the source was read. */
  retrieved: string;
  /** If several sources state a fact, the one with the lowest number wins. */
  precedence: number;
}

/** One parsed record of one source, from which products are derived. */
export interface SourceRecordsTable {
  source_key: string;
  record: string;
  /** Records with the same key describe the same product ("gtin:0748927064100"). */
  product_key: string;
  /** SHA-256 of `document`. An unchanged record is not derived again. */
  hash: string;
  /** The parsed record as JSON. */
  document: string;
}

export interface ProductsTable {
  id: number;
  product_key: string;
  slug: string;
  name: string;
  /** 0 is `UNSTATED_BRAND`. */
  brand_id: number;
  format: string;
  /** Derived from its own text or name. */
  protein_type: string | null;
  /** Its own type or its family's. This one is shown (`typeWithin`). */
  family_protein_type: string | null;
  /** Derived from its own name and figures. */
  fitness_goal: string | null;
  /** The goal of its family, which is shown. Null if unknown. */
  family_goal: string | null;
  /** The name of its family without a flavor, shown if its own name lacks it. */
  family_name: string | null;
  flavor: string | null;
  /** Shared by the variants of one base product. */
  base_key: string;
  base_product_id: number | null;
  flavor_options: number;
  protein_per_serving: number | null;
  calories: number | null;
  sugar: number | null;
  servings: number | null;
  gtin: string | null;
  /** The folded flavor, or "" if not stated. Products of a family with the same key are duplicates. */
  duplicate_key: string | null;
  /** What distinguishes two recipes with one name (`Recipe`), as JSON. */
  ingredients_key: string;
  /** The number of known facts (`known-facts.ts`). Of two duplicates the better known one is shown. */
  stated_facts: number;
  /**
   * The id of the product shown in its place, to which its own id resolves, if another one of the family has the same
   * flavor or an operator merged them. 0 (`HIDDEN`) if an operator hid it. Null if it is shown.
   */
  duplicate_of: number | null;
  /** The facts of its duplicates' records (`OfDuplicates`) as JSON. Null if there are none. */
  duplicate_facts: string | null;
  /** The reading of the shown statement (`packReading`). */
  reading: string | null;
  /** The whole `Product` except id, brand, base product, flavor count and links, as JSON. */
  document: string;
}

/** Products to be derived again because their records have changed. */
export interface PendingProductsTable {
  product_key: string;
  /** How often the product was marked. Detects marks set while it was being derived. */
  marks: Generated<number>;
}

/** Base products whose variants and duplicates must be computed again. */
export interface PendingGroupsTable {
  base_key: string;
}

/** One published result of a laboratory or certifier. */
export interface LabResultsTable {
  /** The first digits of the SHA-256 of what was published. */
  id: string;
  tester: string;
  /** The product's name as the tester writes it. */
  name: string;
  /** As published: "pass", "fail", "expired", "not_healthy", "certified". */
  result: string;
  /** ISO date. */
  tested_on: string | null;
  link: string;
  /** Brand and base name of the family that it is about. Null if it is not matched. */
  family_key: string | null;
  /** 1 if the operator has hidden it. */
  hidden: number;
}

/** One photograph of a pack, or the reason why there is none. The picture itself is a file. */
export interface PicturesTable {
  product_key: string;
  /** The path in the source's picture folder. "" for an operator's own picture. */
  address: string;
  /** The first digits of the SHA-256 of its pixels. Null if it could not be used. */
  version: string | null;
  by: string;
  licence: string | null;
  source: string;
  hidden: number;
  problem: string | null;
  at: string;
}

export interface QuarantineTable {
  source_key: string;
  record: string;
  /** The rule that rejected it ("protein above 100 g/100 g"). */
  reason: string;
  /** A description of what was found. */
  detail: string;
  name: string;
  /** The parsed record as JSON. */
  document: string;
  hash: string;
  /** "open", or the operator's decision: "accepted", "rejected". */
  decision: string;
}

export interface CollectionAnswersTable {
  slug: string;
  /** SHA-256 of the ids of the products that fit. */
  answer: string;
  /** When the answer last changed. */
  changed_at: string;
}

export interface CatalogueVersionTable {
  id: number;
  version: number;
  products_version: number;
}

export interface JobsTable {
  id: Generated<number>;
  kind: string;
  /** running, completed, failed */
  status: string;
  holder: string;
  started_at: string;
  heartbeat_at: string;
  finished_at: string | null;
  total: number;
  done: number;
  current: string;
  /** The outcome, specific to the kind, as JSON. */
  report: string;
}

export interface JobLocksTable {
  name: string;
  holder: string;
  /** ISO 8601 UTC. */
  expires_at: string;
}

/** The stored catalogue index (`services/snapshot/stored-catalogue.ts`). */
export interface CatalogueIndexTable {
  name: string;
  /** Identifies the products version and the code that built the index. */
  key: string;
  bytes: Uint8Array;
}
