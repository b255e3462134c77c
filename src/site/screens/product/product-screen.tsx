import { useEffect, useRef } from 'react';
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router';
import { paths } from '#contract/paths.ts';
import { FailureNote } from '../../failed-step/failure-note.tsx';
import { reloadsElsewhere, stayOnFailure } from '../../failed-step/stay-on-failure.ts';
import { loaderTools, type ScreenHandle, withStatus } from '../../screen.ts';
import { lazy, loadParts } from './lazy-parts.tsx';
import { InheritedNotice, SimilarProducts, Variants } from './around/neighbors.tsx';
import { type ProductPage, readProductPage } from './product-data.ts';
import { ProductHead } from './product-head.tsx';
import { ProductNotFound } from './product-not-found.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { productStructuredData } from './structured-data.ts';
import { SessionVerdict, WhatToKnow } from './what-to-know.tsx';

const SSR = import.meta.env.SSR;

/**
 * `/protein/{id}` is the address of a product. `/protein/{id}-{anything}` and ids of duplicates redirect to it
 * permanently.
 */
async function loadProduct(args: LoaderFunctionArgs) {
  const { api, params } = loaderTools(args);
  const [, digits, rest = ''] = /^(\d{1,10})(-.*)?$/.exec(params['id'] ?? '') ?? [];
  const [page] = await Promise.all([
    digits === undefined ? null : readProductPage(api, Number(digits)),
    SSR ? null : loadParts(),
  ]);
  if (page === null) return withStatus(null, 404);
  const canonical = paths.product(page.product.id);
  if (rest !== '' || digits !== String(page.product.id)) return redirect(canonical, 301);
  return page;
}

export const loader = stayOnFailure(loadProduct);
export { reloadsElsewhere as shouldRevalidate };

export const handle: ScreenHandle<ProductPage | null> = {
  meta({ data, config }) {
    if (data === null) return { title: 'Product Not Found', noindex: true };
    const { product } = data;
    return {
      title: data.title,
      description: data.description,
      canonical: paths.product(product.id),
      image: `/share/product/${product.id}.png`,
      ogType: 'product',
      // For crawlers, which read the server's page. The browser does not load the code.
      jsonLd:
        SSR && data.details !== null ? productStructuredData(data.details.product, config) : [],
    };
  },
  browserData: (data) => data && { ...data, details: null },
};

/**
 * After navigation to another flavor, whose link is gone with the previous page, moves the focus to its name in the
 * list of flavors.
 */
function useFlavorFocus(id: number | undefined): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('#flavors [aria-current]')?.focus();
  }, [id]);
}

/** One product as a label (specification section 2, "Product detail"). */
export function Component() {
  const page = useLoaderData<ProductPage | null>();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  useFlavorFocus(page?.product.id);
  if (state === 'loading' && location.pathname !== pathname) return <ProductSkeleton />;
  if (page === null) return <ProductNotFound />;
  const { product, details } = page;
  const flavors = (
    <>
      <Variants flavor={product.flavor} variants={page.variants} />
      <lazy.Packs.Part details={details} />
    </>
  );
  return (
    <article className="page py-3 sm:py-6">
      <FailureNote />
      <ProductHead product={product} />
      {page.inherited && <InheritedNotice />}
      {page.poor ? (
        <>
          <div className="label with-wishes mt-5 p-0">
            <SessionVerdict id={product.id} />
          </div>
          <div className="mt-6 has-[>:empty:only-child]:hidden">{flavors}</div>
          <lazy.Evidence.Part details={details} />
        </>
      ) : (
        <>
          <div className="mt-5 grid items-start gap-x-10 gap-y-6 grid-cols-[minmax(0,1fr)] lg:grid-cols-[min(24rem,38vw)_minmax(0,1fr)]">
            <div className="lg:order-2">
              <WhatToKnow id={product.id}>
                <lazy.Facts.Part details={details} />
              </WhatToKnow>
            </div>
            <lazy.Label.Part details={details} />
            <div className="min-w-0 *:not-last:mb-8 lg:order-3 lg:col-start-2">
              <lazy.Ingredients.Part details={details} />
              <div className="has-[>:empty:only-child]:hidden">{flavors}</div>
              <lazy.Evidence.Part details={details} />
            </div>
          </div>
          <lazy.Collections.Part details={details} />
          <SimilarProducts products={page.similar} />
        </>
      )}
      <lazy.PageEnd.Part details={details} />
    </article>
  );
}
