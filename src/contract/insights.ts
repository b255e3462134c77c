import { z } from 'zod';

const countedSchema = z.object({ label: z.string(), count: z.int() });

/** How often shoppers followed a product's link to a retailer. */
const retailerClicksSchema = z.object({
  productId: z.int().nullable().describe('Null where the event names no product of the catalogue'),
  name: z.string().describe("The product's name; the brand's where the product is not known"),
  retailer: z.string(),
  days: z.array(z.int()).describe('On each day of `activity`, the oldest first'),
});
export type RetailerClicks = Readonly<z.output<typeof retailerClicksSchema>>;

/** What the dashboard shows besides the newsletter: counts of first-party events and the catalogue's health. */
export const insightsSchema = z
  .object({
    days: z.int().describe('How many days back the events reach'),
    affiliateClicks: z.array(retailerClicksSchema).describe('By product and retailer, most first'),
    clicksByRetailer: z
      .array(retailerClicksSchema.pick({ retailer: true, days: true }))
      .describe('The retailers whose links were followed most'),
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
      .describe('Day by day, the oldest first; nobody is told apart'),
    inbox: z.object({
      labelWords: z.int().describe('Different words on labels that nobody could read'),
      labResults: z.int().describe('Results of laboratories without a product'),
      offers: z.int().describe('Rows of price feeds that no product answers to for certain'),
      shopperWords: z.int().describe('Different words of shoppers that nobody understood'),
      barcodes: z.int().describe('Different barcodes that were not found'),
      imperfectSearches: z.int().describe('Different searches without a perfect match'),
      faultyLinks: z.int().describe('Marketplace links that are untagged or of no SiteStripe form'),
    }),
    fruitlessSearches: z
      .array(countedSchema)
      .describe('Wishes of searches that listed nothing, most first'),
    catalogue: z.object({
      products: z.int(),
      withoutIngredients: z.int(),
      withoutMarketplaceLink: z.int(),
      stalePrices: z.int().describe('Prices read more than 24 hours ago'),
      claimConflicts: z.int().describe('Claims that ingredients or figures deny'),
      quarantined: z.int().describe('Records waiting for a decision'),
    }),
  })
  .meta({ id: 'Insights' });
export type Insights = Readonly<z.output<typeof insightsSchema>>;
