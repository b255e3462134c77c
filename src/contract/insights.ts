import { z } from 'zod';

const countedSchema = z.object({ label: z.string(), count: z.int() });

/** How often shoppers followed a product's link to a retailer. */
const retailerClicksSchema = z.object({
  productId: z.int().nullable().describe('Null if the event names no product of the catalogue'),
  name: z.string().describe("The product's name; the brand's if the product is unknown"),
  retailer: z.string(),
  days: z.array(z.int()).describe('For each day of `activity`, oldest first'),
});
export type RetailerClicks = Readonly<z.output<typeof retailerClicksSchema>>;

/** What the dashboard shows besides the newsletter: counts of first-party events and the catalogue's health. */
export const insightsSchema = z
  .object({
    days: z.int().describe('Number of days covered'),
    affiliateClicks: z.array(retailerClicksSchema).describe('By product and retailer, most first'),
    clicksByRetailer: z
      .array(retailerClicksSchema.pick({ retailer: true, days: true }))
      .describe('The retailers with the most followed links'),
    activity: z
      .array(
        z.object({
          day: z.string().describe('UTC, such as 2026-11-22'),
          pageViews: z.int(),
          searches: z.int().describe('Views of the search page'),
          comparisons: z.int().describe('Products put into a comparison'),
          calculations: z.int(),
          clicks: z.int().describe('Retailer links followed'),
        }),
      )
      .describe('Day by day, oldest first; visitors are not distinguished'),
    inbox: z.object({
      labelWords: z.int().describe('Distinct words on labels that could not be read'),
      labResults: z.int().describe('Laboratory results without a product'),
      offers: z.int().describe('Rows of price feeds without a certain product'),
      shopperWords: z.int().describe('Distinct words of shoppers that were not understood'),
      barcodes: z.int().describe('Distinct barcodes that were not found'),
      imperfectSearches: z.int().describe('Distinct searches without a perfect match'),
      faultyLinks: z.int().describe('Marketplace links without a tag or not in SiteStripe form'),
    }),
    fruitlessSearches: z
      .array(countedSchema)
      .describe('Wishes of searches without results, most frequent first'),
    catalogue: z.object({
      products: z.int(),
      withoutIngredients: z.int(),
      withoutMarketplaceLink: z.int(),
      stalePrices: z.int().describe('Prices read more than 24 hours ago'),
      claimConflicts: z.int().describe('Claims that ingredients or figures contradict'),
      quarantined: z.int().describe('Records that await a decision'),
    }),
  })
  .meta({ id: 'Insights' });
export type Insights = Readonly<z.output<typeof insightsSchema>>;
