import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import type { Stats } from '#contract/api.ts';
import { HOME_ANCHORS, paths } from '#contract/paths.ts';
import { type LinkedCollection, pickCollections } from '../../collections/pick-collections.ts';
import { AD_SLOTS, AdSlot } from '../../ads/ad-slot.tsx';
import { type CardProduct, toShortCard } from '../../product-card/card-product.ts';
import { type FormData, formDataForBrowser, loadFormData } from '../../search-form/form-data.ts';
import { NewsletterSection } from '../../newsletter/newsletter-section.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { searchTarget } from '../../search-form/form-target.tsx';
import { SearchForm } from '../../search-form/search-form.tsx';
import { useSearchDraft } from '../../search-form/use-search-draft.ts';
import { unhydratedPart } from '../../shell/unhydrated-part.tsx';
import { readTeaserMap, type TeaserMap } from '../../catalogue-map/drawn-map.ts';
import { MapTeaser as DrawnMapTeaser } from './map-teaser.tsx';
import { BrandsSection as DrawnBrands } from './brands-section.tsx';
import { CollectionsSection as DrawnCollections } from './collections-section.tsx';
import { BrowseSection, SAMPLE_LIMIT } from './browse-section.tsx';
import { CompareSection as DrawnTeaser, TEASER_PRODUCTS } from './compare-section.tsx';
import { Hero } from './hero.tsx';
import { fitsHeroLabel, type HeroLabelData, toHeroLabel } from './hero-label-data.ts';
import { homeJsonLd } from './home-json-ld.ts';
import { HowItWorksSection as DrawnSteps } from './how-it-works-section.tsx';
import { pickBrands, type HomeBrands } from './pick-brands.ts';
import {
  HOME_EXAMPLE_CRITERIA,
  HOME_EXAMPLE_SEARCH,
  pickExample,
  type WorkedExample,
} from './pick-example.ts';
import { StatsStrip } from './stats-strip.tsx';
import { type RowProduct, toRowProduct } from './row-product.ts';

/** Number of best known products to fetch. The hero and the comparison teaser show the powders among them. */
const BEST_KNOWN = 40;

interface HomeData {
  readonly stats: Stats | null;
  readonly form: FormData;
  /** The first products of the sample. */
  readonly sample: readonly RowProduct[];
  readonly teaser: readonly CardProduct[];
  /** The text of the sample's search box, when used without JavaScript. */
  readonly browse: string;
  /** The product that the hero's label shows at first. */
  readonly label: HeroLabelData | null;
  readonly example: WorkedExample | null;
  readonly map: TeaserMap;
  readonly brands: HomeBrands;
  readonly collections: readonly LinkedCollection[];
}

// Sections that never change once rendered, so the browser does not load their code.
const SSR = import.meta.env.SSR;
const HowItWorksSection = SSR ? DrawnSteps : unhydratedPart('section', HOME_ANCHORS.howItWorks);
const CompareSection = SSR ? DrawnTeaser : unhydratedPart('section', HOME_ANCHORS.compare);
const MapTeaser = SSR ? DrawnMapTeaser : unhydratedPart('section', 'map-teaser');
const CollectionsSection = SSR ? DrawnCollections : unhydratedPart('section', 'collections');
const BrandsSection = SSR ? DrawnBrands : unhydratedPart('section', HOME_ANCHORS.brands);

export const handle: ScreenHandle<HomeData | null> = {
  meta: ({ config }) => ({
    title: 'Proteinwise: Intelligent Protein Discovery',
    canonical: '/',
    // For crawlers, which read the server's page. The browser does not load the code.
    jsonLd: SSR ? homeJsonLd(config.publicUrl) : [],
  }),
  browserData: SSR
    ? (data) =>
        data && {
          label: data.label,
          browse: data.browse,
          stats: data.stats,
          sample: data.sample,
          form: formDataForBrowser(data.form),
        }
    : undefined,
};

async function readHome(args: LoaderFunctionArgs): Promise<HomeData> {
  const { api, url } = loaderTools(args);
  const browse = url.searchParams.get('browse')?.trim().slice(0, 200) ?? '';
  const [candidates, map, brands, sample, stats, form, bestKnown, collections] = await Promise.all([
    api.search(HOME_EXAMPLE_CRITERIA, HOME_EXAMPLE_SEARCH),
    readTeaserMap(api),
    api.brands(),
    api.browse({ limit: SAMPLE_LIMIT, search: browse }),
    // Failed figures must not fail the page: the strip refetches them, and has defaults.
    api.stats().catch(() => null),
    loadFormData(args, NO_CRITERIA),
    api.browse({ limit: BEST_KNOWN }),
    api.collections(),
  ]);
  const example = pickExample(candidates.items, brands);
  const powders = bestKnown.filter(({ format }) => format === 'powder');
  const wellKnown = powders.find(fitsHeroLabel) ?? powders[0];
  return {
    browse,
    example,
    label: wellKnown === undefined ? null : toHeroLabel(wellKnown),
    map,
    brands: pickBrands(brands),
    collections: pickCollections(collections, 3),
    sample: sample.map(toRowProduct),
    stats,
    form,
    teaser: powders.slice(0, TEASER_PRODUCTS).map(toShortCard),
  };
}

/** Runs only on the server. */
export const loader = SSR ? readHome : undefined;

/** Home (specification section 2). */
export function Component() {
  const { browse, label, example, map, brands, collections, sample, stats, form, teaser } =
    useLoaderData<HomeData>();
  const state = useSearchDraft(NO_CRITERIA);
  return (
    <>
      <Hero example={label} />
      <StatsStrip stats={stats} />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 py-3 lg:grid-cols-[minmax(0,1fr)_min(23rem,36vw)]">
        <section
          id={HOME_ANCHORS.search}
          aria-labelledby="search-heading"
          tabIndex={-1}
          className="label self-start p-4 outline-none sm:p-5"
        >
          <h2 id="search-heading" className="headline text-xl">
            Find your protein
          </h2>
          <div className="rule-thick mt-2 mb-3" />
          <SearchForm
            searchBox
            hint
            state={state}
            form={form}
            target={searchTarget()}
            folds
            plainBrands={
              <p className="p-3">
                <a href={paths.search()}>Choose brands on the search page</a>
              </p>
            }
          />
        </section>
        <HowItWorksSection example={example} />
      </div>
      <AdSlot id={AD_SLOTS.homeTop} kind="inline" className="page" />
      <BrowseSection search={browse} sample={sample} products={stats?.productsCount ?? null} />
      <AdSlot id={AD_SLOTS.homeMiddle} kind="inline" className="page" />
      <CompareSection products={teaser} />
      <div className="page grid gap-x-12 gap-y-2 pt-4 pb-3 md:grid-cols-2 md:pt-6">
        <MapTeaser map={map} />
        <div className="min-w-0">
          <BrandsSection {...brands} />
          <CollectionsSection collections={collections} />
        </div>
      </div>
      <div className="-mb-2">
        <div className="page">
          <NewsletterSection />
        </div>
        <AdSlot id={AD_SLOTS.homeBottom} kind="inline" className="page mt-8" />
      </div>
    </>
  );
}
