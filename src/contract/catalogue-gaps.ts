import { z } from 'zod';

const productSchema = z.object({ id: z.int(), name: z.string() });

/** Where the catalogue needs work, most viewed products first. */
export const catalogueGapsSchema = z
  .object({
    gaps: z.array(
      productSchema.extend({
        views: z.int().describe('Page views in the last 30 days'),
        missing: z.array(z.string()),
      }),
    ),
    conflicts: z.array(productSchema.extend({ conflict: z.string() })),
    thinCollections: z
      .array(z.object({ slug: z.string(), title: z.string(), count: z.int() }))
      .describe('Collections kept from search engines: fewer than five products fit'),
    stalePrices: z.array(productSchema.extend({ price: z.number(), checkedAt: z.string() })),
  })
  .meta({ id: 'CatalogueGaps' });
export type CatalogueGaps = Readonly<z.output<typeof catalogueGapsSchema>>;
