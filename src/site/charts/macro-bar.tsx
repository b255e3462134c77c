import { ENERGY_FACTORS } from '#domain/product/figures/nutrition.ts';

export interface MacroShare {
  readonly name: 'Protein' | 'Carbohydrate' | 'Fat';
  readonly kcal: number;
  /** Share of the sum of the three, in whole percent. */
  readonly percent: number;
}

/**
 * Returns the shares of the energy that come from protein, carbohydrate and fat (figures in grams); null if one is
 * unknown.
 */
export function macroShares(figures: {
  protein: number | null;
  carbohydrate: number | null;
  fat: number | null;
}): readonly MacroShare[] | null {
  const { protein, carbohydrate, fat } = figures;
  if (protein === null || carbohydrate === null || fat === null) return null;
  const parts = [
    { name: 'Protein', kcal: protein * ENERGY_FACTORS.protein },
    { name: 'Carbohydrate', kcal: carbohydrate * ENERGY_FACTORS.carbohydrate },
    { name: 'Fat', kcal: fat * ENERGY_FACTORS.fat },
  ] as const;
  const total = parts.reduce((sum, { kcal }) => sum + kcal, 0);
  if (total <= 0) return null;
  return parts.map((part) => ({ ...part, percent: Math.round((part.kcal / total) * 100) }));
}

const FILLS = { Protein: 'fill-ink', Carbohydrate: 'fill-faint', Fat: 'fill-rule' } as const;
const SWATCHES = {
  Protein: 'swatch before:bg-ink',
  Carbohydrate: 'swatch before:bg-faint',
  Fat: 'swatch before:bg-rule',
} as const;

/**
 * Where a serving's energy comes from, as one bar without numbers. The grams are in the table. `ProteinRing` shows
 * protein's share of the energy that the label states, which may differ by ten points or more from the share of the
 * calculated sum shown here.
 */
export function MacroBar({ shares }: { shares: readonly MacroShare[] }) {
  const bars = shares.map((share, place) => ({
    ...share,
    left: shares.slice(0, place).reduce((sum, { percent }) => sum + percent, 0),
  }));
  const words = shares
    .filter(({ kcal }) => kcal > 0)
    .toSorted((a, b) => b.kcal - a.kcal)
    .map(({ name }) => name.toLowerCase())
    .join(', ');
  return (
    <figure>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="h-5 w-full"
        role="img"
        aria-label={`Energy from, most first: ${words}`}
      >
        {bars.map(({ name, percent, left: x }) => (
          <rect key={name} x={x} width={percent} height="8" className={FILLS[name]} />
        ))}
      </svg>
      <figcaption className="mt-1 flex flex-wrap gap-x-4 text-xs text-soft">
        {shares.map(({ name }) => (
          <span key={name} className={SWATCHES[name]}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
