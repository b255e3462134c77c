import type { ReactNode } from 'react';
import type { CriterionStatus } from '#domain/matching/criteria.ts';

/** What a status is called. */
export const STATUS_WORDS: Readonly<Record<CriterionStatus, string>> = {
  met: 'Met',
  unmet: 'Not met',
  unknown: 'Not confirmed',
};

/** The state of a yes-or-no question; null if unknown. */
export function statusOf(value: boolean | null): CriterionStatus {
  return value === null ? 'unknown' : value ? 'met' : 'unmet';
}

/** The class that draws the sign of a state before an element's own text. */
export const stateClass = (status: CriterionStatus) => `state icon-${status}`;

/** Met ✓, unmet ✕ or unknown ?, drawn, with its text. `children` replace the usual word. */
export function StateMark({
  status,
  children,
  className = '',
}: {
  status: CriterionStatus;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <span className={`${stateClass(status)}${className && ` ${className}`}`}>
      {children ?? STATUS_WORDS[status]}
    </span>
  );
}
