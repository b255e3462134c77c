import { z } from 'zod';
import { failedLinksSchema } from './failed-links.ts';
import { plainText } from './plain-text.ts';
import { rowIdSchema } from './row-id.ts';

const countedSchema = z.object({ label: z.string(), count: z.int() });

/** What awaits the operator. Figures of searches cover the last 30 days. */
export const inboxSchema = z
  .object({
    labelWords: z
      .array(z.object({ word: z.string(), products: z.int(), example: z.int() }))
      .describe('Names on labels that the vocabulary does not know, most products first'),
    labelWordsCount: z.int(),
    shopperWords: z.array(countedSchema).describe('Words of shoppers that were not understood'),
    decisions: z.array(
      z.object({
        word: z.string(),
        decision: z.enum(['spelling', 'kind', 'none']),
        canonical: z.string().nullable(),
        at: z.string(),
      }),
    ),
    damagedTexts: z.int().describe('Records in quarantine that await a decision'),
    labResults: z
      .array(
        z.object({
          id: z.string(),
          tester: z.string(),
          name: z.string(),
          result: z.string(),
          link: z.string(),
        }),
      )
      .describe('Laboratory results that match no product'),
    offers: z
      .array(
        z.object({
          retailer: z.string(),
          offer: z.string().describe('Its number in the feed'),
          name: z.string(),
          productId: z.int().nullable().describe('The product it resembles, if any'),
          product: z.string().nullable(),
          score: z.number().describe('Similarity, 0 to 1'),
        }),
      )
      .describe('Rows of price feeds without a certain product, likeliest match first'),
    offersCount: z.int(),
    barcodes: z.array(countedSchema).describe('Barcodes that were looked up and not found'),
    imperfectSearches: z.array(countedSchema).describe('Searches without a perfect match'),
    links: z.object({
      coverage: z.array(
        z.object({ retailer: z.string(), products: z.int(), priced: z.int(), inactive: z.int() }),
      ),
      products: z.int().describe('Products shown in the catalogue'),
      faulty: failedLinksSchema.describe(
        'Marketplace links without a tag or not in SiteStripe form',
      ),
      faultyCount: z.int(),
    }),
  })
  .meta({ id: 'Inbox' });
export type Inbox = Readonly<z.output<typeof inboxSchema>>;

const word = plainText(60, z.string().trim()).min(1);
export const decideWordBodySchema = z
  .strictObject({
    word,
    decision: z.enum(['spelling', 'kind', 'none']),
    canonical: plainText(100, z.string().trim()).min(1).optional(),
  })
  .meta({ id: 'WordDecision' });
export type DecideWordBody = Readonly<z.output<typeof decideWordBodySchema>>;
export const forgetWordBodySchema = z.strictObject({ word }).meta({ id: 'ForgetWord' });
export const wordPatchSchema = z
  .object({ patch: z.string().describe('Lines for the tables in data/vocabulary') })
  .meta({ id: 'WordPatch' });
const offerKey = z.string().min(1).max(500);
export const decideOfferBodySchema = z
  .strictObject({
    retailer: offerKey,
    offer: offerKey,
    decision: z.enum(['accepted', 'rejected']),
    productId: rowIdSchema.optional().describe('The product; if omitted, the one it resembles'),
  })
  .meta({ id: 'OfferDecision' });
export type DecideOfferBody = Readonly<z.output<typeof decideOfferBodySchema>>;
export const matchLabBodySchema = z
  .strictObject({
    id: z.string().regex(/^[0-9a-f]{16}$/, { error: 'must be the id of a result' }),
    productId: rowIdSchema,
  })
  .meta({ id: 'MatchLabResult' });
