import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browsePager, BROWSE_PAGE_SIZE, rangeText } from '#domain/paging/browse-pager.ts';
import { clampPage, pageCount, pageOffset } from '#domain/paging/pager.ts';
import { paths } from '#contract/paths.ts';
import { AssociateSentence } from '../../product-card/associate-sentence.tsx';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ProductGrid } from './product-grid.tsx';
import { fetchCatalogue, findInCatalogue, nextProgress, PROGRESS } from './full-catalogue.ts';

/** Full-catalogue mode: everything is fetched once, then searched and paged in the browser. */
export function FullCatalogue({ onLeave }: { onLeave: () => void }) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [share, setShare] = useState<number | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['proteins', 'catalogue'],
    queryFn: ({ signal }) => fetchCatalogue(setShare, signal),
    refetchOnWindowFocus: false,
  });
  const leave = (
    <Button onClick={onLeave} className="shrink-0">
      Show Sample Products
    </Button>
  );

  if (isError) {
    return (
      <div role="alert" className="label mt-4 max-w-xl">
        <p className="font-bold">The catalogue could not be loaded.</p>
        <div className="mt-3 flex gap-3">
          <Button onClick={() => void refetch()}>Try again</Button>
          {leave}
        </div>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className="mt-4">
        <CatalogueProgress share={share} />
        <div className="mt-4">{leave}</div>
      </div>
    );
  }

  const found = findInCatalogue(data, text);
  const pages = pageCount(found.length, BROWSE_PAGE_SIZE);
  const current = clampPage(page, pages);
  const offset = pageOffset(current, BROWSE_PAGE_SIZE);
  const shown = found.slice(offset, offset + BROWSE_PAGE_SIZE);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-md">
          <label htmlFor="catalogue-search" className="mb-1 block text-sm font-semibold">
            Search the whole catalogue, every flavor counted
          </label>
          <input
            id="catalogue-search"
            type="search"
            className="input"
            placeholder="Name, brand or type"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setPage(1);
            }}
          />
        </div>
        {leave}
      </div>
      <p role="status" className="mt-4 text-sm text-soft">
        {rangeText(current, BROWSE_PAGE_SIZE, found.length)}
      </p>
      <ProductGrid products={shown} text={text.trim()} />
      <AssociateSentence products={shown} className="mt-3" />
      {pages > 1 && (
        <div className="mt-6">
          <Pagination
            label="Catalogue pages"
            page={current}
            pages={pages}
            items={browsePager(current, pages)}
            hrefOf={() => paths.searchAll()}
            onPage={(target) => {
              setPage(target);
              document.getElementById('browse-products')?.scrollIntoView({ block: 'start' });
            }}
          />
        </div>
      )}
    </>
  );
}

/** Shows the true share if the response's length is known, and otherwise the specification's estimate. */
function CatalogueProgress({ share }: { share: number | null }) {
  const [estimate, setEstimate] = useState<number>(PROGRESS.start);
  useEffect(() => {
    const timer = setInterval(
      () => setEstimate((now) => nextProgress(now, Math.random())),
      PROGRESS.everyMs,
    );
    return () => clearInterval(timer);
  }, []);
  const percent = Math.round(share === null ? estimate : Math.max(PROGRESS.start, share * 100));
  return (
    <div className="label max-w-xl">
      <p className="font-bold">Loading the full catalogue</p>
      <p className="text-sm text-soft">On a slow connection this may take 15-20 seconds.</p>
      <progress
        className="progress mt-3"
        max={100}
        value={percent}
        aria-label="Loading the full catalogue"
      >
        {percent}%
      </progress>
    </div>
  );
}
