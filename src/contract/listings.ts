import { z } from 'zod';
import { fieldsQuerySchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import { allergenSchema, brandSchema } from './product.ts';
import { wholeNumber } from './whole-number.ts';

export const statsSchema = z
  .object({
    brandsCount: z.int().min(0),
    productsCount: z.int().min(0),
    ingredientsCount: z.int().min(0),
    verifiedDataPercent: z.number().min(0).max(100),
  })
  .meta({ id: 'Stats' });

export const brandListingSchema = z
  .object({
    ...brandSchema.shape,
    productsCount: z.int().min(0).describe('Every flavor counted'),
    familiesCount: z.int().min(0).describe('All flavors of a product counted as one'),
  })
  .meta({ id: 'BrandListing' });

export const ingredientListingSchema = z
  .object({
    canonical: z.string(),
    name: z.string(),
    kind: z.enum(['ingredient', 'family']),
    family: z.array(z.string()),
    allergen: allergenSchema.nullable(),
    productsCount: z.int().min(0).describe('Every flavor counted'),
    familiesCount: z.int().min(0).describe('All flavors of a product counted as one'),
    description: z.string(),
    source: z.string(),
  })
  .meta({ id: 'IngredientListing' });

/** Free text of a query string. Control characters are refused only where text reaches the database. */
const queryText = z.string().max(LIMITS.queryLength);

export const ingredientsQuerySchema = z.object({ q: queryText.optional() });

/** A product id. Any whole number is valid; an unknown one gives 404. */
export const idParamsSchema = z.object({
  id: wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
});

export const browseQuerySchema = z.object({
  limit: wholeNumber(1, LIMITS.pageSize).prefault(12),
  search: queryText.optional(),
  like: idParamsSchema.shape.id
    .optional()
    .describe('The id of a product: others like it, each of another family'),
  ...fieldsQuerySchema.shape,
});

export const proteinsQuerySchema = z.object({
  limit: wholeNumber(1, LIMITS.pageSize).optional(),
  offset: wholeNumber(0, Number.MAX_SAFE_INTEGER).prefault(0),
  ...fieldsQuerySchema.shape,
});

/** One line per family, represented by one product, for lists of all families. */
export const familyLineSchema = z
  .object({ id: z.int(), name: z.string(), brand: z.string(), flavors: z.int().min(1) })
  .meta({ id: 'FamilyLine' });

export const familyLinesQuerySchema = z.object({
  limit: wholeNumber(1, LIMITS.pageSize * 2).prefault(100),
  offset: wholeNumber(0, Number.MAX_SAFE_INTEGER).prefault(0),
});

/** A barcode of 8 to 14 digits in the notation of its pack. */
export const gtinParamsSchema = z.object({ gtin: z.string().regex(/^\d[\d -]{6,20}$/) });

/** A product's price at a retailer on a day, from the retailer's feed. */
export const dayPriceSchema = z
  .object({
    retailer: z.string(),
    day: z.string().describe('ISO date'),
    price: z.number(),
    currency: z.string().describe('ISO 4217'),
  })
  .meta({ id: 'DayPrice' });
export type DayPrice = Readonly<z.output<typeof dayPriceSchema>>;

export const lookUpBodySchema = z.strictObject(gtinParamsSchema.shape).meta({ id: 'LookUp' });

/** The outcome of looking up an unknown barcode at Open Food Facts. */
export const barcodeLookUpSchema = z
  .object({
    status: z
      .enum(['found', 'unknown', 'not-asked'])
      .describe('not-asked: turned off, too many requests, or the service is unavailable'),
  })
  .meta({ id: 'BarcodeLookUp' });
export type BarcodeLookUp = Readonly<z.output<typeof barcodeLookUpSchema>>;
