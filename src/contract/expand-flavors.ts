import { z } from 'zod';

/** Figures of the flavor-variant expansion (specification section 2, "Admin pages"). */
export const expansionStatsSchema = z
  .object({
    totalProducts: z.int().describe('Products of the catalogue, variants included'),
    multiFlavorProducts: z.int().describe('Base products with more than one known flavor'),
    flavorVariants: z.int().describe('Products that are a flavor of such a base product'),
    uniqueBaseProducts: z.int().describe('Different base products'),
    uniqueFlavors: z.int().describe('Different flavors'),
  })
  .meta({ id: 'ExpansionStats' });
export type ExpansionStats = Readonly<z.output<typeof expansionStatsSchema>>;

export const EXPANSION_STATUSES = [
  'idle',
  'running',
  'completed',
  'completed with errors',
] as const;

export const expansionProgressSchema = z
  .object({
    status: z.enum(EXPANSION_STATUSES),
    processedProducts: z.int(),
    totalProducts: z.int(),
    currentProduct: z.string(),
    totalVariantsCreated: z.int(),
    errors: z.array(z.string()),
  })
  .meta({ id: 'ExpansionProgress' });
export type ExpansionProgress = Readonly<z.output<typeof expansionProgressSchema>>;
