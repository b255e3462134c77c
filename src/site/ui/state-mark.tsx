import type { ReactNode } from 'react';
import type { CriterionStatus } from '#domain/matching/criteria.ts';

/** The words for a status. */
export const STATUS_WORDS: Readonly<Record<CriterionStatus, string>> = {
  met: 'Met',
  unmet: 'Not met',
  unknown: 'Not confirmed',
};

/** Returns the status of a yes-or-no question; "unknown" for null. */
export function statusOf(value: boolean | null): CriterionStatus {
  return value === null ? 'unknown' : value ? 'met' : 'unmet';
}

/** Returns the class that draws a status icon before an element's text. */
export const stateClass = (status: CriterionStatus) => `state icon-${status}`;

/** Met ✓, unmet ✕ or unknown ? as an icon with text. `children` replace the usual word. */
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
