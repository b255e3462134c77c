import { markPath } from '../../charts/scatter-marks.ts';
import { typeLook, typeName } from './type-look.ts';

/** What colours and shapes mean. */
export function MapKey({ groups }: { groups: readonly number[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-label="Key">
      {groups.map((group) => {
        const { shape, stroke, fill } = typeLook(group);
        const d = markPath({ group, places: [[8, 8]] }, shape);
        return (
          <li key={group} className="inline-flex items-center gap-1.5">
            <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
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
      <li className="w-full text-soft">
        Larger marks have more protein per serving: less than 15 g, 15 to 25 g, 25 g and more.
      </li>
    </ul>
  );
}
