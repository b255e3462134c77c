import type { Label, LabelExplanation } from '#domain/ingredients/label/label.ts';
import {
  deriveProduct,
  type DeriveContext,
  type Derivation,
} from '#domain/product/derive/derive-product.ts';
import { catalogueTables } from '../../src/importer/tables/catalogue-tables.ts';
import type { SourceRecord } from '#domain/product/record/source-record.ts';
import { anExplanation } from './an-explanation.ts';

const SOURCES = new Map(
  ['strong', 'weak', 'test', 'operator'].map((key) => [
    key,
    {
      name: `Source ${key}`,
      licence: 'CC0',
      url: `https://${key}.example`,
      retrieved: '2026-01-01',
    },
  ]),
);

/**
 * Returns a context for deriving products: four sources, one of them the operator's, a stubbed ingredient language that
 * returns what the test wants, and no record accepted from quarantine unless `accepted`.
 */
export function aDeriveContext(
  explain: (label: Label) => LabelExplanation = () => anExplanation(),
  accepted = false,
): DeriveContext {
  return {
    sources: SOURCES,
    explain,
    findEvidence: () => [],
    accepted: () => accepted,
    tables: catalogueTables(),
  };
}

/** Derives the product of these records. Throws if one is rejected. */
export function derive(
  records: readonly [SourceRecord, ...SourceRecord[]],
  explain?: (label: Label) => LabelExplanation,
): Derivation {
  const result = deriveProduct(records, aDeriveContext(explain));
  if (!result.ok) throw new Error(result.objection.reason);
  return result.derivation;
}
