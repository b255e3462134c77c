import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { ProsePage, type ProseSection } from '../../prose/prose-page.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Orders, ScoreRules, Standings, WorkedReceipt } from './rules.tsx';
import { EXAMPLE_CRITERIA, EXAMPLE_WORDS, mostInstructive } from './worked-example.ts';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'How It Works', href: paths.howItWorks() },
];

/** A receipt of a real product, from the search itself. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = loaderTools(args);
  const options = {
    showAll: true,
    unconfirmed: true,
    sort: 'match',
    limit: 30,
    offset: 0,
  } as const;
  const found = await api.search(EXAMPLE_CRITERIA, options);
  const example = mostInstructive(found.items);
  if (example === null) return { example: null };
  const { id, name, brand, score, matchPercentage, receipt, criteria } = example;
  return { example: { id, name, brand: brand.name, score, matchPercentage, receipt, criteria } };
}

type Example = Awaited<ReturnType<typeof loader>>['example'];

export const handle: ScreenHandle = {
  hydrate: false,
  meta: ({ config }) => ({
    title: 'How It Works',
    description:
      'The exact rules of the match score, with a worked receipt: what costs points, what hides a product, what unknown means.',
    canonical: paths.howItWorks(),
    jsonLd: [breadcrumbList(TRAIL, config.publicUrl)],
  }),
};

/** How It Works (product.md section 5): the rules, drawn from the code that applies them. */
export function Component() {
  const { example } = useLoaderData<typeof loader>();
  return (
    <ProsePage
      trail={TRAIL}
      title="How It Works"
      lead="You say what you want. Each product gets a receipt. Nothing else decides."
      sections={sections(example)}
      aside={
        <ButtonLink href={paths.search()} variant="primary" className="mt-4 w-full">
          Start a search
        </ButtonLink>
      }
    />
  );
}

function sections(example: Example): readonly ProseSection[] {
  return [
    {
      id: 'wishes',
      heading: 'Your wishes are the criteria',
      body: (
        <>
          <p>
            The list of ingredients to avoid counts as one criterion, the must-have list as one,
            protein types, goals and brands as one each (any of those you chose will do), and every
            dietary box as one. Thirteen at most. For each product, a criterion is{' '}
            <StateMark status="met">met</StateMark>, <StateMark status="unmet">not met</StateMark>{' '}
            or <StateMark status="unknown">not confirmed</StateMark>, with the evidence.
          </p>
          <p>
            <strong>Match percentage</strong> = criteria met ÷ criteria applied. With none applied
            it is 100.
          </p>
        </>
      ),
    },
    {
      id: 'hard',
      heading: 'Avoid means avoid',
      body: (
        <>
          <p>
            An allergy is not a preference. The avoid list and the dietary boxes are <em>hard</em>:
            a product known to break one is hidden, whatever its score. Must-haves, types, goals and
            brands are <em>soft</em>: they cost points.
          </p>
          <Standings />
        </>
      ),
    },
    {
      id: 'rules',
      heading: 'The rules of the score',
      body: (
        <>
          <p>
            This table is drawn from the constants in the program. If a rule changes, so does this
            page.
          </p>
          <ScoreRules />
        </>
      ),
    },
    ...(example === null ? [] : [workedExample(example)]),
    {
      id: 'unknown',
      heading: 'When the label does not say',
      body: (
        <>
          <p>
            Unknown is not zero, not “free from”, and not a failure. An unknown criterion counts as
            not met, but is worded “not confirmed”. A figure that is not known earns no bonus.
          </p>
          <ul>
            <li>
              “May contain X” or “traces of X” breaks <em>avoid X</em>.
            </li>
            <li>“Made in a facility that handles X” leaves it unknown.</li>
            <li>
              A missing or cut-off ingredient text leaves it unknown too, unless X is found in what
              is there.
            </li>
            <li>
              What <a href={paths.readLabel()}>Read any pack</a> reads from a photograph counts
              where it speaks against a product, and denies nothing until you have compared the text
              with the pack.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'words',
      heading: 'How ingredient words are understood',
      body: (
        <p>
          Through a vocabulary that people have read: synonyms, E numbers, spelling mistakes and
          families. “Dairy” covers whey, casein, milk and more; “nut” does not find coconut or
          nutmeg. The page shows what a word was understood as, and you can take members out. Look
          things up in the <a href={paths.ingredients()}>Ingredient Database</a>.
        </p>
      ),
    },
    {
      id: 'order',
      heading: 'The order of the results',
      body: (
        <>
          <Orders />
          <p>
            Ties are broken by the exact score, then by what is known: a product whose name, brand,
            figures and list are on record comes before one that lacks them, and a record of a later
            year before an older one. Then by name, so that the order never wobbles.
          </p>
        </>
      ),
    },
    {
      id: 'commission',
      heading: 'Where money comes in',
      body: (
        <p>
          Retailer links may earn us a commission at no extra cost to you. They change no score and
          no percentage. The one place where a link matters is the first rule of Best Mix, above.
        </p>
      ),
    },
  ];
}

function workedExample(example: NonNullable<Example>): ProseSection {
  return {
    id: 'receipt',
    heading: 'A worked receipt',
    body: (
      <>
        <p>
          A real product of the catalogue, for this search: <em>{EXAMPLE_WORDS}</em>
        </p>
        <WorkedReceipt
          heading={
            <>
              {example.brand}
              <br />
              <a href={paths.product(example.id)}>{example.name}</a>
            </>
          }
          receipt={example.receipt}
          score={example.score}
        />
        <p>
          {example.criteria.filter(({ status }) => status === 'met').length} of{' '}
          {example.criteria.length} criteria are met, so the match percentage is{' '}
          {example.matchPercentage}%. In detail:
        </p>
        <ul className="list-none! pl-0!">
          {example.criteria.map(({ key, status, evidence }) => (
            <li key={key} className="grid grid-cols-[8.5rem_1fr] gap-2">
              <StateMark status={status} className="font-semibold" />
              <span>{evidence}</span>
            </li>
          ))}
        </ul>
      </>
    ),
  };
}
