import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '#contract/paths.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { OPERATOR_VALUES } from '../../prose/operator-detail.tsx';
import { ProsePage, proseSections } from '../../prose/prose-page.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Terms of Service', href: paths.terms() },
];

export const loader = (args: LoaderFunctionArgs) => loaderTools(args).readText('terms');

export const handle: ScreenHandle = {
  hydrate: false,
  meta: ({ config }) => ({
    title: 'Terms of Service',
    description:
      'What you may use Proteinwise for, what we do not promise, and how affiliate links work.',
    canonical: paths.terms(),
    jsonLd: [breadcrumbList(TRAIL, config.publicUrl)],
  }),
};

/** Terms (specification section 2, "Terms"). */
export function Component() {
  return (
    <ProsePage
      trail={TRAIL}
      title="Terms of Service"
      lead="Last updated January 2025"
      note={
        <p className="receipt mb-8 max-w-2xl">
          <strong>Revision, November 2026.</strong> Worded more plainly; the open data license, the
          rule about retailer links in Best Mix, and the section on allergens were added. Nothing
          you were allowed to do before is forbidden now.
        </p>
      }
      sections={proseSections(useLoaderData<typeof loader>(), OPERATOR_VALUES)}
    />
  );
}
