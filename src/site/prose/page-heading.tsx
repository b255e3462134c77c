import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

/** The heading of a prose page: breadcrumbs, a title in condensed type, a lead, a thick rule. */
export function PageHeading({
  trail,
  title,
  lead,
  children,
}: {
  trail: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="pt-6 pb-6">
      <Breadcrumbs trail={trail} />
      <h1 className="headline mt-4 max-w-3xl text-2xl sm:text-3xl">{title}</h1>
      {lead !== undefined && (
        <p className="mt-4 max-w-2xl text-lg text-balance text-soft">{lead}</p>
      )}
      {children}
      <div className="rule-thick mt-6" />
    </header>
  );
}
