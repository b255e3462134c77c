import { markPath } from '../../charts/scatter-marks.ts';
import { typeLook, typeName, UNKNOWN_TYPE } from '../../catalogue-map/type-look.ts';

/** The legend of colors and shapes, with the unknown type last. */
export function MapKey({ groups }: { groups: readonly number[] }) {
  const inOrder = groups.toSorted(
    (a, b) => Number(a === UNKNOWN_TYPE) - Number(b === UNKNOWN_TYPE) || a - b,
  );
  return (
    // Columns, whose number depends on no font: nothing moves when fonts arrive late.
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-5 gap-y-1 text-sm"
      aria-label="Key"
    >
      {inOrder.map((group) => {
        const { shape, stroke, fill } = typeLook(group);
        const d = markPath({ group, places: [[8, 8]] }, shape);
        return (
          <li key={group} className="inline-flex items-center gap-1.5">
            <svg viewBox="0 0 16 16" className="size-3.5" aria-hidden="true">
              {shape === 'triangle' ? (
                <path d={d} className={fill} />
              ) : (
                <path
                  d={d}
                  className={stroke}
                  fill="none"
                  strokeWidth={shape === 'cross' ? 2 : 8}
                  strokeLinecap={shape === 'dot' ? 'round' : 'square'}
                />
              )}
            </svg>
            {typeName(group)}
          </li>
        );
      })}
    </ul>
  );
}
