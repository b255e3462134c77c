import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useConfig } from '../../site-context.tsx';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { ProsePage, proseSections } from '../../prose/prose-page.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { privacyValues } from './privacy-values.tsx';

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Privacy Policy', href: paths.privacy() },
];

export const loader = (args: LoaderFunctionArgs) => loaderTools(args).readText('privacy');

export const handle: ScreenHandle = {
  hydrate: false,
  meta: ({ config }) => ({
    title: 'Privacy Policy',
    description:
      'What Proteinwise stores in your browser, what its server counts, and what happens to a newsletter address. No cookies for shoppers.',
    canonical: paths.privacy(),
    jsonLd: [breadcrumbList(TRAIL, config.publicUrl)],
  }),
};

/** Privacy (specification section 2, route table): exactly what the code does. */
export function Component() {
  const config = useConfig();
  const text = useLoaderData<typeof loader>();
  return (
    <ProsePage
      trail={TRAIL}
      title="Privacy Policy"
      lead="The short version: no account, no cookies for shoppers, no profile. The long version is not long."
      sections={proseSections(text, privacyValues(text, config), ['browser'])}
    />
  );
}
