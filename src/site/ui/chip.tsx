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
  return <span className={`chip ${TONES[tone]}${className && ` ${className}`}`}>{children}</span>;
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
  const classes = `tap-small gap-1.5 rounded-sm border border-ink px-2 text-sm font-medium no-underline hover:bg-well ${tone === 'plain' ? 'bg-sheet text-ink' : `border-transparent ${TONES[tone]}`}`;
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
