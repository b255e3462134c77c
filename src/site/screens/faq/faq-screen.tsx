import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { friendlyCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { loadCatalogueCounts } from '../../prose/catalogue-counts.ts';
import { PageHeading } from '../../prose/page-heading.tsx';
import { Markdown } from '../../prose/markdown.tsx';
import type { TextSection, TextValues } from '../../prose/prose-text.ts';
import { ProseContents } from '../../prose/prose-page.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { answerAndLinks, CALCULATOR_VALUES, faqPage } from './questions.ts';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'FAQ', href: paths.faq() },
];

interface FaqData {
  readonly groups: readonly TextSection[];
  /** Values that answers mention. Counts are rounded down (product.md section 3). */
  readonly values: TextValues<string>;
}

export async function loader(args: LoaderFunctionArgs): Promise<FaqData> {
  const { products, brands } = await loadCatalogueCounts(args);
  return {
    groups: loaderTools(args).readText('faq'),
    values: {
      ...CALCULATOR_VALUES,
      products: friendlyCount(products),
      brands: friendlyCount(brands),
    },
  };
}

export const handle: ScreenHandle<FaqData | null> = {
  hydrate: false,
  meta: ({ data, config }) => ({
    title: 'Frequently asked questions',
    description:
      'How the search and the match score work, what a 100% match means, how to compare, where the data comes from.',
    canonical: paths.faq(),
    jsonLd: [
      breadcrumbList(TRAIL, config.publicUrl),
      ...(data === null ? [] : [faqPage(data.groups, data.values)]),
    ],
  }),
};

/** FAQ (specification section 2, "FAQ"). Answers open without JavaScript. */
export function Component() {
  const { groups, values } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHeading trail={TRAIL} title="Frequently asked questions">
        <p className="mt-3">
          <a href={paths.home()} className="tap-small gap-1">
            <Icon name="left" />
            Back to Home
          </a>
        </p>
      </PageHeading>
      <div className="grid gap-x-16 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[min(17rem,27vw)_minmax(0,1fr)]">
        <aside className="lg:sticky lg:top-22 lg:self-start">
          <ProseContents sections={groups} />
        </aside>
        <div>
          {groups.map(({ id, heading, parts }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="prose-section">
              <h2 id={`${id}-heading`} className="headline text-xl">
                {heading}
              </h2>
              <div className="mt-3 border-t border-ink">
                {parts.map((part) => (
                  <Question key={part.id} part={part} values={values} />
                ))}
              </div>
            </section>
          ))}
          <section className="label mt-10" aria-labelledby="more-heading">
            <h2 id="more-heading" className="font-bold">
              Not answered?
            </h2>
            <div className="mt-3 flex flex-wrap gap-3">
              <ButtonLink href={paths.contact()}>Contact us</ButtonLink>
              <ButtonLink href={paths.search()} variant="primary">
                Search proteins
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}

function Question({ part, values }: { part: TextSection; values: TextValues<string> }) {
  const { answer, links } = answerAndLinks(part);
  return (
    <details id={part.id} className="border-b border-rule">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2 font-bold">
        <h3>{part.heading}</h3>
        <Icon name="down" />
      </summary>
      <div className="max-w-2xl *:not-last:mb-2 pb-4">
        <Markdown tokens={answer} values={values} />
        {links.length > 0 && (
          <p className="flex flex-wrap gap-x-5">
            {links.map(({ text, href }) => (
              <a key={href} href={href} className="tap-small">
                {text}
              </a>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}
