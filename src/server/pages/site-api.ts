import { ApiError, type Api, type MatchedProduct } from '#contract/api.ts';
import { LIMITS } from '#contract/limits.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import { takeTurn } from '#services/access/turns.ts';
import { listCollections, readCollection } from '#services/collections/list-collections.ts';
import { browseProteins } from '#services/product/browse-proteins.ts';
import { describeBrand } from '#services/product/describe-brand.ts';
import { describeIngredient } from '#services/ingredients/describe-ingredient.ts';
import { findIngredients } from '#services/search/find-ingredients.ts';
import { readShoppersSentence } from '#services/search/read-shoppers-sentence.ts';
import { LabelsWaitingError } from '#services/label-reader.ts';
import { findPeers } from '#services/product/find-peers.ts';
import { findStatementReading } from '#services/product/find-statement-reading.ts';
import { listPoints } from '#services/search/list-points.ts';
import { listFamilies } from '#services/product/list-families.ts';
import { listProteins } from '#services/product/list-proteins.ts';
import {
  matchProteinsByIds,
  readProteinByGtin,
  readProteinsByIds,
} from '#services/product/read-proteins-by-ids.ts';
import {
  type MatchedStoredProduct,
  type MatchStream,
  searchProteins,
} from '#services/search/search-proteins.ts';
import type { Site } from '#services/site.ts';
import { summarizeSearch } from '#services/search/summarize-search.ts';

function matched({ stored, match, variants }: MatchedStoredProduct): MatchedProduct {
  return { ...stored.product, ...match, ...(variants === undefined ? {} : { variants }) };
}

async function matchedPage(found: Promise<MatchStream>) {
  const { chunks, total } = await found;
  return { items: (await Array.fromAsync(chunks)).flat().map(matched), total };
}

/** Turns expected failures into the `ApiError`s that HTTP clients would get. */
async function asApi<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isDatabaseUnavailable(error)) {
      throw new ApiError(503, 'The database is away. Please try again shortly.');
    }
    if (error instanceof LabelsWaitingError) throw new ApiError(503, error.message);
    throw error;
  }
}

/** The API for server-rendered pages: the same use cases as the HTTP API, without HTTP. */
export function createSiteApi(site: Site): Api {
  const take = (ids: readonly number[]) => asApi(readProteinsByIds(site, ids));
  return {
    stats: async () => site.catalogue.current().stats,
    known: async () => site.catalogue.current().known,
    brands: async () => site.catalogue.current().brands,
    brand: (id) => asApi(describeBrand(site, id)),
    ingredients: async (query) => findIngredients(site, query?.slice(0, LIMITS.queryLength)),
    ingredient: (slug) => describeIngredient(site, slug),
    browse: async (options) => {
      const found = await asApi(browseProteins(site, options));
      return found.map(({ product }) => product);
    },
    proteins: async (page) => {
      const { items, total } = await asApi(listProteins(site, page));
      return { items: items.map(({ product }) => product), total };
    },
    families: async (page) => {
      await takeTurn();
      return listFamilies(site, page);
    },
    protein: async (id) => (await take([id]))[0]?.product ?? null,
    search: (criteria, options) =>
      asApi(matchedPage(searchProteins(site, 'search', criteria, options))),
    summary: async (criteria, options) => {
      const summary = await asApi(summarizeSearch(site, criteria, options));
      return { ...summary, best: summary.best.map(matched) };
    },
    hidden: (criteria, options) =>
      asApi(matchedPage(searchProteins(site, 'hidden', criteria, options))),
    byIds: async (ids) => (await take(ids)).map(({ product }) => product),
    byIdsMatched: async (ids, criteria) =>
      (await asApi(matchProteinsByIds(site, ids, criteria))).map(matched),
    peers: async (id) => findPeers(site, id),
    statementReading: async (id) => (await asApi(findStatementReading(site, id))) ?? null,
    points: (criteria, options) => listPoints(site, criteria, options),
    blogPosts: () => asApi(site.blog.posts()),
    blogPost: (slug) => asApi(site.blog.post(slug)),
    collections: (of) => asApi(listCollections(site, of)),
    collection: (slug) => asApi(readCollection(site, slug)),
    readSentence: (sentence) =>
      readShoppersSentence(site, sentence.slice(0, LIMITS.sentenceLength)),
    explainLabel: (statement, options) => asApi(site.readLabel({ statement, ...options })),
    proteinByGtin: async (gtin) => (await asApi(readProteinByGtin(site, gtin)))?.product ?? null,
  };
}
