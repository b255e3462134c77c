import type { ReactNode } from 'react';

/**
 * A box that scrolls if its content is too wide or too high. It is focusable, so that the keyboard can scroll it, and
 * therefore has a name.
 */
export function ScrollRegion({
  label,
  className = 'table-scroll',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus (WCAG 2.1.1)
    <div className={className} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
