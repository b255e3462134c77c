import type { ReactNode } from 'react';

/** A section of a page with a table or beside one: a small headline over a heavy rule. */
export function RuledSection({
  id,
  heading,
  className,
  children,
}: {
  /** Of its headline. */
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
