import { createElement } from 'react';
import { unhydratedPart } from '../../shell/unhydrated-part.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ProductDetails } from './product-data.ts';
import type { PRODUCT_PARTS } from './product-details.tsx';

const SSR = import.meta.env.SSR;

/**
 * In the browser `details` is null until the shopper navigates to another product. Until then the server's element
 * stays as it is. The part's code is fetched together with that product's data.
 */
function part(tag: 'div' | 'dl', id: string, className: string, name: keyof typeof PRODUCT_PARTS) {
  const props = { id, className };
  const Unhydrated = SSR ? () => createElement(tag, props) : unhydratedPart(tag, id);
  const { Part, load } = lazyPart<ProductDetails>(
    async () => (await import('./product-details.tsx')).PRODUCT_PARTS[name],
  );
  return {
    load,
    Part: ({ details }: { details: ProductDetails | null }) =>
      details === null ? <Unhydrated /> : createElement(tag, props, <Part {...details} />),
  };
}

/** The parts that are not hydrated until another product is shown. */
export const lazy = {
  Facts: part('dl', 'known-facts', 'fact-rows', 'KnownFacts'),
  Label: part(
    'div',
    'facts-label',
    'lg:top-20 lg:order-1 lg:row-span-2 lg:[@media(min-height:56rem)]:sticky',
    'NutritionLabel',
  ),
  Ingredients: part('div', 'ingredients-part', '', 'IngredientSection'),
  Packs: part('div', 'packs', '', 'Packs'),
  Evidence: part('div', 'evidence', 'min-w-0 *:not-last:mb-10', 'Evidence'),
  Collections: part('div', 'collections-part', '', 'Collections'),
  PageEnd: part('div', 'page-end', '', 'PageEnd'),
} as const;

/** Fetches the code of all parts. */
export const loadParts = () => Promise.all(Object.values(lazy).map(({ load }) => load()));

if (SSR) await loadParts();
