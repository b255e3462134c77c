import type { Match } from '#domain/matching/criteria.ts';
import { formatPoints, Receipt } from '../ui/receipt.tsx';
import { StateMark, STATUS_WORDS } from '../ui/state-mark.tsx';
import { wishesMet } from '../verdict/verdict.ts';

/**
 * The score as a receipt that adds up, followed by each wish with its evidence. The total is the score: if the lines
 * sum to more than 100 or less than 0, an extra line states the clamping.
 */
export function MatchReceipt({
  match,
  className = '',
}: {
  match: Pick<Match, 'score' | 'receipt' | 'criteria' | 'matchPercentage'>;
  className?: string;
}) {
  const sum = match.receipt.reduce((total, { points }) => total + points, 0);
  const adjustment = match.score - sum;
  const rows = match.receipt.map(({ label, points }, index) => ({
    key: `${index}-${label}`,
    label,
    value: (
      <span className={points < 0 ? 'text-clay' : ''}>{formatPoints(points, index === 0)}</span>
    ),
  }));
  if (Math.abs(adjustment) > 0.001) {
    rows.push({
      key: 'clamp',
      label: sum > 100 || sum < 0 ? 'Scores stay between 0 and 100' : 'Rounded',
      value: <span>{formatPoints(adjustment)}</span>,
    });
  }
  return (
    <div className={`bg-well ${className}`}>
      <Receipt rows={rows} total={{ label: 'Score', value: String(match.score) }} />
      {match.criteria.length > 0 && (
        <div className="px-4 pb-3 text-sm">
          <p className="border-t border-rule pt-2 font-semibold">
            {wishesMet(match)} met: {match.matchPercentage}% match
          </p>
          <ul className="mt-1 *:not-last:mb-1 wrap-anywhere">
            {match.criteria.map(({ key, status, evidence }) => (
              <li key={key}>
                <StateMark status={status}>
                  <span className="sr-only">{STATUS_WORDS[status]}: </span>
                  {evidence}
                </StateMark>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
