import { firstReason, type Judged, wishesMet } from './verdict.ts';
import { WishMarks } from './wish-marks.tsx';

/** The one way in which a match is spoken of: "4 of 5 wishes", a mark per wish, the first reason (product.md section 2). */
export function VerdictLine({ match, reason = true }: { match: Judged; reason?: boolean }) {
  if (match.criteria.length === 0) return null;
  return (
    <>
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <strong className="font-semibold">{wishesMet(match)}</strong>
        <WishMarks criteria={match.criteria} />
      </span>
      {reason && <span className="min-w-0 truncate text-soft">{firstReason(match)}</span>}
    </>
  );
}
