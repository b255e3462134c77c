import { z } from 'zod';
import { labResultSchema, proteinTypeSchema } from './product.ts';

const countSchema = z.int().min(0);

/** The most families of a brand that its makeup is computed from. For a larger brand, the best known. */
export const FAMILIES_LOOKED_AT = 200;

/** GET /api/brands/{id}: what a brand's products are made of, counted by family. */
export const brandMakeupSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    families: countSchema,
    lookedAt: countSchema.describe('Number of families counted below: the best known'),
    types: z
      .array(z.object({ value: proteinTypeSchema.nullable(), count: countSchema }))
      .describe('By protein type, most first; null if unknown'),
    formats: z.array(z.object({ value: z.enum(['powder', 'rtd', 'bar']), count: countSchema })),
    presence: z
      .array(
        z.object({
          term: z.string(),
          kind: z.enum(['sweetener', 'allergen']),
          contains: countSchema.describe('Contain it, or may contain it'),
          without: countSchema.describe('Confirmed to be without, by a completely read list'),
          unknown: countSchema,
        }),
      )
      .describe('What many people avoid'),
    strip: z
      .object({
        bins: z.array(countSchema).describe('All powders of the catalogue in steps of equal width'),
        low: z.number(),
        median: z.number(),
        high: z.number(),
        own: z.array(z.number()).describe('The brand’s powders, ascending'),
      })
      .nullable()
      .describe('Protein in g per 100 kcal'),
    known: z.object({
      list: countSchema.describe('Families with a completely read ingredient list'),
      figures: countSchema.describe('With protein, energy and sugar'),
      serving: countSchema.describe('With the label’s own serving'),
    }),
    read: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .describe('ISO dates between which the sources were read'),
    labResults: z.array(labResultSchema),
  })
  .meta({ id: 'BrandMakeup' });
export type BrandMakeup = Readonly<z.infer<typeof brandMakeupSchema>>;
