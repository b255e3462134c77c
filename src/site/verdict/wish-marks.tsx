import type { CriterionResult, CriterionStatus } from '#domain/matching/criteria.ts';
import { Icon } from '../ui/icon.tsx';
import { wishName } from './verdict.ts';

const COLOURS: Readonly<Record<CriterionStatus, string>> = {
  met: 'text-leaf',
  unmet: 'text-clay',
  unknown: 'text-amber',
};
const WORDS: Readonly<Record<CriterionStatus, string>> = {
  met: 'met',
  unmet: 'not met',
  unknown: 'not confirmed',
};

/** A mark per wish: ✓ met, ✕ not met, ? not confirmed, each with its words for those who do not see it or point at it. */
export function WishMarks({ criteria }: { criteria: readonly CriterionResult[] }) {
  return (
    <span className="inline-flex items-center gap-1">
      {criteria.map(({ key, status }) => {
        const text = `${wishName(key)}: ${WORDS[status]}`;
        return (
          <span key={key} title={text} className="inline-flex">
            <Icon name={status} className={`size-3.5 ${COLOURS[status]}`} />
            <span className="sr-only">{text}. </span>
          </span>
        );
      })}
    </span>
  );
}
