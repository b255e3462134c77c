import { z } from 'zod';
import { criteriaSchema, filtersSchema } from './search.ts';
import { wholeNumber } from './whole-number.ts';

/** A collection with fewer perfect matches than this is hidden from search engines and listed for the operator. */
export const MIN_COLLECTION_PRODUCTS = 5;

/** A search that many people make, with its own URL. */
export const collectionListingSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    group: z.string().describe('The heading it stands under'),
    summary: z.string(),
    search: z.string().describe('The address of the same search'),
    count: z.int().min(0).describe('Families of which a product meets every wish'),
    changedAt: z.string().nullable().describe('Time of the first report with this answer'),
  })
  .meta({ id: 'CollectionListing' });

export const collectionSchema = z
  .object({
    ...collectionListingSchema.shape,
    text: z.array(z.string()).describe('What the wish means and how it is judged, as paragraphs'),
    criteria: criteriaSchema,
    filters: filtersSchema,
  })
  .meta({ id: 'Collection' });

/** Restricts the list to collections that a product fits or whose wishes name an ingredient. Without either, all. */
export const collectionsQuerySchema = z.object({
  product: wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER).optional(),
  ingredient: z.string().max(200).optional(),
});
