import { type Judged, wishesMet } from './verdict.ts';
import { WishMarks } from './wish-marks.tsx';

/**
 * The standard wording of a match: "4 of 5 wishes" and a mark per wish. The first reason follows it (product.md section
 * 2).
 */
export function VerdictLine({ match }: { match: Judged }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <strong className="font-semibold">{wishesMet(match)}</strong>
      <WishMarks criteria={match.criteria} />
    </span>
  );
}
