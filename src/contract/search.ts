import { z } from 'zod';
import { SORT_MODES } from '#domain/matching/criteria.ts';
import { DIETARY_FLAGS, type DietaryFlag } from '#domain/product/enumerations.ts';
import { LIMITS } from './limits.ts';
import { fitnessGoalSchema, flagShape, productShape, proteinTypeSchema } from './product.ts';

const termsSchema = z.array(z.string().max(LIMITS.termLength)).max(LIMITS.terms);

const criteriaShape = {
  avoidIngredients: termsSchema.optional(),
  mustHaveIngredients: termsSchema.optional(),
  proteinType: proteinTypeSchema.optional(),
  proteinTypes: z.array(proteinTypeSchema).max(LIMITS.ids).optional(),
  fitnessGoal: fitnessGoalSchema.optional(),
  fitnessGoals: z.array(fitnessGoalSchema).max(LIMITS.ids).optional(),
  brandId: z.int().optional(),
  brandIds: z.array(z.int()).max(LIMITS.ids).optional(),
  ...flagShape(z.boolean().optional()),
};

/** Search criteria (specification section 3): singular or plural, plural wins; only flags that are true apply. */
export const criteriaSchema = z.object(criteriaShape).meta({ id: 'Criteria' });

/** Body of search, search/summary and search/hidden. */
export const searchBodySchema = z
  .object({
    ...criteriaShape,
    showAll: z.boolean().optional().describe('Also near matches; otherwise perfect matches only'),
    unconfirmed: z.boolean().optional().describe('Also products that do not say'),
    sort: z.enum(SORT_MODES).optional().describe('diversity is Best Mix, the default'),
    limit: z.int().min(1).max(LIMITS.pageSize).optional().describe('All without it, as a stream'),
    offset: z.int().min(0).optional(),
  })
  .meta({ id: 'SearchRequest' });

export const byIdsBodySchema = z
  .object({
    ids: z.array(z.int()).max(LIMITS.ids),
    criteria: criteriaSchema.optional(),
  })
  .meta({ id: 'ByIdsRequest' });

const CRITERION_KEYS = [
  'avoid',
  'mustHave',
  'proteinType',
  'fitnessGoal',
  'brand',
  ...DIETARY_FLAGS,
] as const satisfies readonly (
  | 'avoid'
  | 'mustHave'
  | 'proteinType'
  | 'fitnessGoal'
  | 'brand'
  | DietaryFlag
)[];
export const criterionKeySchema = z.enum(CRITERION_KEYS).meta({ id: 'CriterionKey' });

export const receiptLineSchema = z.object({ label: z.string(), points: z.number() });

export const matchShape = {
  score: z.number().min(0).max(100),
  matchScore: z.number().min(0).max(100),
  matchPercentage: z.number().min(0).max(100),
  perfectMatch: z.boolean(),
  tag: z.enum(['Perfect Match', 'Good Match']).nullable(),
  reasons: z.array(z.string()),
  missingCriteria: z.array(z.string()),
  receipt: z.array(receiptLineSchema),
  criteria: z.array(
    z.object({
      key: criterionKeySchema,
      status: z.enum(['met', 'unmet', 'unknown']),
      evidence: z.string(),
    }),
  ),
  offenders: z.array(z.string()).describe('What breaks the avoid list, by name as on the label'),
};
export const matchSchema = z.object(matchShape).meta({ id: 'Match' });
export const matchedProductSchema = z
  .object({ ...productShape, ...matchShape })
  .meta({ id: 'MatchedProduct' });

/** Answer of by-ids: matches only where criteria were given. */
export const maybeMatchedProductSchema = z
  .object({ ...productShape, ...matchSchema.partial().shape })
  .meta({ id: 'MaybeMatchedProduct' });

const countSchema = z.int().min(0);

export const summarySchema = z
  .object({
    total: countSchema,
    perfect: countSchema,
    high: countSchema.describe('matchPercentage of 80 or more'),
    averageScore: z.number(),
    best: z.array(matchedProductSchema).max(3),
    unconfirmed: countSchema,
    hidden: z.object({
      count: countSchema,
      reasons: z.array(z.object({ label: z.string(), count: countSchema })),
    }),
    relaxations: z.array(
      z.object({ drop: z.array(criterionKeySchema), label: z.string(), count: countSchema }),
    ),
    facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: countSchema }))),
    warnings: z.array(
      z.object({ kind: z.enum(['conflict', 'caution', 'unknown-word']), text: z.string() }),
    ),
    understood: z.array(
      z.object({
        term: z.string(),
        name: z.string(),
        members: z.array(z.string()),
        kind: z.enum(['ingredient', 'family', 'literal']),
      }),
    ),
  })
  .meta({ id: 'SearchSummary' });
