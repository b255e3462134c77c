import { paths } from '#contract/paths.ts';
import { countOf, formatAmount } from '../../../product-card/amount.ts';
import type { ProductDetails } from '../product-data.ts';

/** The family's packs whose records state no flavor, identified by the barcode that is printed on every pack. */
export function FamilyPacks({ peers }: Pick<ProductDetails, 'peers'>) {
  const packs = peers?.packs ?? [];
  if (packs.length === 0) return null;
  return (
    <details>
      <summary className="tap text-sm underline">
        {countOf(packs.length, 'more pack')} without a stated flavor
      </summary>
      <p className="text-sm text-soft">
        Their records do not say which flavor is inside. Find yours by the barcode on the pack.
      </p>
      <ul className="mt-1 grid gap-x-6 text-sm sm:grid-cols-2">
        {packs.map(({ id, name, gtin, proteinPerServing }) => (
          <li key={id} className="count-row">
            <a href={paths.product(id)}>{gtin ?? name}</a>
            {proteinPerServing !== null && `${formatAmount(proteinPerServing)} g protein`}
          </li>
        ))}
      </ul>
    </details>
  );
}
