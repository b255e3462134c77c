import type { ReactNode } from 'react';

/** The name of a source, linked to its record. The operator's entries have no address and so no link. */
export function SourceName({ url, children }: { url: string; children: ReactNode }) {
  if (url === '') return <strong className="font-semibold">{children}</strong>;
  return (
    <a href={url} rel="noopener" className="font-semibold">
      {children}
    </a>
  );
}
