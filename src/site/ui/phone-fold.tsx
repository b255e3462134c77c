import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A part of the page that is collapsed to one line below 1024 px. */
export function PhoneFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="folds-on-phones">
      <summary>
        <span className="flex min-h-11 w-full items-center justify-between gap-4 border-b-4 border-ink">
          <span className="headline text-xl">{title}</span>
          <Icon name="down" />
        </span>
      </summary>
      {children}
    </details>
  );
}
