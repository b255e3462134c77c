/**
 * A bar behind a table cell's figure; its length is the share of the row's highest value. Decorative: the figure is in
 * the text.
 */
export function CellBar({ share, best }: { share: number; best: boolean }) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-1 h-1 w-full"
      aria-hidden="true"
    >
      <rect width="100" height="4" className="fill-well" />
      <rect
        width={Math.max(1, Math.round(share * 100))}
        height="4"
        className={best ? 'fill-leaf' : 'fill-faint'}
      />
    </svg>
  );
}
