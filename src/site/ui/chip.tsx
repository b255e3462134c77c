import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type ChipTone = 'plain' | 'met' | 'broken' | 'unknown' | 'citron';

const TONES: Readonly<Record<ChipTone, string>> = {
  plain: 'border-rule bg-sheet text-ink',
  met: 'border-transparent bg-leaf-wash text-leaf',
  broken: 'border-transparent bg-clay-wash text-clay',
  unknown: 'border-transparent bg-amber-wash text-amber',
  citron: 'border-transparent bg-citron text-on-citron',
};

/** A small statement: a badge, an ingredient, a tag. */
export function Chip({
  tone = 'plain',
  className = '',
  children,
}: {
  tone?: ChipTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-sm border px-1.5 text-xs font-medium ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  );
}

/** A choice that can be taken back: as a button, or as a link where there is no JavaScript to rely on. */
export function RemovableChip({
  label,
  prefix,
  onRemove,
  href,
  tone = 'plain',
}: {
  label: string;
  /** Said before the label in the accessible name ("Remove brand"). */
  prefix?: string;
  onRemove?: () => void;
  href?: string;
  tone?: ChipTone;
}) {
  const classes = `tap-small gap-1.5 rounded-sm border border-ink px-2 text-sm font-medium no-underline hover:bg-well ${tone === 'plain' ? 'bg-sheet text-ink' : TONES[tone]}`;
  const content = (
    <>
      <span>{label}</span>
      <Icon name="close" className="size-3" />
    </>
  );
  const name = `${prefix ?? 'Remove'} ${label}`;
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
