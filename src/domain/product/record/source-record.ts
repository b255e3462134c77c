import type { Allergen, ProductFormat } from '../../enumerations.ts';

/** Key of the source of an operator's entries. */
export const OPERATOR_SOURCE = 'operator';

/** Figures as a source states them: grams, energy in kcal; null if not stated. */
export interface StatedFigures {
  readonly energy: number | null;
  readonly protein: number | null;
  readonly carbohydrate: number | null;
  readonly sugar: number | null;
  readonly fiber: number | null;
  readonly fat: number | null;
  readonly saturatedFat: number | null;
  readonly salt: number | null;
}
export type FigureKey = keyof StatedFigures;

export const FIGURE_KEYS = [
  'energy',
  'protein',
  'carbohydrate',
  'sugar',
  'fiber',
  'fat',
  'saturatedFat',
  'salt',
] as const satisfies readonly FigureKey[];

export const NO_FIGURES: StatedFigures = {
  energy: null,
  protein: null,
  carbohydrate: null,
  sugar: null,
  fiber: null,
  fat: null,
  saturatedFat: null,
  salt: null,
};

export interface StatedAmount {
  readonly amount: number;
  readonly unit: 'g' | 'ml';
}

/**
 * One parsed record of one source, in the same shape for all formats. Contains only what the source says; a `…Note`
 * tells how a value was read if it is not stated directly. Null and empty mean "does not say".
 */
export interface SourceRecord {
  /** Key of the source ("usda-fdc"). */
  readonly source: string;
  /** The record's own number at its source. */
  readonly record: string;
  /** The record's page, or its source's. */
  readonly url: string;
  /** ISO date if the record has one of its own; else the source's date holds. */
  readonly retrieved: string | null;
  /** ISO date of its last change at its source; absent if the source does not say. */
  readonly modified?: string | undefined;
  /** Path of the pack's front picture, below the source's folder of pictures; absent if it names none. */
  readonly picture?: string | undefined;
  /** GTIN-13, check digit verified. */
  readonly gtin: string | null;
  /** Records with the same key are the same product: `gtin:…`, or source, brand, name and flavor. */
  readonly productKey: string;
  /** Orders the records of one source, lowest first, by bytes; may be "". */
  readonly rank: string;
  readonly name: string | null;
  /** Its other names at the source, in other languages or spellings; the label's own first. Absent if there are none. */
  readonly otherNames?: readonly string[];
  readonly brand: string | null;
  readonly brandNote: string | null;
  readonly format: ProductFormat;
  readonly flavor: string | null;
  /** The ingredient statement, verbatim. */
  readonly statement: string | null;
  readonly truncated: boolean;
  /** False if the source marks the text as a language other than English. */
  readonly readable: boolean;
  /** Claims on the pack in the source's words ("gluten free"). */
  readonly claims: readonly string[];
  /** Allergens that the source lists apart from the ingredient text. */
  readonly allergens: readonly Allergen[];
  readonly traces: readonly Allergen[];
  readonly per100: StatedFigures | null;
  readonly perServing: StatedFigures | null;
  /** The source gives sodium; `salt` is that times 2.5. */
  readonly saltFromSodium: boolean;
  readonly servingSize: StatedAmount | null;
  /** How the serving was read if the source does not state it directly. */
  readonly servingNote: string | null;
  /** Servings per package. */
  readonly servings: number | null;
  /** Net weight or volume of the package. */
  readonly packageSize: StatedAmount | null;
  /** The source's category in its own words, for the type and goal rules. */
  readonly category: string | null;
  /** Whether carbohydrate includes fiber (US and Canadian labels); decides the energy formula. */
  readonly carbohydrateIncludesFiber: boolean;
  readonly links: readonly {
    readonly retailer: string;
    readonly url: string;
    readonly asin: string | null;
  }[];
}

/** A record that states nothing but its identity. */
export function blankRecord(
  source: string,
  record: string,
  format: ProductFormat,
  key: string,
): SourceRecord {
  return {
    source,
    record,
    url: '',
    retrieved: null,
    gtin: null,
    productKey: key,
    rank: '',
    name: null,
    brand: null,
    brandNote: null,
    format,
    flavor: null,
    statement: null,
    truncated: false,
    readable: true,
    claims: [],
    allergens: [],
    traces: [],
    per100: null,
    perServing: null,
    saltFromSodium: false,
    servingSize: null,
    servingNote: null,
    servings: null,
    packageSize: null,
    category: null,
    carbohydrateIncludesFiber: true,
    links: [],
  };
}
