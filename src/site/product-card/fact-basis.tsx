import type { CardProduct } from './card-product.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { formatAmount } from './amount.ts';

/** Returns how a figure was obtained; null if the label states it. */
export function calculationNote(
  { provenance }: Pick<CardProduct, 'provenance'>,
  field: string,
): string | null {
  const origin = provenance.facts[field];
  if (origin?.basis !== 'calculated') return null;
  return origin.note ?? 'Calculated from figures the label states.';
}

/** The word "calculated" next to a figure, with the formula on demand. `short` is for narrow places. */
export function CalculatedMark({
  product,
  field,
  short = false,
}: {
  product: Pick<CardProduct, 'provenance'>;
  field: string;
  short?: boolean;
}) {
  const note = calculationNote(product, field);
  if (note === null) return null;
  return (
    <>
      {' '}
      <Tooltip text={note} className={`text-xs font-normal text-soft${short ? ' -my-1' : ''}`}>
        {short ? <abbr title="calculated">calc.</abbr> : 'calculated'}
      </Tooltip>{' '}
    </>
  );
}

/** "30 g", followed by a note that it is assumed if the label states no serving (product.md section 3). */
export function ServingText({ size }: { size: CardProduct['servingSize'] }) {
  if (size === null) return <span className="font-normal text-amber">unknown</span>;
  const amount = `${formatAmount(size.amount)} ${size.unit}`;
  if (size.basis === 'label') return amount;
  return (
    <Tooltip
      text={`The label names no serving: figures are for ${amount}, from those per 100 ${size.unit}.`}
    >
      {`assumed ${amount}`}
    </Tooltip>
  );
}
