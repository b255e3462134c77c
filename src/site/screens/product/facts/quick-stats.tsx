import type { ReactNode } from 'react';
import { proteinPer100Kcal } from '#domain/comparison/figures.ts';
import { leadingFigures } from '#domain/product/leading-figures.ts';
import type { Product } from '#domain/product/product.ts';
import { formatAmount } from '../../../product-card/amount.ts';
import { proteinCalorieShare, ProteinRing } from '../../../product-card/protein-ring.tsx';
import { typeHue } from '../../../product-card/type-hue.ts';
import type { FigureBasis } from './figure-bases.ts';

/**
 * The head of the label: the four figures of specification section 2, "Quick Stats", and protein's share of the energy.
 * Protein and energy appear only here, per serving and per 100; the table below has the others. `bases` are its
 * columns, the leading one first.
 */
export function QuickStats({
  product,
  bases: [, second],
  mark,
}: {
  product: Product;
  bases: readonly [FigureBasis, FigureBasis];
  /** Renders "calculated" if a figure is calculated. */
  mark: (field: string) => ReactNode;
}) {
  const { proteinPerServing, calories, proteinType, proteinTypeReason } = product;
  const lead = leadingFigures(product);
  const aside = second.name.toLowerCase();
  return (
    <section aria-labelledby="quick-stats" className="rule-below pb-0">
      <h3 id="quick-stats" className="sr-only">
        Quick Stats
      </h3>
      <dl className="grid grid-cols-2">
        <Stat
          label={`Protein ${lead.basis}`}
          mark={mark('proteinPerServing')}
          value={lead.protein}
          unit="g"
          size="text-3xl"
          aside={[second.figures.proteinPerServing, aside]}
        />
        <div className="flex min-w-0 flex-wrap content-center items-center gap-x-2">
          <dt className="min-w-0 flex-1 basis-18 text-xs text-soft">of its energy is protein</dt>
          <dd className="order-first">
            {proteinCalorieShare(proteinPerServing, calories) === null ? (
              <span className="font-bold text-amber">unknown</span>
            ) : (
              <ProteinRing protein={proteinPerServing} calories={calories} className="size-14" />
            )}
          </dd>
        </div>
        <Stat
          label={`Calories ${lead.basis}`}
          mark={mark('calories')}
          value={lead.calories}
          unit="kcal"
          aside={[second.figures.caloriesPerServing, aside]}
        />
        <Stat label="Protein efficiency" value={proteinPer100Kcal(product)} unit="g per 100 kcal" />
        <div className="col-span-2 border-t border-rule py-2">
          <dt className="text-sm text-soft">Type</dt>
          <dd
            className={`font-bold ${typeHue(proteinType).swatch} ${proteinType === null ? 'text-amber' : ''}`}
          >
            {proteinType ?? 'not stated'}
          </dd>
          {proteinTypeReason !== null && <dd className="text-xs text-soft">{proteinTypeReason}</dd>}
        </div>
      </dl>
    </section>
  );
}

function Stat({
  label,
  mark,
  value,
  unit,
  size = 'text-xl',
  aside: [other, basis] = [null, ''],
}: {
  label: string;
  mark?: ReactNode;
  value: number | null;
  unit: string;
  size?: string;
  /** The same figure on another basis, and that basis. */
  aside?: readonly [value: number | null, basis: string];
}) {
  return (
    <div className="border-rule py-2 nth-[n+3]:border-t">
      <dt className="text-sm text-soft">
        {label}
        {mark}
      </dt>
      {value === null ? (
        <dd className="text-lg font-bold text-amber">unknown</dd>
      ) : (
        <dd className={`figure ${size}`}>
          {formatAmount(value)}
          <span className="unit">{` ${unit}`}</span>
        </dd>
      )}
      {other !== null && (
        <dd className="text-sm text-soft">{`${formatAmount(other)}\u00a0${unit} ${basis}`}</dd>
      )}
    </div>
  );
}
