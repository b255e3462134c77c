import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';

/** The frame of the pages to which links in mails lead. */
export function MailLinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page py-16">
      <div className="label max-w-xl">
        <h1 className="headline text-2xl">{title}</h1>
        <div className="rule-thick mt-3 mb-4" />
        {children}
        <p className="rule-mid mt-5 pt-2">
          <a href={paths.home()} className="tap">
            Home
          </a>
        </p>
      </div>
    </div>
  );
}
