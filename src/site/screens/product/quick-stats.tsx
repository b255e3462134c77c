import type { ReactNode } from 'react';
import { proteinPer100Kcal } from '#domain/comparison/figures.ts';
import { leadingFigures } from '#domain/product/leading-figures.ts';
import type { Product } from '#domain/product/product.ts';
import { formatAmount } from '../../product-card/amount.ts';
import { ProteinRing } from '../../product-card/protein-ring.tsx';
import { typeHue } from '../../product-card/type-hue.ts';

/** The four figures of specification section 2, "Quick Stats", and what share of the energy is protein: the head of the label. */
export function QuickStats({ product }: { product: Product }) {
  const { proteinPerServing, calories, proteinType, proteinTypeReason } = product;
  const lead = leadingFigures(product);
  return (
    <section aria-labelledby="quick-stats">
      <h3 id="quick-stats" className="sr-only">
        Quick Stats
      </h3>
      <dl className="grid grid-cols-2">
        <Stat label={`Protein ${lead.basis}`} value={lead.protein} unit="g" size="text-3xl" />
        <div className="flex items-center justify-end gap-2">
          <dt className="text-right text-xs text-soft">of its energy is protein</dt>
          <dd className="order-first">
            <ProteinRing protein={proteinPerServing} calories={calories} className="size-14" />
          </dd>
        </div>
        <Stat label={`Calories ${lead.basis}`} value={lead.calories} unit="kcal" />
        <Stat label="Protein efficiency" value={proteinPer100Kcal(product)} unit="g per 100 kcal" />
        <div className="col-span-2 border-t border-rule py-2">
          <dt className="text-sm text-soft">Type</dt>
          <dd>
            <span className="flex items-center gap-2 font-bold">
              <span
                className={`size-3.5 shrink-0 ${typeHue(proteinType).background}`}
                aria-hidden="true"
              />
              {proteinType ?? <span className="text-amber">not stated</span>}
            </span>
            {proteinTypeReason !== null && (
              <span className="block text-xs text-soft">{proteinTypeReason}</span>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Stat({
  label,
  value,
  unit,
  size = 'text-xl',
}: {
  label: ReactNode;
  value: number | null;
  unit: string;
  size?: string;
}) {
  return (
    <div className="py-2 nth-[n+3]:border-t nth-[n+3]:border-rule">
      <dt className="text-sm text-soft">{label}</dt>
      <dd>
        {value === null ? (
          <span className="text-lg font-bold text-amber">unknown</span>
        ) : (
          <span className={`figure ${size}`}>
            {formatAmount(value)}
            <span className="unit"> {unit}</span>
          </span>
        )}
      </dd>
    </div>
  );
}
