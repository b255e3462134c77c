import type { CardProduct } from './card-product.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { formatAmount } from './amount.ts';

/** Why a figure is not simply what the label states; null where it is. */
export function basisNote(
  product: Pick<CardProduct, 'provenance' | 'servingSize'>,
  field: string,
): { word: string; note: string } | null {
  const origin = product.provenance.facts[field];
  if (origin === undefined || origin.basis === 'label') return null;
  if (origin.basis === 'calculated') {
    return { word: 'calculated', note: origin.note ?? 'Calculated from figures the label states.' };
  }
  const size = product.servingSize;
  const serving =
    size === null ? 'a standard serving' : `${formatAmount(size.amount)} ${size.unit}`;
  return {
    word: 'standard serving',
    note: `The label names no serving: this is for ${serving}, from its figures per 100 ${size?.unit ?? 'g'}.`,
  };
}

/** The word "calculated" or "standard serving" beside a figure, with the formula on demand. */
export function FactBasis({
  product,
  field,
}: {
  product: Pick<CardProduct, 'provenance' | 'servingSize'>;
  field: string;
}) {
  const basis = basisNote(product, field);
  if (basis === null) return null;
  return (
    <span className="text-xs font-normal text-soft">
      <Tooltip text={basis.note}>{basis.word}</Tooltip>
    </span>
  );
}
