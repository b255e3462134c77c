import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

/** The heading of a page with a table to work with: breadcrumbs, title and one line, low enough that the first row is on the first screen. */
export function CompactHeading({
  trail,
  title,
  before,
  after,
  children,
}: {
  trail: readonly Crumb[];
  title: string;
  /** Beside the title, such as a mark. */
  before?: ReactNode;
  /** At the end of the title's line, such as a way down the page. */
  after?: ReactNode;
  /** Under the title: one line of figures, links. */
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
