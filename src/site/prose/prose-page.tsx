import type { ReactNode } from 'react';
import type { Crumb } from './breadcrumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import { Markdown } from './markdown.tsx';
import { PageHeading } from './page-heading.tsx';
import type { TextSection, TextValues } from './prose-text.ts';

/** A section of a prose page; its heading is in the table of contents. */
export interface ProseSection {
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
  /** Whether it contains more than running text: it is then as wide as its column. */
  readonly wide?: boolean;
}

/** The sections of a text of `data/pages`, its names filled in; `wide` are the ids of those with more than running text. */
export function proseSections(
  text: readonly TextSection[],
  values: TextValues<ReactNode> = {},
  wide: readonly string[] = [],
): readonly ProseSection[] {
  return text.map(({ id, heading, tokens }) => ({
    id,
    heading,
    body: <Markdown tokens={tokens} values={values} />,
    wide: wide.includes(id),
  }));
}

/** A prose page: heading, table of contents beside it on wide screens, sections of text. */
export function ProsePage({
  trail,
  title,
  lead,
  sections,
  aside,
  note,
}: {
  trail: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  sections: readonly ProseSection[];
  /** Under the list of contents. */
  aside?: ReactNode;
  /** Before the first section. */
  note?: ReactNode;
}) {
  return (
    <div className="page">
      <PageHeading trail={trail} title={title} lead={lead} />
      <div className="grid gap-x-16 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[min(17rem,27vw)_minmax(0,1fr)]">
        <aside className="lg:sticky lg:top-22 lg:self-start">
          <ProseContents sections={sections} />
          {aside}
        </aside>
        <div>
          {note}
          {sections.map(({ id, heading, body, wide = false }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="prose-section">
              <h2 id={`${id}-heading`} className="headline text-xl">
                {heading}
              </h2>
              <div className={`prose mt-4 ${wide ? 'prose-wide' : ''}`}>{body}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The sections of a page as a label: one thin line each; folded where they stand above the text. */
export function ProseContents({
  sections,
}: {
  sections: readonly Pick<ProseSection, 'id' | 'heading'>[];
}) {
  return (
    <nav aria-label="On this page" className="label">
      <details className="folds-on-phones">
        <summary className="eyebrow min-h-9 items-center justify-between">
          On this page
          <Icon name="down" />
        </summary>
        <p className="eyebrow unfolded">On this page</p>
        <div className="rule-mid mt-1" />
        <ol className="gap-x-8 md:max-lg:columns-2">
          {sections.map(({ id, heading }) => (
            <li key={id} className="border-t border-rule first:border-t-0">
              <a
                href={`#${id}`}
                className="tap-small w-full py-1.5 text-sm no-underline hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
