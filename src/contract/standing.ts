import { z } from 'zod';
import { proteinTypeSchema } from './product.ts';

/** The figures by which a product is compared with its peers: grams or kcal per 100 g or ml, since servings differ. */
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
  /** Of a serving, in grams and kcal. Null among `alternatives` where one label states its serving and the other does not. */
  proteinPerServing: figure,
  calories: figure,
  /** In grams and kcal per 100 g or ml: what any two products can be compared by. */
  proteinPer100: figure,
  caloriesPer100: figure,
});

/** A product in one line, for links. */
export type ProductLink = Readonly<z.infer<typeof productLinkSchema>>;

/** GET /api/proteins/{id}/peers: where a product stands among its type, and what stands beside it. */
export const peersSchema = z
  .object({
    /** Type and format that the peers share; null: the product's type is unknown, so all of its format are taken. */
    proteinType: proteinTypeSchema.nullable(),
    format: z.enum(['powder', 'rtd', 'bar']),
    figures: z.array(
      z.object({
        key: z.enum(PEER_FIGURES),
        value: figure,
        /** Ascending: all known values of the peers; empty where there are too many to draw each, and `bins` count them. */
        values: z.array(z.number()),
        /** How many known values lie in each of equally wide steps from `low` to `high`; empty where `values` has them all. */
        bins: z.array(z.int()),
        low: figure,
        median: figure,
        high: figure,
        /** Peers (itself included) whose value is known. */
        known: z.int(),
        /** Peers with a lower value than this product's; null where its own is unknown. */
        lower: z.int().nullable(),
      }),
    ),
    /** Other flavors of the same base product. */
    variants: z.array(productLinkSchema),
    /** The other packs of the same base product whose record states no flavor, by barcode. */
    packs: z.array(
      productLinkSchema
        .pick({ id: true, name: true, proteinPerServing: true })
        .extend({ gtin: z.string().nullable() }),
    ),
    /** The nearest product of the same type and format that is known to go without one of its ingredients. */
    alternatives: z.array(z.object({ without: z.string(), product: productLinkSchema })),
    /** Whether another product has the same brand, name and flavor. */
    titleShared: z.boolean(),
  })
  .meta({ id: 'Peers' });
export type Peers = z.infer<typeof peersSchema>;

/** Products that a plot is given at most. */
export const MOST_POINTS = 5_000;

/**
 * POST /api/proteins/points: the catalogue (or what a search finds) as columns, one place a product, for plots; of more than
 * `MOST_POINTS` products an even sample.
 * Figures per serving are null where the serving is assumed; those per 100 g or ml need none.
 * `types` are places in the list of protein types, −1 where unknown; `formats` places in powder, rtd, bar.
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
