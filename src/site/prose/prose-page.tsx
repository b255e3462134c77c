import type { ReactNode } from 'react';
import type { Crumb } from './breadcrumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import { Markdown } from './markdown.tsx';
import { PageHeading } from './page-heading.tsx';
import type { TextSection, TextValues } from './prose-text.ts';

/** A section of a prose page. Its heading is in the table of contents. */
export interface ProseSection {
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
  /** Whether it contains more than running text and so takes the full width of its column. */
  readonly wide?: boolean;
}

/**
 * Returns the sections of a text of `data/pages`, with its names replaced. `wide` lists the ids of those with more than
 * running text.
 */
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

/** A prose page: heading, sections of text, and a table of contents, which is beside them on wide screens. */
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
  /** Shown under the table of contents. */
  aside?: ReactNode;
  /** Shown before the first section. */
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

/** The table of contents: one thin line per section, collapsed where it is above the text. */
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
