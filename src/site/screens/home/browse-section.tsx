import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HOME_ANCHORS, paths } from '#contract/paths.ts';
import { queries } from '../../queries.ts';
import { useApi } from '../../site-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { friendlyCount } from '../../product-card/amount.ts';
import { buttonClass, Button } from '../../ui/button.tsx';
import { useDebounced } from '../../search-form/use-debounced.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProductRows } from './product-rows.tsx';
import type { RowProduct } from './row-product.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** Products in sample mode (specification section 9, "Sample browse limit"). */
export const SAMPLE_LIMIT = 12;

const { Part: FullCatalogue } = lazyPart(
  async () => (await import('./full-catalogue-view.tsx')).FullCatalogue,
  <Skeleton className="mt-4 h-40" />,
);

const TYPING_PAUSE_MS = 250;

/** The data that came with the page. */
interface BrowsePage {
  readonly search: string;
  readonly sample: readonly RowProduct[];
  /** Number of products in the catalogue; null if unknown. */
  readonly products: number | null;
}

/**
 * Browse All Products (specification sections 2 and 4, "Browse section"): a sample with a search box, or the full
 * catalogue.
 */
export function BrowseSection(page: BrowsePage) {
  const [full, setFull] = useState(false);
  const section = useRef<HTMLElement>(null);
  /** The pressed button disappears with its mode, so the section takes the focus. */
  const show = (all: boolean) => {
    setFull(all);
    section.current?.focus({ preventScroll: true });
  };
  const enter = () => {
    show(true);
    section.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section
      ref={section}
      id={HOME_ANCHORS.browse}
      aria-labelledby="browse-heading"
      tabIndex={-1}
      className="border-y-2 border-ink bg-well py-4 outline-none md:py-6"
    >
      <div className="page">
        <h2 id="browse-heading" className="section-head headline text-xl">
          Browse All Products
        </h2>
        {full ? (
          <FullCatalogue onLeave={() => show(false)} />
        ) : (
          <Sample page={page} onEnter={enter} />
        )}
      </div>
    </section>
  );
}

function Sample({ page, onEnter }: { page: BrowsePage; onEnter: () => void }) {
  const api = useApi();
  const hydrated = useHydrated();
  const [text, setText] = useState(page.search);
  const search = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const { data = page.sample, isError } = useQuery({
    ...queries.browse(api, { limit: SAMPLE_LIMIT, search }),
    enabled: search !== page.search,
    placeholderData: keepPreviousData,
  });
  const shown = search === page.search ? page.sample : data;
  const viewAll = `View All ${friendlyCount(page.products ?? 100)} Products`;
  const all = hydrated ? (
    <Button onClick={onEnter}>{viewAll}</Button>
  ) : (
    <a href={paths.searchAll()} className={buttonClass()}>
      {viewAll}
    </a>
  );
  return (
    // On phones the link to all products is below the sample.
    <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4 max-md:flex-col max-md:items-stretch">
      <form method="get" action={`/#${HOME_ANCHORS.browse}`} className="flex w-full max-w-md gap-2">
        <input
          name="browse"
          type="search"
          aria-label="Search products"
          className="input"
          placeholder="Product name, brand or type"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <noscript>
          <button type="submit" className={buttonClass()}>
            Search
          </button>
        </noscript>
      </form>
      <div className="w-full md:order-last">
        {isError ? (
          <p role="alert" className="label mt-6 max-w-xl">
            The products could not be loaded. Please try again.
          </p>
        ) : (
          <ProductRows products={shown} few={search === ''} text={search} />
        )}
      </div>
      <div className="max-md:mt-4 max-md:grid">{all}</div>
    </div>
  );
}
