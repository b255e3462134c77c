const RADIUS = 15.915;

/**
 * Returns the share of calories that comes from protein, in percent (4 kcal per gram), at most 100; null if unknown.
 */
export function proteinCalorieShare(
  protein: number | null,
  calories: number | null,
): number | null {
  if (protein === null || calories === null || calories <= 0) return null;
  return Math.min(100, Math.round((protein * 400) / calories));
}

/** The share of energy from protein as a circular chart, next to its number. */
export function ProteinRing({
  protein,
  calories,
  className = 'size-14',
}: {
  protein: number | null;
  calories: number | null;
  className?: string;
}) {
  const share = proteinCalorieShare(protein, calories);
  if (share === null) return null;
  return (
    <svg
      viewBox="0 0 42 42"
      className={className}
      role="img"
      aria-label={`${share}% of calories from protein`}
    >
      <circle cx="21" cy="21" r={RADIUS} fill="none" strokeWidth="5" className="stroke-rule" />
      <circle
        cx="21"
        cy="21"
        r={RADIUS}
        fill="none"
        strokeWidth="5"
        strokeDasharray={`${share} ${100 - share}`}
        transform="rotate(-90 21 21)"
        className="stroke-ink"
      />
      <text
        x="21"
        y="24.5"
        textAnchor="middle"
        fontSize="10.5"
        fontWeight="700"
        className="fill-ink"
      >
        {`${share}%`}
      </text>
    </svg>
  );
}
