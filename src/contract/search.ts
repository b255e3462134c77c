import { z } from 'zod';
import { SORT_MODES } from '#domain/matching/criteria.ts';
import { FIGURE_FILTERS } from '#domain/matching/filters.ts';
import { FILTER_KEYS } from '#domain/matching/looser-filters.ts';
import { DIETARY_FLAGS, PRODUCT_FORMATS, type DietaryFlag } from '#domain/enumerations.ts';
import { orChosenFields } from './fields.ts';
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

/** Search criteria (specification section 3): singular or plural; the plural wins. Only flags that are true apply. */
export const criteriaSchema = z.object(criteriaShape).meta({ id: 'Criteria' });

const figureSchema = z.number().min(0).optional();

/** Filters, which narrow a list and do not affect scores (product.md section 2, "Filters"). */
export const filtersSchema = z
  .object({
    formats: z.array(z.enum(PRODUCT_FORMATS)).max(LIMITS.ids).optional(),
    text: z.string().max(LIMITS.queryLength).optional().describe('Words of product or brand name'),
    flavors: z.array(z.string().max(LIMITS.termLength)).max(LIMITS.terms).optional(),
    caloriesMax: figureSchema.describe('kcal per serving'),
    sugarMax: figureSchema.describe('g per serving'),
    proteinMin: figureSchema.describe('g per serving'),
    proteinPerKcalMin: figureSchema.describe('g of protein per 100 kcal'),
    pricePer25gMax: figureSchema.describe('US dollars per 25 g of protein'),
    orUnstated: z.boolean().optional().describe('Also products that do not state a bounded figure'),
    recordYearMin: figureSchema.describe('Year of the newest record'),
    testedMin: figureSchema.describe(
      '1: only products with a published result of an independent laboratory',
    ),
  })
  .meta({ id: 'Filters' });

/** Body of search, search/summary and search/hidden. */
export const searchBodySchema = z
  .object({
    ...criteriaShape,
    showAll: z
      .boolean()
      .optional()
      .describe('Include near matches; otherwise perfect matches only'),
    unconfirmed: z.boolean().optional().describe('Include products that do not say'),
    sort: z
      .enum(SORT_MODES)
      .optional()
      .describe(
        'diversity is Best Mix, the default; calories and sugar are ranked per 100 g, price per 25 g of protein',
      ),
    filters: filtersSchema.optional(),
    families: z
      .boolean()
      .optional()
      .describe('One product per family, the best-fitting variant; families are counted'),
    limit: z
      .int()
      .min(1)
      .max(LIMITS.pageSize)
      .optional()
      .describe('Without it, everything is streamed'),
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
  offenders: z.array(z.string()).describe("What breaks the avoid list, by the label's names"),
};
export const matchSchema = z.object(matchShape).meta({ id: 'Match' });
/** One product of a family. */
export const variantSchema = z.object({
  id: z.int(),
  flavor: z.string().nullable(),
  perfectMatch: z.boolean(),
});
export const matchedProductSchema = z
  .object({
    ...productShape,
    ...matchShape,
    variants: z
      .array(variantSchema)
      .optional()
      .describe('With families: all products of its family, including itself'),
  })
  .meta({ id: 'MatchedProduct' });

/** Response of by-ids. It has matches only if criteria were given. */
export const maybeMatchedProductSchema = z
  .object({ ...productShape, ...matchSchema.partial().shape })
  .meta({ id: 'MaybeMatchedProduct' });

const countSchema = z.int().min(0);
const listSchema = z.enum(['avoid', 'mustHave']);
const FIGURE_FILTER_NAMES = FIGURE_FILTERS.map(({ filter }) => filter);

export const summarySchema = z
  .object({
    total: countSchema,
    perfect: countSchema,
    high: countSchema.describe('matchPercentage of 80 or more'),
    averageScore: z.number(),
    best: z.array(matchedProductSchema).max(3),
    near: z
      .array(z.object({ missed: z.string(), count: countSchema }))
      .describe('Near matches by the keys of their missed wishes, most first'),
    unconfirmed: countSchema,
    hidden: z.object({
      count: countSchema,
      reasons: z.array(z.object({ label: z.string(), count: countSchema })),
    }),
    relaxations: z.array(
      z.object({
        drop: z.array(criterionKeySchema).describe('Criteria that are dropped as a whole'),
        terms: z
          .array(z.object({ list: listSchema, term: z.string() }))
          .optional()
          .describe('Words that are dropped from lists that keep others'),
        label: z.string(),
        count: countSchema,
      }),
    ),
    looser: z
      .array(
        z.object({ filters: z.array(z.enum(FILTER_KEYS)), label: z.string(), count: countSchema }),
      )
      .describe('Filters without which the wishes have perfect matches, if they have none'),
    closest: z
      .array(
        z.object({
          flag: z.enum(DIETARY_FLAGS).optional().describe('The claim that it replaces'),
          list: listSchema,
          term: z.string().describe('The word that it replaces; empty for a claim'),
          instead: z.string(),
          label: z.string(),
          count: countSchema,
        }),
      )
      .describe(
        'For a single wish that nothing meets, or a claim that few labels make: alternatives with their counts',
      ),
    unstated: z
      .array(z.object({ filter: z.enum(FIGURE_FILTER_NAMES), count: countSchema }))
      .describe('Products that each filter leaves out because they do not state its figure'),
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
        qualities: z.array(z.string()),
        language: z.string().nullable(),
        didYouMean: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'SearchSummary' });

/** The response of search/summary with `fields`. */
export const summaryOfFieldsSchema = summarySchema
  .extend({ best: z.array(orChosenFields(matchedProductSchema)).max(3) })
  .meta({ id: 'SearchSummaryOfFields' });
