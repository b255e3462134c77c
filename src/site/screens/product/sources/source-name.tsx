import type { ReactNode } from 'react';

/** What a source is called: a link to its record where it has an address, which entries of the operator have not. */
export function SourceName({ url, children }: { url: string; children: ReactNode }) {
  if (url === '') return <strong className="font-semibold">{children}</strong>;
  return (
    <a href={url} rel="noopener" className="font-semibold">
      {children}
    </a>
  );
}
