import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router';
import { paths } from '#contract/paths.ts';
import { productTitle } from '../../product-card/product-title.ts';
import { InCollections as DrawnCollections } from '../../collections/in-collections.tsx';
import { keptPart } from '../../shell/kept-part.tsx';
import { loaderTools, type ScreenHandle, withStatus } from '../../screen.ts';
import { FlagSection } from './flag-section.tsx';
import { IngredientSection } from './ingredient-section.tsx';
import { Alternatives, SimilarProducts, Variants } from './neighbours.tsx';
import { NutritionLabel } from './nutrition-label.tsx';
import { type ProductPage, readProductPage, shownOf } from './product-data.ts';
import { ClosingPrompt, ProductHead } from './product-head.tsx';
import { ProductNotFound } from './product-not-found.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { isPoorRecord, ShortPage } from './short-page.tsx';
import { StandingPlots } from './standing-plots.tsx';
import { productStructuredData } from './structured-data.ts';
import { TrustBox } from './trust-box.tsx';
import { WhatToKnow } from './what-to-know.tsx';

/** `/protein/{id}` is the address of a product; `/protein/{id}-{anything}`, and ids of duplicates, lead to it for good. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, params } = loaderTools(args);
  const [, digits, rest = ''] = /^(\d{1,10})(-.*)?$/.exec(params['id'] ?? '') ?? [];
  const page = digits === undefined ? null : await readProductPage(api, Number(digits));
  if (page === null) return withStatus(null, 404);
  const canonical = paths.product(page.product.id);
  if (rest !== '' || digits !== String(page.product.id)) return redirect(canonical, 301);
  return page;
}

// Drawn once, by the server.
const InCollections = import.meta.env.SSR ? DrawnCollections : keptPart('section', 'collections');

export const handle: ScreenHandle<ProductPage | null> = {
  meta({ data, config }) {
    if (data === null) return { title: 'Product Not Found', noindex: true };
    const { product } = data;
    return {
      title: productTitle(product),
      description: product.description,
      canonical: paths.product(product.id),
      image: `/share/product/${product.id}.png`,
      ogType: 'product',
      jsonLd: productStructuredData(product, config),
    };
  },
  browserData: (data) => (data === null ? null : shownOf(data)),
};

/** One product as a label (specification section 2, "Product detail"). */
export function Component() {
  const page = useLoaderData<ProductPage | null>();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  if (state === 'loading' && location.pathname !== pathname) return <ProductSkeleton />;
  if (page === null) return <ProductNotFound />;
  const { product, peers } = page;
  const variants = peers !== null && <Variants product={product} variants={peers.variants} />;
  if (isPoorRecord(product)) {
    return (
      <article className="page py-6">
        <ProductHead product={product} />
        {variants}
        <ShortPage product={product} peers={peers} similar={page.similar} />
        <TrustBox product={product} />
        <ClosingPrompt />
      </article>
    );
  }
  return (
    <article className="page py-6">
      <ProductHead product={product} />
      {variants}
      <div className="mt-5 grid items-start gap-x-10 gap-y-6 grid-cols-[minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="lg:order-2">
          <WhatToKnow product={product} sweetening={page.sweetening} peers={peers} />
        </div>
        <NutritionLabel product={product} />
        <div className="min-w-0 space-y-10 lg:order-3 lg:col-start-2">
          <IngredientSection
            product={product}
            spans={page.spans}
            explanations={page.explanations}
          />
          <FlagSection product={product} />
          {peers !== null && <StandingPlots peers={peers} />}
          {peers !== null && <Alternatives alternatives={peers.alternatives} product={product} />}
        </div>
      </div>
      <InCollections collections={page.collections} />
      <SimilarProducts products={page.similar} />
      <TrustBox product={product} />
      <ClosingPrompt />
    </article>
  );
}
