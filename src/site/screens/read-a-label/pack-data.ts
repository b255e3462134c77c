import type { LoaderFunctionArgs } from 'react-router';
import type { Api } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { type PackView, parsePackUrl } from '#contract/pack-url.ts';
import type { Criteria, Match } from '#domain/matching/criteria.ts';
import type { Product } from '#domain/product/product.ts';
import { type BarcodeFault, readBarcode } from '#domain/product/record/read-barcode.ts';
import { type CardProduct, toCardProduct } from '../../product-card/card-product.ts';
import { type MatchedCard, queries } from '../../queries.ts';
import { loaderTools } from '../../screen.ts';
import { type FormData, loadFormData } from '../../search-form/form-data.ts';
import { explainWithFallback, type ReadLabel } from './on-device/explain-with-fallback.ts';

/** What is known of a barcode: it is invalid, it is not in the catalogue, or it is a product's. */
export type BarcodeAnswer =
  | { readonly kind: 'fault'; readonly written: string; readonly fault: BarcodeFault }
  | { readonly kind: 'missing'; readonly gtin: string }
  | {
      readonly kind: 'found';
      readonly gtin: string;
      readonly product: CardProduct;
      readonly ingredientsComplete: boolean;
      /** Null without wishes. */
      readonly match: Match | null;
      /** Products of the same format that meet every wish, the most similar first. */
      readonly alternatives: readonly MatchedCard[];
    };

/** Everything the page shows. */
export interface PackData {
  /** Null if the counts of the form are not available. */
  readonly form: FormData | null;
  readonly barcode: BarcodeAnswer | null;
  readonly statement: string;
  /** The explanation of the statement; null if there is none. */
  readonly explanation: ReadLabel | null;
  /** The number of a product that the address names and the catalogue has not, or whose ingredients it has not. */
  readonly withoutLabel: { readonly product: number; readonly known: boolean } | null;
  /** Whether something requested could not be loaded, for example without a network. */
  readonly failed: boolean;
  /** A product of the catalogue whose label can be tried; null if there is none. */
  readonly example: { readonly id: number; readonly name: string } | null;
}

/** Number of perfect matches searched for those most similar to a product, and number shown. */
const ALTERNATIVES_ASKED = 48;
const ALTERNATIVES_SHOWN = 3;

/**
 * Returns products of the same format that meet every wish: those of the same protein type first, then those nearest in
 * protein. If one serving is stated and the other assumed, a product comes last within its type.
 */
async function findAlternatives(
  args: LoaderFunctionArgs,
  product: Product,
  criteria: Criteria,
): Promise<readonly MatchedCard[]> {
  const { api, queries: client } = loaderTools(args);
  const { items } = await client.fetchQuery(
    queries.search(api, criteria, {
      showAll: false,
      unconfirmed: false,
      sort: 'diversity',
      filters: { formats: [product.format] },
      families: true,
      limit: ALTERNATIVES_ASKED,
      offset: 0,
    }),
  );
  const basisOf = ({ servingSize }: Pick<Product, 'servingSize'>) => servingSize?.basis ?? 'label';
  const distance = (other: MatchedCard) =>
    (other.proteinType === product.proteinType ? 0 : 1_000) +
    (basisOf(other) === basisOf(product)
      ? Math.abs((other.proteinPerServing ?? 0) - (product.proteinPerServing ?? 0))
      : 500);
  return items
    .filter(({ id }) => id !== product.id)
    .toSorted((a, b) => distance(a) - distance(b) || a.id - b.id)
    .slice(0, ALTERNATIVES_SHOWN);
}

async function askForBarcode(
  args: LoaderFunctionArgs,
  { gtin: written, criteria }: PackView,
): Promise<BarcodeAnswer | null> {
  if (written === '') return null;
  const { api } = loaderTools(args);
  const barcode = readBarcode(written);
  if (!barcode.ok) return { kind: 'fault', written, fault: barcode.fault };
  const { gtin } = barcode;
  const product = await api.proteinByGtin(gtin);
  if (product === null) return { kind: 'missing', gtin };
  const asked = hasCriteria(criteria);
  const [matched, alternatives] = await Promise.all([
    asked ? api.byIdsMatched([product.id], criteria) : [],
    asked ? findAlternatives(args, product, criteria) : [],
  ]);
  return {
    kind: 'found',
    gtin,
    product: toCardProduct(product),
    ingredientsComplete: product.ingredientsComplete,
    match: matched[0] ?? null,
    alternatives,
  };
}

async function findExample(api: Api): Promise<PackData['example']> {
  const sample = await api.browse({ limit: 12 });
  const found = sample.find(
    ({ ingredientsStatement, ingredients }) =>
      ingredientsStatement !== null && ingredients.length > 4,
  );
  return found === undefined ? null : { id: found.id, name: found.name };
}

/**
 * Looks up `?gtin=`, reads `?statement=`, or reads the label of the catalogue's product `?product=`. Wishes judge each
 * of them.
 */
export async function loader(args: LoaderFunctionArgs): Promise<PackData> {
  const { api, url } = loaderTools(args);
  const view = parsePackUrl(url.search);
  const { criteria, unchecked } = view;
  let failed = false;
  /**
   * In the browser a failure is a state of the page, so that what was typed or photographed stays. On the server it
   * fails the page.
   */
  const softly = async <T>(asked: Promise<T>): Promise<T | null> => {
    if (import.meta.env.SSR) return asked;
    return asked.catch(() => {
      failed = true;
      return null;
    });
  };
  const product =
    view.product !== null && view.statement === '' ? await softly(api.protein(view.product)) : null;
  const statement = (view.statement || product?.ingredientsStatement?.trim()) ?? '';
  const [form, barcode, explanation, example] = await Promise.all([
    loadFormData(args, criteria).catch(() => null),
    softly(askForBarcode(args, view)),
    statement === ''
      ? null
      : softly(
          explainWithFallback(api, statement, {
            criteria: hasCriteria(criteria) ? criteria : undefined,
            unchecked,
          }),
        ),
    statement === '' && view.gtin === '' ? findExample(api).catch(() => null) : null,
  ]);
  const withoutLabel =
    view.product === null || statement !== '' || failed
      ? null
      : { product: view.product, known: product !== null };
  return { form, barcode, statement, explanation, example, withoutLabel, failed };
}
