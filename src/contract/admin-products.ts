import { z } from 'zod';
import { PRODUCT_FORMATS } from '#domain/enumerations.ts';
import { factEditBodySchema } from './fact-edits.ts';
import { plainText } from './plain-text.ts';
import { MAX_ROW_ID } from '#domain/max-row-id.ts';
import { rowIdSchema } from './row-id.ts';
import { wholeNumber } from './whole-number.ts';

/** The state of a product: shown, hidden or merged by the operator, or found to be a duplicate. */
export const PRODUCT_STATES = ['shown', 'hidden', 'merged', 'duplicate'] as const;

const adminProductSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    brand: z.string().nullable(),
    flavor: z.string().nullable(),
    format: z.enum(PRODUCT_FORMATS),
    proteinType: z.string().nullable(),
    gtin: z.string().nullable(),
    state: z.enum(PRODUCT_STATES),
    shownAs: z.int().nullable().describe('The product shown instead'),
    familyId: z.int().nullable().describe('Lowest id of its family; null if it is alone'),
  })
  .meta({ id: 'AdminProduct' });
export type AdminProduct = Readonly<z.output<typeof adminProductSchema>>;

export const adminProductQuerySchema = z.object({
  q: plainText(100).default(''),
  state: z.enum(['all', ...PRODUCT_STATES]).default('all'),
  limit: wholeNumber(1, 100).prefault(20),
  offset: wholeNumber(0, 10_000_000).prefault(0),
});
export type AdminProductQuery = Readonly<z.output<typeof adminProductQuerySchema>>;

export const adminProductListSchema = z
  .object({ products: z.array(adminProductSchema), total: z.int() })
  .meta({ id: 'AdminProductList' });
export type AdminProductList = Readonly<z.output<typeof adminProductListSchema>>;

/** One change of a product, with the values before and after. */
const changeSchema = z
  .object({
    id: z.int(),
    kind: z.enum(['facts', 'decision']).describe('The history that `id` belongs to'),
    at: z.string(),
    who: z.string(),
    what: z.string().describe('In words: "hidden", "merged into 12 Acme Whey"'),
    productId: z.int().nullable(),
    name: z.string(),
    source: z.string().describe('Address where corrected facts can be checked; else empty'),
    changes: z.array(
      z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
    undone: z.boolean(),
  })
  .meta({ id: 'ProductChange' });
export type ProductChange = Readonly<z.output<typeof changeSchema>>;

export const productHistorySchema = z
  .object({ changes: z.array(changeSchema) })
  .meta({ id: 'ProductHistory' });
export const productHistoryQuerySchema = z.object({
  product: wholeNumber(1, MAX_ROW_ID).optional(),
});

/** A product with everything the operator needs for a decision. */
export const adminProductDetailSchema = z
  .object({
    product: adminProductSchema,
    records: z.array(
      z.object({
        source: z.string(),
        record: z.string(),
        name: z.string().nullable(),
        url: z.string(),
      }),
    ),
    picture: z
      .object({
        image: z.string().describe('Its address on this site'),
        by: z.string(),
        licence: z.string().nullable(),
        source: z.string(),
        hidden: z.boolean().describe('A drawn pack is shown instead'),
      })
      .nullable(),
    family: z.array(adminProductSchema).describe('The other products shown in its family'),
    mergedHere: z.array(adminProductSchema),
    changes: z.array(changeSchema),
  })
  .meta({ id: 'AdminProductDetail' });
export type AdminProductDetail = Readonly<z.output<typeof adminProductDetailSchema>>;

/** A product that no source has. Name, brand and a URL to check it at are required. Figures are per serving. */
export const newProductBodySchema = factEditBodySchema
  .extend({
    name: plainText(200, z.string().trim()).min(1),
    brand: plainText(100, z.string().trim()).min(1),
    format: z.enum(PRODUCT_FORMATS),
    gtin: z
      .string()
      .trim()
      .regex(/^[\d -]{8,20}$/, { error: 'must be a barcode of 8 to 14 digits' })
      .optional(),
  })
  .meta({ id: 'NewProduct' });
export type NewProductBody = Readonly<z.output<typeof newProductBodySchema>>;

export const mergeBodySchema = z.strictObject({ into: rowIdSchema }).meta({ id: 'MergeProduct' });
export const moveBodySchema = z.strictObject({ to: rowIdSchema }).meta({ id: 'MoveProduct' });
export const splitBodySchema = z
  .strictObject({ ids: z.array(rowIdSchema).min(1).max(100) })
  .meta({ id: 'SplitFamily' });

/** `waiting`: takes effect when the running import ends. */
export const editDoneSchema = z
  .object({ status: z.enum(['done', 'waiting']) })
  .meta({ id: 'EditDone' });
export const productAddedSchema = z
  .object({ status: z.enum(['done', 'waiting']), id: z.int().nullable() })
  .meta({ id: 'ProductAdded' });
