import type { CriterionResult, CriterionStatus } from '#domain/matching/criteria.ts';
import { STATUS_WORDS } from '../ui/state-mark.tsx';
import { wishName } from './verdict.ts';

const COLORS: Readonly<Record<CriterionStatus, string>> = {
  met: 'text-leaf',
  unmet: 'text-clay',
  unknown: 'text-amber',
};

/** A mark per wish: ✓ met, ✕ not met, ? not confirmed, each named in words. */
export function WishMarks({ criteria }: { criteria: readonly CriterionResult[] }) {
  return (
    <span className="inline-flex items-center gap-1">
      {criteria.map(({ key, status }) => {
        const text = `${wishName(key)}: ${STATUS_WORDS[status].toLowerCase()}`;
        return (
          <span
            key={key}
            role="img"
            aria-label={text}
            title={text}
            className={`icon icon-${status} size-3.5 ${COLORS[status]}`}
          />
        );
      })}
    </span>
  );
}
