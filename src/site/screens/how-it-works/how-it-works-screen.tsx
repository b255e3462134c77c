import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { ProsePage, proseSections } from '../../prose/prose-page.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { exampleValues, ruleValues } from './rule-values.tsx';
import { EXAMPLE_CRITERIA, mostInstructive } from './worked-example.ts';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'How It Works', href: paths.howItWorks() },
];

/** Returns the text, and the receipt of a real product from a real search. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, readText } = loaderTools(args);
  const options = {
    showAll: true,
    unconfirmed: true,
    sort: 'match',
    limit: 30,
    offset: 0,
  } as const;
  const found = await api.search(EXAMPLE_CRITERIA, options);
  return { text: readText('how-it-works'), example: mostInstructive(found.items) };
}

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

/** How It Works (product.md section 5): the rules, rendered from the constants that the code uses. */
export function Component() {
  const { text, example } = useLoaderData<typeof loader>();
  const shown = example === null ? text.filter(({ id }) => id !== 'receipt') : text;
  return (
    <ProsePage
      trail={TRAIL}
      title="How It Works"
      lead="Say what you want. Each product gets a receipt. Nothing else decides."
      sections={proseSections(shown, {
        ...ruleValues(text),
        ...(example === null ? {} : exampleValues(example)),
      })}
      aside={
        <ButtonLink href={paths.search()} variant="primary" className="mt-4 w-full">
          Start a search
        </ButtonLink>
      }
    />
  );
}
