import type { Source } from '#database/records/sources.ts';
import { INHERITED_FROM, INHERITED_KEY } from '#domain/flavors/inherited-facts.ts';
import { slugify } from '#domain/slug.ts';
import type { SourceRecord } from '#domain/product/record/source-record.ts';

/** Lower precedence than every real source, so that a record of the flavor's own always wins. */
const WEAKEST = 10_000;

const inheritedKey = (sourceKey: string) => `${INHERITED_KEY}${sourceKey}`;

/** Returns the source of facts inherited from a base product: its license, and a name that says so. */
export function inheritedSource(base: Source): Source {
  return {
    ...base,
    key: inheritedKey(base.key),
    name: `${INHERITED_FROM} (${base.name})`,
    precedence: WEAKEST + base.precedence,
  };
}

/**
 * Returns a flavor of a base product that has no record of its own: the base's facts under the flavor's name. Another
 * flavor may have other ingredients, so the text counts as incomplete and nothing is concluded from what it does not
 * name. Codes, links and free-from claims belong to the base alone.
 */
export function inheritedVariant(base: SourceRecord, flavor: string): SourceRecord {
  const key = `${base.productKey}#${slugify(flavor)}`;
  return {
    ...base,
    source: inheritedKey(base.source),
    record: `${base.record}#${slugify(flavor)}`,
    productKey: key,
    gtin: null,
    flavor,
    truncated: true,
    claims: [],
    links: [],
  };
}
