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
    lookedAt: countSchema.describe('Families that the counts below are of: the best known'),
    types: z
      .array(z.object({ value: proteinTypeSchema.nullable(), count: countSchema }))
      .describe('By protein type, most first; null where it is not known'),
    formats: z.array(z.object({ value: z.enum(['powder', 'rtd', 'bar']), count: countSchema })),
    presence: z
      .array(
        z.object({
          term: z.string(),
          kind: z.enum(['sweetener', 'allergen']),
          contains: countSchema.describe('Contain it, or may contain it'),
          without: countSchema.describe('Confirmed without, by a list read whole'),
          unknown: countSchema,
        }),
      )
      .describe('What many people avoid'),
    strip: z
      .object({
        bins: z.array(countSchema).describe('All powders of the catalogue in equally wide steps'),
        low: z.number(),
        median: z.number(),
        high: z.number(),
        own: z.array(z.number()).describe('The brand’s powders, ascending'),
      })
      .nullable()
      .describe('Protein in g per 100 kcal'),
    known: z.object({
      list: countSchema.describe('Families whose ingredient list was read whole'),
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
