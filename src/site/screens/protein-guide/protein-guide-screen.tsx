import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { ProsePage, proseSections } from '../../prose/prose-page.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { guideValues } from './guide-values.tsx';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Protein Guide', href: paths.proteinGuide() },
];

/** Returns the text, and the number of products of each type. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, readText } = loaderTools(args);
  const summary = await api.summary(NO_CRITERIA, {
    showAll: true,
    unconfirmed: false,
    sort: 'match',
    families: true,
    limit: 1,
    offset: 0,
  });
  const counts = (summary.facets['proteinTypes'] ?? []).map(({ value, count }) => [value, count]);
  return {
    counts: Object.fromEntries(counts) as Record<string, number>,
    text: readText('protein-guide'),
  };
}

export const handle: ScreenHandle = {
  hydrate: false,
  meta: ({ config }) => ({
    title: 'Protein Guide',
    description:
      'Protein types, quality scores, how much and when, and how to read a label: the essentials with their sources.',
    canonical: paths.proteinGuide(),
    jsonLd: [breadcrumbList(TRAIL, config.publicUrl)],
  }),
};

/** Protein Guide (product.md section 5). */
export function Component() {
  const { counts, text } = useLoaderData<typeof loader>();
  return (
    <ProsePage
      trail={TRAIL}
      title="Protein Guide"
      lead="What there is, how good it is, how much you need, and how to read the back of a tub. With sources, and with what is not known."
      sections={proseSections(text, guideValues(counts))}
      aside={
        <ButtonLink href={paths.calculator()} className="mt-4 w-full">
          Protein calculator
        </ButtonLink>
      }
    />
  );
}
