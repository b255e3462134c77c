import { z } from 'zod';
import { ingredientListingSchema } from './listings.ts';
import { allergenSchema } from './product.ts';
import type { Wire } from './wire.ts';

/** The languages in which names are given, which are those in which labels are read. */
export const NAME_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;

const answer = z.enum(['yes', 'no', 'maybe']);
const linkSchema = z.object({
  canonical: z.string(),
  name: z.string(),
  familiesCount: z.int().min(0).describe('All flavors of a product counted as one'),
});

/** GET /api/ingredients/{slug}: all facts about one ingredient or ingredient family. */
export const ingredientPageSchema = z
  .object({
    ...ingredientListingSchema.shape,
    names: z.array(
      z.object({ language: z.enum(NAME_LANGUAGES), names: z.array(z.string()).min(1) }),
    ),
    eNumbers: z.array(z.string()),
    animal: answer.nullable().describe('Whether it comes from an animal; null for a family'),
    palm: answer.nullable(),
    lactose: z.enum(['yes', 'traces', 'maybe', 'no']).nullable(),
    gluten: z.array(z.string()).describe('Gluten grains it contains, including oats'),
    maybeAllergens: z
      .array(allergenSchema)
      .describe('Allergens it may carry without its name saying so'),
    role: z.string().nullable().describe('Its functions in products'),
    instead: z.array(linkSchema).describe('Others with the same role, most used first'),
  })
  .meta({ id: 'IngredientPage' });
export type IngredientPage = Wire<typeof ingredientPageSchema>;
