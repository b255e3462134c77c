import { z } from 'zod';
import {
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
} from '#domain/enumerations.ts';
import { LIMITS } from './limits.ts';

export const readSentenceBodySchema = z
  .object({ sentence: z.string().max(LIMITS.sentenceLength) })
  .meta({ id: 'ReadSentenceRequest' });

/** The wishes and filters that a sentence was read as. */
export const sentenceReadingSchema = z
  .object({
    avoid: z.array(z.string()),
    mustHave: z.array(z.string()),
    proteinTypes: z.array(z.enum(PROTEIN_TYPES)),
    fitnessGoals: z.array(z.enum(FITNESS_GOALS)),
    brands: z.array(z.object({ id: z.int(), name: z.string() })),
    flags: z.array(z.enum(DIETARY_FLAGS)),
    formats: z.array(z.enum(PRODUCT_FORMATS)),
    flavors: z.array(z.string()),
    bounds: z.object({
      caloriesMax: z.number().optional(),
      sugarMax: z.number().optional(),
      proteinMin: z.number().optional(),
      proteinPerKcalMin: z.number().optional(),
      pricePer25gMax: z.number().optional(),
      testedMin: z.number().optional(),
    }),
    remainder: z.array(z.string()).describe('Words that were not understood, as written'),
  })
  .meta({ id: 'SentenceReading' });
