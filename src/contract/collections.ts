import { z } from 'zod';
import { criteriaSchema, filtersSchema } from './search.ts';

/** With fewer perfect matches than this a collection is kept from search engines, and the operator is told. */
export const COLLECTION_LEAST = 5;

/** A search that many people type, kept under an address of its own. */
export const collectionListingSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    group: z.string().describe('The heading it stands under'),
    summary: z.string(),
    search: z.string().describe('The address of the same search'),
    count: z.int().min(0).describe('Families of which a product meets every wish'),
    changedAt: z.string().nullable().describe('Since when the answer has been this'),
  })
  .meta({ id: 'CollectionListing' });

export const collectionSchema = z
  .object({
    ...collectionListingSchema.shape,
    text: z.array(z.string()).describe('What the wish means and how it is judged, in paragraphs'),
    criteria: criteriaSchema,
    filters: filtersSchema,
  })
  .meta({ id: 'Collection' });

/** The collections that a product fits, or that speak of an ingredient; all without either. */
export const collectionsQuerySchema = z.object({
  product: z.coerce.number<string | number>().int().optional(),
  ingredient: z.string().max(200).optional(),
});
