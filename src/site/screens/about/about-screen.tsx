import { useLoaderData } from 'react-router';
import { paths } from '#contract/paths.ts';
import { friendlyCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { loadCatalogueCounts } from '../../prose/catalogue-counts.ts';
import { ContactAddress, OperatorName } from '../../prose/operator-detail.tsx';
import { ProsePage, type ProseSection } from '../../prose/prose-page.tsx';
import type { ScreenHandle } from '../../screen.ts';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'About', href: paths.about() },
];

/** How many products and brands the texts speak of. */
export const loader = loadCatalogueCounts;

export const handle: ScreenHandle = {
  hydrate: false,
  meta: ({ config }) => ({
    title: 'About',
    description:
      'Who makes Proteinwise, where its product data comes from, how it earns money, and what it will not do.',
    canonical: paths.about(),
    jsonLd: [breadcrumbList(TRAIL, config.publicUrl)],
  }),
};

/** About (specification section 2, route table). */
export function Component() {
  const { products, brands } = useLoaderData<typeof loader>();
  return (
    <ProsePage
      trail={TRAIL}
      title="About Proteinwise"
      lead="Protein labels are public. Reading a hundred of them side by side is not fun. So we built something that does."
      sections={sections(products, brands)}
    />
  );
}

function sections(products: number, brands: number): readonly ProseSection[] {
  return [
    {
      id: 'what',
      heading: 'What it is',
      body: (
        <>
          <p>
            Proteinwise is a free website for people who buy protein powders, drinks and bars and
            want to know what is in them. You say what you want and what you do not want, and it
            shows which of {friendlyCount(products)} products from {friendlyCount(brands)} brands
            fit, which nearly do, and why not.
          </p>
          <p>
            There is no account and no login. Everyone is an anonymous visitor. What you choose is
            kept in your own browser. Accounts are planned, for people who want to keep their
            preferences; they will be optional.
          </p>
        </>
      ),
    },
    {
      id: 'data',
      heading: 'Where the facts come from',
      body: (
        <>
          <p>
            From public records of labels: Open Food Facts, the United States Department of
            Agriculture, and smaller collections named on <a href={paths.openData()}>Open Data</a>.
            Each figure on a product page says which record it comes from and from when.
          </p>
          <ul>
            <li>
              <strong>Label</strong>: the source states it.
            </li>
            <li>
              <strong>Calculated</strong>: arithmetic or a written rule on stated facts. The product
              page shows which.
            </li>
            <li>
              <strong>Unknown</strong>: nobody told us. We show that it is unknown. It is never
              shown as zero and never read as “free from”.
            </li>
          </ul>
          <p>
            We do not test products. Records have errors, and recipes change. The label on the pack
            in your hand always wins.
          </p>
        </>
      ),
    },
    {
      id: 'score',
      heading: 'How products are ranked',
      body: (
        <p>
          By how well they fit what you asked for. The score starts at 100; every point taken off or
          added is a line on a receipt you can open. The rules are on{' '}
          <a href={paths.howItWorks()}>How It Works</a>, drawn from the very code that applies them.
        </p>
      ),
    },
    {
      id: 'money',
      heading: 'How it earns money',
      body: (
        <>
          <p>
            By links to retailers, and by advertising where it is switched on. If you buy through
            such a link we may earn a small commission, at no extra cost to you.
          </p>
          <p>
            Commissions do not influence a match score or a percentage, and makers cannot pay for a
            place. One thing you should know: the order called <em>Best Mix</em> puts perfect
            matches that have an active link at the main marketplace first. It says so beside the
            sort. <em>Match Score</em> and <em>Protein Content</em> do not look at links.
          </p>
        </>
      ),
    },
    {
      id: 'not',
      heading: 'What we do not do',
      body: (
        <ul>
          <li>Invent reviews, ratings, prices or numbers.</li>
          <li>Give medical advice. This is information about labels, no more.</li>
          <li>
            Follow you around. See what is stored, and what is not, on the{' '}
            <a href={paths.privacy()}>privacy page</a>.
          </li>
        </ul>
      ),
    },
    {
      id: 'who',
      heading: 'Who we are',
      body: (
        <p>
          Proteinwise is run by <OperatorName />. Write to <ContactAddress /> with corrections,
          questions or ideas; a wrong figure with a photo of the label is the most welcome mail of
          all. <a href={paths.contact()}>Contact</a> has the details.
        </p>
      ),
    },
  ];
}
