import type { ReactNode } from 'react';
import { HOME_ANCHORS, paths } from '#contract/paths.ts';
import { bestInRow, type Better } from '#domain/comparison/best-in-row.ts';
import { proteinPer100Kcal } from '#domain/comparison/figures.ts';
import { formatAmount } from '../../product-card/amount.ts';
import type { CardProduct } from '../../product-card/card-product.ts';
import { Pack } from '../../product-card/pack.tsx';
import { typeHue } from '../../product-card/type-hue.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { StateMark, statusOf } from '../../ui/state-mark.tsx';
import { isAssumedServing } from '#domain/product/assumed-serving.ts';

/** Products in the compare teaser (specification section 9). */
export const TEASER_PRODUCTS = 3;

/** The teaser's match scores, labeled "Example" (specification section 9; product.md section 4). */
const TEASER_SCORES = [98, 95, 92] as const;

const FIGURES: readonly {
  readonly name: string;
  readonly unit: string;
  readonly better: Better;
  /** Whether the figure is per serving. Figures of an assumed serving are not ranked. */
  readonly ofServing: boolean;
  readonly value: (product: CardProduct) => number | null;
}[] = [
  {
    name: 'Protein',
    unit: 'g',
    better: 'high',
    ofServing: true,
    value: (product) => product.proteinPerServing,
  },
  {
    name: 'Calories',
    unit: 'kcal',
    better: 'low',
    ofServing: true,
    value: (product) => product.calories,
  },
  {
    name: 'Protein per 100 kcal',
    unit: 'g',
    better: 'high',
    ofServing: false,
    value: proteinPer100Kcal,
  },
  { name: 'Sugar', unit: 'g', better: 'low', ofServing: true, value: (product) => product.sugar },
];

const CELL = 'border-t border-l border-rule px-2 py-1.5 align-top md:px-4';

/** The compare teaser: three products in a table, and a link to the comparison page. */
export function CompareSection({ products }: { products: readonly CardProduct[] }) {
  return (
    <section
      id={HOME_ANCHORS.compare}
      aria-labelledby="compare-heading"
      tabIndex={-1}
      className="page py-3 outline-none"
    >
      <div className="section-head gap-x-2 max-sm:flex-nowrap max-sm:items-center">
        <h2 id="compare-heading" className="headline text-xl max-sm:text-lg">
          Compare side by side
        </h2>
        <ButtonLink
          href={paths.compare(products.map(({ id: product }) => product))}
          className="max-w-[55%] text-sm max-sm:px-2"
        >
          Compare Products
        </ButtonLink>
      </div>
      <table className="w-full table-fixed border-x-2 border-b-2 border-ink bg-sheet wrap-anywhere max-sm:text-sm">
        <caption className="sr-only">Three products compared, per serving</caption>
        <thead>
          <tr>
            <td className="w-[min(6rem,27vw)] px-2 py-2 align-bottom text-xs text-soft md:w-[min(13rem,27vw)] md:px-4">
              Per serving. Best values in bold.
            </td>
            {products.map((product, place) => (
              <th
                key={product.id}
                scope="col"
                className="border-l border-rule px-2 py-2 text-left align-top font-normal md:px-4"
              >
                <span className="flex items-start gap-3">
                  <Pack product={product} className="h-14 w-11 max-lg:hidden" />
                  <span className="min-w-0">
                    <span className="block truncate text-xs text-soft">{product.brand.name}</span>
                    <a
                      href={paths.product(product.id)}
                      className="line-clamp-2 leading-tight font-bold no-underline hover:underline"
                    >
                      {product.name}
                    </a>
                    <span className="mt-1 inline-block rounded-sm bg-citron px-1.5 text-xs font-bold text-on-citron">
                      {TEASER_SCORES[place]}% <span className="font-normal">Example</span>
                    </span>
                  </span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIGURES.map(({ name, unit, better, ofServing, value }) => {
            const values = products.map(value);
            const ranked = products.map((product) =>
              ofServing && isAssumedServing(product.servingSize) ? null : value(product),
            );
            const best = bestInRow(ranked, better);
            return (
              <Row key={name} name={name}>
                {products.map((product, place) => (
                  <td
                    key={product.id}
                    className={`${CELL} ${best.includes(place) ? 'font-bold' : ''}`}
                  >
                    {values[place] == null ? (
                      <span className="text-amber">unknown</span>
                    ) : (
                      <>
                        {formatAmount(values[place])}
                        <span className="font-normal text-soft"> {unit}</span>
                      </>
                    )}
                  </td>
                ))}
              </Row>
            );
          })}
          <Row name="Type" className="max-sm:hidden">
            {products.map(({ id, proteinType }) => (
              <td key={id} className={`${CELL} ${typeHue(proteinType).swatch}`}>
                {proteinType ?? 'not stated'}
              </td>
            ))}
          </Row>
          <Row name="Vegan">
            {products.map(({ id, isVegan }) => (
              <td key={id} className={CELL}>
                <StateMark status={statusOf(isVegan)}>
                  {isVegan === null ? 'Unknown' : isVegan ? 'Yes' : 'No'}
                </StateMark>
              </td>
            ))}
          </Row>
        </tbody>
      </table>
    </section>
  );
}

function Row({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <tr className={className}>
      <th
        scope="row"
        className="border-t border-rule px-2 py-1.5 text-left align-top font-semibold md:px-4"
      >
        {name}
      </th>
      {children}
    </tr>
  );
}
