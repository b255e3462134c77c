import { z } from 'zod';
import {
  ALLERGENS,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRECAUTION_BASES,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
  type DietaryFlag,
} from '#domain/enumerations.ts';
import { EVIDENCE_PLACES } from '#domain/ingredients/label/label.ts';

export const proteinTypeSchema = z.enum(PROTEIN_TYPES).meta({ id: 'ProteinType' });
export const fitnessGoalSchema = z.enum(FITNESS_GOALS).meta({ id: 'FitnessGoal' });
export const allergenSchema = z.enum(ALLERGENS).meta({ id: 'Allergen' });

/** Returns the same schema for each dietary flag, in the order of the form. */
export function flagShape<Schema extends z.ZodType>(schema: Schema): Record<DietaryFlag, Schema> {
  return Object.fromEntries(DIETARY_FLAGS.map((flag) => [flag, schema])) as Record<
    DietaryFlag,
    Schema
  >;
}

const figure = z.number().nullable();
const figures = {
  proteinPerServing: figure,
  caloriesPerServing: figure,
  sugarPerServing: figure,
  carbohydratePerServing: figure,
  fiberPerServing: figure,
  fatPerServing: figure,
  saturatedFatPerServing: figure,
  saltPerServing: figure,
};

export const brandSchema = z
  .object({ id: z.int(), name: z.string(), logo: z.string().nullable() })
  .meta({ id: 'Brand' });

export const ingredientSchema = z
  .object({
    name: z.string(),
    canonical: z.string(),
    isAllergen: z.boolean(),
    allergen: allergenSchema.nullable(),
    parent: z.int().nullable(),
    heading: z.boolean(),
    known: z.boolean(),
    qualities: z.array(z.string()),
  })
  .meta({ id: 'ProductIngredient' });

export const precautionSchema = z.object({
  allergen: allergenSchema,
  basis: z.enum(PRECAUTION_BASES),
  names: z.array(z.string()).optional(),
});

export const adverseEvidenceSchema = z.object({
  canonical: z.string(),
  words: z.string(),
  place: z.enum(EVIDENCE_PLACES),
  certain: z.boolean(),
});

export const flagEvidenceSchema = z
  .object({
    value: z.boolean().nullable(),
    basis: z.enum(['claim', 'ingredients', 'allergens', 'figures', 'none']),
    evidence: z.string(),
    conflict: z.string().nullable(),
  })
  .meta({ id: 'FlagEvidence' });

export const affiliateLinkSchema = z
  .object({
    retailer: z.string(),
    affiliateUrl: z.string(),
    url: z.string(),
    currentPrice: z.number().nullable().describe('In `currency`'),
    currency: z.string().optional().describe('ISO 4217; US dollars if absent'),
    priceCheckedAt: z.string().nullable().describe('ISO 8601 UTC'),
    isActive: z.boolean(),
  })
  .meta({ id: 'AffiliateLink' });

export const provenanceSchema = z
  .object({
    sources: z.array(
      z.object({
        name: z.string(),
        record: z.string(),
        url: z.string(),
        licence: z.string(),
        retrieved: z.string(),
        modified: z.string().optional().describe('ISO date of its last change at the source'),
      }),
    ),
    facts: z.record(
      z.string(),
      z.object({
        basis: z.enum(['label', 'calculated', 'standard']),
        source: z.int().describe('Index into sources'),
        note: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'Provenance' });

export const labResultSchema = z
  .object({
    tester: z.string(),
    testedOn: z.string().nullable().describe('ISO date'),
    result: z.string().describe('As published: pass, fail, expired, not_healthy, certified'),
    name: z.string().describe('What was tested, as the tester names it'),
    link: z.string(),
  })
  .meta({ id: 'LabResult' });

const servingSizeSchema = z.object({
  amount: z.number(),
  unit: z.enum(['g', 'ml']),
  basis: z.enum(['label', 'standard']),
});

const pictureSchema = z
  .object({
    version: z
      .string()
      .describe('Part of its addresses: /pictures/{version}-{160|320|640}.{avif|webp}'),
    by: z.string(),
    licence: z.string().nullable().describe("Null: the operator's own"),
    source: z.string().describe('Page of origin'),
  })
  .meta({ id: 'Picture' });

/** A product as sent over HTTP. Grams, kcal, US dollars; null if unknown. */
export const productShape = {
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable().describe('Address of its picture, 640 pixels wide'),
  picture: pictureSchema.nullable().describe('Its photograph; null if a drawn pack is shown'),
  brandId: z.int(),
  brand: brandSchema,
  format: z.enum(PRODUCT_FORMATS),
  proteinType: proteinTypeSchema.nullable(),
  proteinTypeReason: z.string().nullable(),
  fitnessGoal: fitnessGoalSchema.nullable(),
  fitnessGoalReason: z.string().nullable(),
  flavor: z.string().nullable(),
  nameOnLabel: z
    .string()
    .nullable()
    .describe('The name on the label, if `name` is in English instead'),
  nameInEnglish: z
    .string()
    .nullable()
    .describe('What it is called in English, if `name` is not English: what it is, and its flavor'),
  flavorOnLabel: z.string().nullable().describe("The label's own word, if it differs"),
  flavorOptions: z.int(),
  baseProductId: z.int().nullable(),
  proteinPerServing: figure,
  calories: figure,
  sugar: figure,
  price: figure,
  servings: figure,
  servingSize: servingSizeSchema.nullable(),
  ingredientsStatement: z.string().nullable(),
  ingredientsComplete: z.boolean(),
  ingredientsLanguage: z
    .string()
    .nullable()
    .describe('ISO 639-1: the main language of the statement'),
  ingredients: z.array(ingredientSchema),
  contains: z.array(allergenSchema),
  mayContain: z.array(allergenSchema),
  precautions: z.array(precautionSchema),
  evidence: z.array(adverseEvidenceSchema),
  otherStatements: z.array(z.string()),
  ...flagShape(z.boolean().nullable()),
  flagEvidence: z.object(flagShape(flagEvidenceSchema)),
  nutritionalInfo: z.object({ ...figures, per100: z.object(figures) }),
  affiliateLinks: z.array(affiliateLinkSchema),
  provenance: provenanceSchema,
  recordDate: z.string().nullable().describe('ISO date, or year, of the newest record'),
  labResults: z.array(labResultSchema),
  independentlyTested: z.boolean(),
  knownFacts: z.int().describe('How much is known about it, 0 to 20'),
  gtin: z.string().nullable(),
};

export const productSchema = z.object(productShape).meta({ id: 'Product' });
