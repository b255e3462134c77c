import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { HOME_ANCHORS } from '#contract/paths.ts';
import { AD_SLOTS, AdSlot } from '../../ads/ad-slot.tsx';
import { queries } from '../../client/queries.ts';
import { useApi } from '../../client/site-context.tsx';
import { NewsletterSection } from '../../newsletter/newsletter-section.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { SearchForm } from '../../search-form/search-form.tsx';
import { useSearchDraft } from '../../search-form/use-search-draft.ts';
import { type DrawnMap, readTeaserMap } from '../protein-map/drawn-map.ts';
import { MapTeaser } from '../protein-map/map-teaser.tsx';
import { BrandsSection } from './brands-section.tsx';
import { BrowseSection, SAMPLE_LIMIT } from './browse-section.tsx';
import { CompareSection } from './compare-section.tsx';
import { Hero } from './hero.tsx';
import { homeJsonLd } from './home-json-ld.ts';
import { HowItWorksSection } from './how-it-works-section.tsx';
import type { WorkedExample } from './worked-example.ts';
import { StatsStrip } from './stats-strip.tsx';

interface HomeData {
  /** What the sample's search box was asked for without JavaScript. */
  readonly browse: string;
  readonly example: WorkedExample | null;
  readonly map: DrawnMap;
}

export const handle: ScreenHandle<HomeData | null> = {
  meta: ({ config }) => ({
    title: 'Proteinwise: Intelligent Protein Discovery',
    canonical: '/',
    // For crawlers, which read the server's page: browsers need not load the code.
    jsonLd: import.meta.env.SSR ? homeJsonLd(config.publicUrl) : [],
  }),
};

/** Asks for all that the page shows at once. */
export async function loader(args: LoaderFunctionArgs): Promise<HomeData> {
  const { api, queries: client, url } = loaderTools(args);
  // Of use to the loader only, which runs on the server unless home is reached without loading a page.
  const { EXAMPLE_CRITERIA, EXAMPLE_SEARCH, pickExample } = await import('./pick-example.ts');
  const browse = url.searchParams.get('browse')?.trim().slice(0, 200) ?? '';
  const [candidates, map] = await Promise.all([
    api.search(EXAMPLE_CRITERIA, EXAMPLE_SEARCH),
    readTeaserMap(api),
    client.ensureQueryData(queries.browse(api, { limit: SAMPLE_LIMIT, search: browse })),
    // Figures that fail are no reason to fail the page: the strip asks again, and has defaults.
    client.prefetchQuery(queries.stats(api)),
    client.ensureQueryData(queries.brands(api)),
    client.ensureQueryData(queries.formCounts(api, NO_CRITERIA)),
    client.ensureQueryData(queries.teaser(api)),
  ]);
  return { browse, example: pickExample(candidates.items), map };
}

/** Home (specification section 2). */
export function Component() {
  const { browse, example, map } = useLoaderData<HomeData>();
  const api = useApi();
  const { data: brands } = useQuery(queries.brands(api));
  const state = useSearchDraft(NO_CRITERIA);
  return (
    <>
      <Hero example={example} />
      <StatsStrip />
      <section
        id={HOME_ANCHORS.search}
        aria-labelledby="search-heading"
        tabIndex={-1}
        className="page py-16 outline-none"
      >
        <div className="label p-4 sm:p-6 lg:p-8">
          <h2 id="search-heading" className="headline text-2xl">
            Find your protein
          </h2>
          <div className="rule-thick mt-3 mb-4" />
          <SearchForm state={state} brands={brands ?? []} />
        </div>
      </section>
      <AdSlot id={AD_SLOTS.homeTop} kind="inline" className="page" />
      <HowItWorksSection example={example} />
      <BrowseSection initialSearch={browse} />
      <AdSlot id={AD_SLOTS.homeMiddle} kind="inline" className="page" />
      <CompareSection />
      <MapTeaser map={map} />
      <BrandsSection brands={brands ?? []} />
      <div className="page">
        <NewsletterSection />
      </div>
      <AdSlot id={AD_SLOTS.homeBottom} kind="inline" className="page mt-16" />
    </>
  );
}
