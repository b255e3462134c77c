import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type ChipTone = 'plain' | 'met' | 'broken' | 'unknown' | 'citron';

const TONES: Readonly<Record<ChipTone, string>> = {
  plain: 'border-rule bg-sheet text-ink',
  met: 'bg-leaf-wash text-leaf',
  broken: 'bg-clay-wash text-clay',
  unknown: 'bg-amber-wash text-amber',
  citron: 'bg-citron text-on-citron',
};

/** A badge, an ingredient or a tag. */
export function Chip({
  tone = 'plain',
  className = '',
  children,
}: {
  tone?: ChipTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={`chip ${TONES[tone]}${className && ` ${className}`}`}>{children}</span>;
}

/** A choice that can be removed: by a button (`onRemove`), or by a link to the page without it (`href`). */
export function RemovableChip({
  label,
  onRemove,
  href,
}: {
  label: string;
  onRemove?: () => void;
  href?: string;
}) {
  const classes =
    'tap-small gap-1.5 rounded-sm border border-ink bg-sheet px-2 text-sm font-medium text-ink no-underline hover:bg-well';
  const content = (
    <>
      <span>{label}</span>
      <Icon name="close" className="size-3" />
    </>
  );
  const name = `Remove ${label}`;
  return href === undefined ? (
    <button type="button" className={classes} aria-label={name} onClick={onRemove}>
      {content}
    </button>
  ) : (
    <a className={classes} href={href} aria-label={name}>
      {content}
    </a>
  );
}
