import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

/**
 * The heading of a page with a table: breadcrumbs, title and one line, low enough for the first row to be on the first
 * screen.
 */
export function CompactHeading({
  trail,
  title,
  before,
  after,
  children,
}: {
  trail: readonly Crumb[];
  title: string;
  /** Shown before the title, such as a mark. */
  before?: ReactNode;
  /** Shown at the end of the title's line, such as a link down the page. */
  after?: ReactNode;
  /** Shown under the title: one line of figures and links. */
  children?: ReactNode;
}) {
  return (
    <header className="pt-3 pb-3">
      <Breadcrumbs trail={trail} />
      <div className="mt-1 flex items-center gap-3">
        {before}
        <h1 className="headline min-w-0 text-xl text-balance wrap-anywhere sm:text-2xl">{title}</h1>
        {after}
      </div>
      {children}
    </header>
  );
}
