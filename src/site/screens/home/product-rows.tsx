import { paths } from '#contract/paths.ts';
import { CompareCheckbox } from '../../comparison/compare-checkbox.tsx';
import { formatAmount } from '../../product-card/amount.ts';
import { Pack } from '../../product-card/pack.tsx';
import { typeHue } from '../../product-card/type-hue.ts';
import type { RowProduct } from './row-product.ts';

/**
 * The products found for `text` as short rows, up to four side by side. With `few`, phones show only the first four.
 */
export function ProductRows({
  products,
  few,
  text,
}: {
  products: readonly RowProduct[];
  few: boolean;
  text: string;
}) {
  if (products.length === 0)
    return (
      <p className="label mt-4 max-w-xl">
        No product, brand or type contains “{text}”. Close spellings were looked for, too.
      </p>
    );
  return (
    <ul className="mt-4 grid grid-cols-1 gap-px border-2 border-ink bg-rule sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {products.map((product) => (
        <li key={product.id} className={`flex bg-sheet ${few ? 'max-md:nth-[n+5]:hidden' : ''}`}>
          <article className="flex w-full min-w-0 flex-wrap items-center gap-2 px-3 py-1.5">
            <Pack product={product} className="h-14 w-11" />
            <div className="min-w-16 flex-1">
              <p className="truncate text-xs text-soft">{product.brand.name}</p>
              <h3 className="line-clamp-2 text-sm leading-tight font-bold">
                <a href={paths.product(product.id)} className="no-underline hover:underline">
                  {product.name}
                </a>
              </h3>
              <p
                className={`mt-0.5 truncate text-xs text-soft ${typeHue(product.proteinType).swatch}`}
              >
                {product.proteinType ?? 'Type not stated'}
              </p>
            </div>
            <div className="grid justify-items-end">
              <div className="flex items-baseline gap-1.5 sm:contents">
                {product.proteinPerServing === null ? (
                  <p className="text-xs whitespace-nowrap text-soft">protein unknown</p>
                ) : (
                  <p className="figure text-lg whitespace-nowrap">
                    {formatAmount(product.proteinPerServing)}
                    <span className="unit"> g</span>
                  </p>
                )}
                <p className="text-xs whitespace-nowrap text-soft">
                  {product.calories === null
                    ? 'kcal unknown'
                    : `${formatAmount(product.calories)} kcal`}
                </p>
              </div>
              <CompareCheckbox product={product} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
