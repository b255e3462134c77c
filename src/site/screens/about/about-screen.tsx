import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '#contract/paths.ts';
import { friendlyCount } from '../../product-card/amount.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { loadCatalogueCounts } from '../../prose/catalogue-counts.ts';
import { OPERATOR_VALUES } from '../../prose/operator-detail.tsx';
import { ProsePage, proseSections } from '../../prose/prose-page.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'About', href: paths.about() },
];

export async function loader(args: LoaderFunctionArgs) {
  const counts = await loadCatalogueCounts(args);
  return { counts, text: loaderTools(args).readText('about') };
}

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
  const { counts, text } = useLoaderData<typeof loader>();
  const products = friendlyCount(counts.products);
  const brands = friendlyCount(counts.brands);
  return (
    <ProsePage
      trail={TRAIL}
      title="About Proteinwise"
      lead="Protein labels are public. Reading a hundred of them side by side is not fun. So we built something that does."
      sections={proseSections(text, { ...OPERATOR_VALUES, products, brands })}
    />
  );
}
