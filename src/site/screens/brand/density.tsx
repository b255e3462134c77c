import type { BrandMakeup } from '#contract/brand-makeup.ts';
import { SpreadPlot } from '../../charts/spread-plot.tsx';
import { countOf, formatAmount } from '../../product-card/amount.ts';
import { RuledSection } from '../../prose/ruled-section.tsx';

/** Protein per 100 kcal of a brand's powders among all powders: a pointer for a single one, else a line for each. */
export function Density({
  name,
  strip: { own, bins, low, median, high },
}: {
  name: string;
  strip: NonNullable<BrandMakeup['strip']>;
}) {
  const [least = 0] = own;
  const single = own.length === 1;
  const middle = `${formatAmount(median)} g`;
  return (
    <RuledSection id="density" heading="Protein per 100 kcal">
      <p className="mt-1 text-xs text-soft">
        {single ? 'Its powder, the arrow,' : `Its ${countOf(own.length, 'powder')}, each a line,`}{' '}
        against all powders in the catalogue. Dashed: the median of all, {middle}. Farther right is
        leaner.
      </p>
      <SpreadPlot
        values={[]}
        {...{ bins, low, median, high }}
        value={single ? least : null}
        marks={single ? [] : own}
        label={
          single
            ? `The powder of ${name} has ${formatAmount(least)} g of protein per 100 kcal; the median of all powders is ${middle}.`
            : `The powders of ${name} have ${formatAmount(least)} to ${formatAmount(own.at(-1) ?? 0)} g of protein per 100 kcal; the median of all powders is ${middle}.`
        }
      />
      <p className="flex justify-between text-xs text-soft" aria-hidden="true">
        <span>{formatAmount(low)} g</span>
        <span>{formatAmount(high)} g</span>
      </p>
    </RuledSection>
  );
}
