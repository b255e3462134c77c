import { z } from 'zod';
import { plainLines, plainText } from './plain-text.ts';

const grams = z.number().min(0).max(2_000).nullable();
const optional = <T extends z.ZodType>(schema: T) => schema.optional();
const trimmed = z.string().trim();
const text = (length: number) => plainText(length, trimmed);

/**
 * Facts that an operator may correct. Null clears the operator's entry; an omitted field stays unchanged. Figures are
 * per serving.
 */
export const factEditBodySchema = z
  .strictObject({
    name: optional(text(200).min(1).nullable()),
    brand: optional(text(100).min(1).nullable()),
    flavor: optional(text(100).min(1).nullable()),
    statement: optional(plainLines(10_000, trimmed).min(1).nullable()),
    servings: optional(z.number().min(0.1).max(10_000).nullable()),
    servingGrams: optional(z.number().min(1).max(2_000).nullable()),
    energy: optional(z.number().min(0).max(5_000).nullable()),
    protein: optional(grams),
    carbohydrate: optional(grams),
    sugar: optional(grams),
    fiber: optional(grams),
    fat: optional(grams),
    saturatedFat: optional(grams),
    salt: optional(grams),
    /** The URL at which the fact can be checked. */
    source: z.url({ protocol: /^https?$/, error: 'must be the address where it can be checked' }),
  })
  .meta({ id: 'FactEdit' });
export type FactEditBody = Readonly<z.output<typeof factEditBodySchema>>;
