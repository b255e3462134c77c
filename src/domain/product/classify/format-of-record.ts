import type { BrandTable } from '../brand/brand-table.ts';
import type { ProductFormat } from '../../enumerations.ts';
import { foldText } from '../../slug.ts';
import type { SourceRecord } from '../record/source-record.ts';

/**
 * The form of a product: that of its strongest record, unless its brand gives the name also to another form with less
 * protein ("Clean Whey", a bar of 33 g and a powder of 79 g).
 */
export function formatOf(
  { format, name, per100 }: SourceRecord,
  brand: string | null,
  { forms }: Pick<BrandTable, 'forms'>,
): ProductFormat {
  const protein = per100?.protein ?? null;
  if (brand === null || name === null || protein === null) return format;
  const said = ` ${foldText(name)} `;
  const row = forms.find(
    (each) =>
      each.brand === brand &&
      each.from === format &&
      protein < Number(each.below) &&
      said.includes(` ${each.words} `),
  );
  return row?.format ?? format;
}
