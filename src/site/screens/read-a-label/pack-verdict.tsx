import type { CriterionStatus, Match } from '#domain/matching/criteria.ts';
import { isHardCriterion } from '#domain/matching/score-rules.ts';
import { MatchReceipt } from '../../product-card/match-receipt.tsx';
import { Icon } from '../../ui/icon.tsx';
import { firstReason } from '../../verdict/verdict.ts';
import { VerdictLine } from '../../verdict/verdict-line.tsx';

const TONES: Readonly<Record<CriterionStatus, string>> = {
  met: 'border-leaf bg-leaf-wash text-leaf',
  unmet: 'border-clay bg-clay-wash text-clay',
  unknown: 'border-amber bg-amber-wash text-amber',
};

/** Order of the verdict: a broken hard wish, then an unconfirmed one, then a missed soft wish. */
function inOneWord({ criteria }: Pick<Match, 'criteria'>): readonly [CriterionStatus, string] {
  const has = (status: CriterionStatus, hard: boolean) =>
    criteria.some((each) => each.status === status && isHardCriterion(each.key) === hard);
  if (has('unmet', true)) return ['unmet', 'Breaks a wish'];
  if (has('unknown', true)) return ['unknown', 'Not confirmed'];
  if (has('unmet', false)) return ['unmet', 'Misses a wish'];
  return has('unknown', false) ? ['unknown', 'Not confirmed'] : ['met', 'Fits your wishes'];
}

/** How a pack meets the wishes: a summary in one line, the verdict as on every card, and the receipt. */
export function PackVerdict({ match, open = false }: { match: Match; open?: boolean }) {
  const [status, words] = inOneWord(match);
  return (
    <div className="mt-3">
      <p
        className={`flex items-center gap-2 border-l-8 px-3 py-2 text-lg font-bold ${TONES[status]}`}
      >
        <Icon name={status} className="size-5" />
        {words}
      </p>
      <details className="border-b border-rule" open={open}>
        <summary className="min-h-11 py-2 text-sm">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <VerdictLine match={match} />
            <span className="flex items-center gap-1 text-xs underline">
              Receipt
              <Icon name="down" className="size-3" />
            </span>
          </span>
          <span className="block">{firstReason(match)}</span>
        </summary>
        <MatchReceipt match={match} className="torn mb-2" />
      </details>
    </div>
  );
}
