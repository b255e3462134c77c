import type { ReactNode } from 'react';
import type { NutritionKey } from '#domain/product/product.ts';
import { MacroBar, macroShares } from '../../../charts/macro-bar.tsx';
import { formatAmount } from '../../../product-card/amount.ts';
import type { ProductDetails } from '../product-data.ts';
import { calculationsOf } from './calculations.tsx';
import { type FigureBasis, figureBases } from './figure-bases.ts';
import { QuickStats } from './quick-stats.tsx';
import { isAssumedServing } from '#domain/product/assumed-serving.ts';

/** Protein and energy are shown above the table. */
const ROWS: readonly (readonly [key: NutritionKey, name: string, sub: boolean])[] = [
  ['fatPerServing', 'Total Fat', false],
  ['saturatedFatPerServing', 'Saturated Fat', true],
  ['carbohydratePerServing', 'Total Carbohydrate', false],
  ['fiberPerServing', 'Dietary Fiber', true],
  ['sugarPerServing', 'Sugars', true],
  ['saltPerServing', 'Salt', false],
];

const MARKED = [
  'servings',
  'servingSize',
  'proteinPerServing',
  'calories',
  ...ROWS.map(([key]) => key),
];

function Amount({ value, unit }: { value: number | null; unit: string }) {
  if (value === null) return <span className="text-xs font-normal text-amber">unknown</span>;
  return (
    <>
      {formatAmount(value)}
      {unit !== '' && <span className="font-normal text-soft">{` ${unit}`}</span>}
    </>
  );
}

/**
 * The product's figures as a Nutrition Facts panel, per serving and per 100. Every basis is marked, and formulas are
 * shown on demand.
 */
export function NutritionLabel({ product }: Pick<ProductDetails, 'product'>) {
  const perServing = product.nutritionalInfo;
  const size = product.servingSize;
  const bases = figureBases(product);
  const calculations = calculationsOf(product, MARKED);
  const shares = macroShares({
    protein: perServing.proteinPerServing,
    carbohydrate: perServing.carbohydratePerServing,
    fat: perServing.fatPerServing,
  });
  return (
    <section
      aria-labelledby="nutrition-facts"
      className="label overflow-x-auto p-4 lg:[@media(min-height:56rem)]:max-h-[calc(100dvh-6rem)] lg:[@media(min-height:56rem)]:overflow-y-auto print:max-h-none"
      // The panel is sticky in high windows, and scrolls if it is higher still. A scrollable region must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <h2 id="nutrition-facts" className="headline border-b border-rule pb-2 text-xl">
        Nutrition Facts
      </h2>
      <dl className="border-b-[10px] border-ink py-1 text-sm">
        <div className="flex justify-between gap-4">
          <dt>Servings per package{calculations.mark('servings')}</dt>
          <dd>
            <Amount value={product.servings} unit="" />
          </dd>
        </div>
        <div className="flex justify-between gap-4 font-bold">
          <dt>Serving size{calculations.mark('servingSize')}</dt>
          <dd className="text-right">
            {isAssumedServing(size) && <span className="font-normal">assumed </span>}
            <Amount value={size?.amount ?? null} unit={size?.unit ?? ''} />
            {isAssumedServing(size) && (
              <span className="block text-xs font-normal text-soft">the label states none</span>
            )}
          </dd>
        </div>
      </dl>
      <QuickStats product={product} bases={bases} mark={calculations.mark} />
      <FiguresTable bases={bases} mark={calculations.mark} />
      {calculations.notes}
      <div className="rule-mid mt-1 pt-3">
        {shares === null ? (
          <p className="text-xs text-amber">
            Where the energy comes from is unknown: fat, carbohydrate or protein is not stated.
          </p>
        ) : (
          <MacroBar shares={shares} />
        )}
      </div>
    </section>
  );
}

/** All other figures on both bases, the leading one first. */
function FiguresTable({
  bases: [first, second],
  mark,
}: {
  bases: readonly [FigureBasis, FigureBasis];
  mark: (field: string) => ReactNode;
}) {
  return (
    <table className="figures-table">
      <caption className="sr-only">
        {`Nutrition figures ${first.name.toLowerCase()} and ${second.name.toLowerCase()}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Amount</th>
          <th scope="col">{first.name}</th>
          <th scope="col">{second.name}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([key, name, part]) => (
          <tr key={key}>
            <th scope="row" className={part ? 'part' : undefined}>
              {name}
              {mark(key)}
            </th>
            {gramsCell(first.figures[key])}
            {gramsCell(second.figures[key])}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const gramsCell = (value: number | null) =>
  value === null ? <td className="unknown">unknown</td> : <td>{`${formatAmount(value)} g`}</td>;
