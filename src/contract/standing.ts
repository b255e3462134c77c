import { z } from 'zod';
import { proteinTypeSchema } from './product.ts';

/** The figures by which products are compared with peers. Grams or kcal per 100 g or ml, because servings differ. */
export const PEER_FIGURES = [
  'proteinPer100',
  'caloriesPer100',
  'proteinPer100Kcal',
  'sugarPer100',
] as const;
export type PeerFigureKey = (typeof PEER_FIGURES)[number];

const figure = z.number().nullable();

const productLinkSchema = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  flavor: z.string().nullable(),
  /** Per serving, in grams and kcal. Null among `alternatives` if only one of the two labels states its serving. */
  proteinPerServing: figure,
  calories: figure,
  /** Grams and kcal per 100 g or ml, by which any two products can be compared. */
  proteinPer100: figure,
  caloriesPer100: figure,
});

/** A product reduced to one line, for links. */
export type ProductLink = Readonly<z.infer<typeof productLinkSchema>>;

/** GET /api/proteins/{id}/peers: how a product compares with others of its type, with its variants and alternatives. */
export const peersSchema = z
  .object({
    /**
     * The type and format that the peers share. Null if the product's type is unknown; its peers are then all products
     * of its format.
     */
    proteinType: proteinTypeSchema.nullable(),
    format: z.enum(['powder', 'rtd', 'bar']),
    figures: z.array(
      z.object({
        key: z.enum(PEER_FIGURES),
        value: figure,
        /** All known values of the peers, ascending. Empty if there are too many to draw; `bins` then counts them. */
        values: z.array(z.number()),
        /** The number of known values in each of equally wide bins from `low` to `high`. Empty if `values` is not. */
        bins: z.array(z.int()),
        low: figure,
        median: figure,
        high: figure,
        /** The number of peers, including itself, whose value is known. */
        known: z.int(),
        /** The number of peers with a lower value. Null if the product's own value is unknown. */
        lower: z.int().nullable(),
      }),
    ),
    /** The other flavors of the same base product. */
    variants: z.array(productLinkSchema),
    /** The other packs of the same base product whose record states no flavor, by barcode. */
    packs: z.array(
      productLinkSchema
        .pick({ id: true, name: true, proteinPerServing: true })
        .extend({ gtin: z.string().nullable() }),
    ),
    /** For some of its ingredients, the most similar product of the same type and format confirmed to be free of it. */
    alternatives: z.array(z.object({ without: z.string(), product: productLinkSchema })),
    /** Whether another product has the same brand, name and flavor. */
    titleShared: z.boolean(),
  })
  .meta({ id: 'Peers' });
export type Peers = z.infer<typeof peersSchema>;

/** The most products in one plot. */
export const MAX_POINTS = 5_000;

/**
 * POST /api/proteins/points: the catalogue, or the results of a search, as columns for plots, one row per product.
 * Above `MAX_POINTS` products, an evenly spaced sample. Figures per serving are null if the serving is assumed; those
 * per 100 g or ml are not. `types` are indexes into the list of protein types, -1 if unknown; `formats` are indexes
 * into powder, rtd, bar.
 */
export const pointsSchema = z
  .object({
    total: z.int().min(0).describe('Products found; more than listed if the list is a sample'),
    ids: z.array(z.int()),
    names: z.array(z.string()),
    brands: z.array(z.string()),
    types: z.array(z.int()),
    formats: z.array(z.int()),
    protein: z.array(figure),
    calories: z.array(figure),
    sugar: z.array(figure),
    proteinPer100: z.array(figure),
    caloriesPer100: z.array(figure),
    sugarPer100: z.array(figure),
  })
  .meta({ id: 'Points' });
export type Points = z.infer<typeof pointsSchema>;
