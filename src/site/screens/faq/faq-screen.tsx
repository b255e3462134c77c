import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { friendlyCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { loadCatalogueCounts } from '../../prose/catalogue-counts.ts';
import { PageHeading } from '../../prose/page-heading.tsx';
import { ProseContents } from '../../prose/prose-page.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { faqGroups, faqPage, type FaqFigures, type FaqQuestion } from './questions.ts';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'FAQ', href: paths.faq() },
];

/** The counts that answers speak of, rounded down to friendly numbers (product.md section 3). */
export async function loader(args: LoaderFunctionArgs): Promise<FaqFigures> {
  const { products, brands } = await loadCatalogueCounts(args);
  return { products: friendlyCount(products), brands: friendlyCount(brands) };
}

export const handle: ScreenHandle<FaqFigures | null> = {
  hydrate: false,
  meta: ({ data, config }) => ({
    title: 'Frequently asked questions',
    description:
      'How the search and the match score work, what a 100% match means, how to compare, where the data comes from.',
    canonical: paths.faq(),
    jsonLd: [
      breadcrumbList(TRAIL, config.publicUrl),
      ...(data === null ? [] : [faqPage(faqGroups(data))]),
    ],
  }),
};

/** FAQ (specification section 2, "FAQ"). Answers open without JavaScript. */
export function Component() {
  const groups = faqGroups(useLoaderData<typeof loader>());
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
      <div className="grid gap-x-16 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)]">
        <aside className="lg:sticky lg:top-22 lg:self-start">
          <ProseContents sections={groups} />
        </aside>
        <div>
          {groups.map(({ id, heading, questions }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="prose-section">
              <h2 id={`${id}-heading`} className="headline text-xl">
                {heading}
              </h2>
              <div className="mt-3 border-t border-ink">
                {questions.map((question) => (
                  <Question key={question.id} {...question} />
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

function Question({ id, question, answer, links }: FaqQuestion) {
  return (
    <details id={id} className="group border-b border-rule">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2 font-bold">
        <h3>{question}</h3>
        <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="max-w-2xl space-y-2 pb-4">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {links !== undefined && (
          <p className="flex flex-wrap gap-x-5">
            {links.map(({ label, href }) => (
              <a key={href} href={href} className="tap-small">
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}
