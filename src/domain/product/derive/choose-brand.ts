import { readBrandInName } from '../brand/brand-in-name.ts';
import { unifyBrand } from '../brand/brand-name.ts';
import { brandOfBarcode, homonymOf } from '../brand/brand-table.ts';
import { type Chosen, firstOf, type NamingTables } from './choose-facts.ts';
import type { SourceRecord } from '../record/source-record.ts';

type ChosenBrand = Chosen<string | null> & { readonly note: string | null };

/**
 * The first brand that a record states, else the first in a name, else the one that a source concluded or that owns the
 * barcode's prefix. `note` says how it was read if it is not stated. If two makers have the same name, the barcode or
 * the line decides.
 */
export function chooseBrand(records: readonly SourceRecord[], tables: NamingTables): ChosenBrand {
  const chosen = brandOfRecords(records, tables);
  const { value, index } = chosen;
  const record = records[index];
  const other = value === null || !record ? null : homonymOf(value, record, tables.brands);
  if (other === null) return chosen;
  const by = other.prefix === '' ? 'line' : 'barcode';
  return { value: other.means, index, note: `told by the ${by}: ${other.evidence}` };
}

function brandOfRecords(records: readonly SourceRecord[], tables: NamingTables): ChosenBrand {
  const { brands } = tables;
  const stated = firstOf(records, (record) =>
    isConcluded(record) ? null : unifyBrand(record.brand, tables),
  );
  if (stated.value !== null) return { ...stated, note: records[stated.index]?.brandNote ?? null };
  const named = firstOf(records, (record) =>
    record.name === null ? null : readBrandInName(record.name, brands),
  );
  if (named.value !== null) return { ...named, note: 'read from the name' };
  const concluded = firstOf(records, (record) => unifyBrand(record.brand, tables));
  if (concluded.value !== null)
    return { ...concluded, note: records[concluded.index]?.brandNote ?? null };
  const coded = firstOf(records, (record) =>
    record.gtin === null ? null : brandOfBarcode(record.gtin, brands),
  );
  const { value, index } = coded;
  return value === null
    ? { value: null, index: 0, note: null }
    : { value: value.brand, index, note: `concluded from the barcode: ${value.evidence}` };
}

/** Whether the source concluded the brand from the barcode: it is the maker's, while a name has the brand. */
function isConcluded({ brandNote }: SourceRecord): boolean {
  return brandNote?.startsWith('concluded') === true;
}
