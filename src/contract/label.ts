import { z } from 'zod';
import { SPAN_KINDS } from '#domain/ingredients/statement/placed-atom.ts';
import { PRECAUTION_BASES } from '#domain/enumerations.ts';
import { LIMITS } from './limits.ts';
import {
  adverseEvidenceSchema,
  allergenSchema,
  flagEvidenceSchema,
  flagShape,
  precautionSchema,
  proteinTypeSchema,
} from './product.ts';
import { criteriaSchema, matchSchema } from './search.ts';

export const explainLabelBodySchema = z
  .object({
    statement: z.string().max(LIMITS.statementLength),
    name: z.string().max(LIMITS.queryLength).optional(),
    unchecked: z
      .boolean()
      .optional()
      .describe('Read from a picture by a machine and not verified: no absence is concluded'),
    criteria: criteriaSchema.optional().describe('With criteria, the answer includes the match'),
  })
  .meta({ id: 'ExplainLabelRequest' });

/** A span of a statement and what it was read as. The spans of a text tile it. */
export const spanSchema = z
  .object({
    start: z.int(),
    end: z.int(),
    kind: z.enum(SPAN_KINDS),
    entry: z.string().nullable(),
    language: z.string().nullable(),
    repaired: z.string().nullable(),
    basis: z.enum(PRECAUTION_BASES).nullable(),
  })
  .meta({ id: 'StatementSpan' });

/** GET /api/proteins/{id}/reading: what a product's page shows of its statement. Null if no ingredients are stated. */
export const statementReadingSchema = z
  .object({
    spans: z.array(spanSchema),
    /** Intense sweeteners and sugar alcohols. */
    sweeteners: z.array(z.string()),
    addedSugars: z.array(z.string()),
  })
  .meta({ id: 'StatementReading' });

/** The meaning of a label's text. */
export const labelExplanationSchema = z
  .object({
    ingredients: z.array(
      z.object({
        text: z.string(),
        canonical: z.string(),
        parent: z.int().nullable(),
        heading: z.boolean(),
        known: z.boolean(),
        fragment: z.boolean(),
        allergens: z.array(allergenSchema),
        qualities: z.array(z.string()),
      }),
    ),
    complete: z.boolean(),
    truncated: z.boolean(),
    understood: z.boolean(),
    contains: z.array(allergenSchema),
    precautions: z.array(precautionSchema),
    mayContain: z.array(allergenSchema),
    mayContainBasis: z.enum(PRECAUTION_BASES).nullable(),
    glutenSources: z.array(z.enum(['wheat', 'barley', 'rye', 'oats'])),
    animal: z.array(z.string()),
    veganByIngredients: z.boolean().nullable(),
    sweeteners: z.array(z.string()),
    polyols: z.array(z.string()),
    addedSugars: z.array(z.string()),
    proteinSources: z.array(z.string()),
    proteinType: proteinTypeSchema.nullable(),
    proteinTypeReason: z.string().nullable(),
    flags: z.object(flagShape(flagEvidenceSchema)),
    unknown: z.array(z.string()),
    spans: z.array(spanSchema),
    evidence: z.array(adverseEvidenceSchema),
  })
  .meta({ id: 'LabelExplanation' });

/** Response of labels/explain. It has the match only if criteria were given. */
export const explainedLabelSchema = labelExplanationSchema
  .extend({ match: matchSchema.optional() })
  .meta({ id: 'ExplainedLabel' });
