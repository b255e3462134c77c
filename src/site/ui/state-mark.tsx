import type { ReactNode } from 'react';
import type { CriterionStatus } from '#domain/matching/criteria.ts';
import { Icon } from './icon.tsx';

const COLOURS: Readonly<Record<CriterionStatus, string>> = {
  met: 'text-leaf',
  unmet: 'text-clay',
  unknown: 'text-amber',
};
const WORDS: Readonly<Record<CriterionStatus, string>> = {
  met: 'Met',
  unmet: 'Not met',
  unknown: 'Not confirmed',
};

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
    <span className={`inline-flex items-baseline gap-1.5 ${className}`}>
      <Icon name={status} className={`size-3 translate-y-px ${COLOURS[status]}`} />
      <span>{children ?? WORDS[status]}</span>
    </span>
  );
}
