import type { ReactNode } from 'react';

/** A section with a small headline under a heavy rule, with a table or beside one. */
export function RuledSection({
  id,
  heading,
  className,
  children,
}: {
  /** Id of the headline. */
  id: string;
  heading: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="headline border-b-4 border-ink pb-1 text-lg">
        {heading}
      </h2>
      {children}
    </section>
  );
}
