import { promisesProtein, readFiguresInName } from '../figures/figures-in-name.ts';
import { ENERGY_FACTORS } from '../figures/nutrition.ts';
import { PLAUSIBILITY } from '../figures/plausibility-limits.ts';
import type { ProductFormat } from '../../enumerations.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';
import {
  BAR_ENDING,
  COOKIES_AND_CREAM,
  isCalledBar,
  isFoodItself,
  mayBeBar,
} from './named-foods.ts';
import type { StatedFigures } from '../record/source-record.ts';

/** Grams per 100 g or ml that each form needs to count as a protein supplement. */
export const SUPPLEMENT_LIMITS = {
  powderProtein: PLAUSIBILITY.powderProtein,
  gainerProtein: 12,
  powderProteinByText: 50,
  barProteinByText: 25,
  barProtein: 18,
  /** No bar contains more; "92% Proteinplus" of the brand PowerBar is a powder. */
  barProteinMost: 60,
  /** With more fat and less protein it is a spread or a wafer, though its name says whey. */
  powderFatMost: 25,
  fattyProtein: 50,
  /** Share of the energy from which a food may be called high in protein in the European Union. */
  highProteinShare: 0.2,
  /**
   * Share of the energy that makes a ready shake a protein shake, though its name does not say so ("Zero Shake"); and
   * the most protein of such a shake.
   */
  shakeShare: 0.5,
  shakeProteinMost: 10,
  /** "Vegan protein cookie": with less protein it is the food it is named after, though powders are called "vegan protein". */
  eatenProtein: 30,
  /** From here on, a food's word in a name is the flavor of a powder ("Melon Yoghurt"). */
  tasteProtein: 60,
  drinkProtein: 4,
  drinkProteinMost: 18,
  /** kcal per 100 ml of the richest drink; "2 scoops (334 g)" of a "Protein Shake" have 374 per 100 g. */
  drinkEnergyMost: 200,
} as const;

export interface SupplementFacts {
  readonly name: string;
  /** The source's categories in any wording. */
  readonly categories: string;
  readonly statement: string;
  readonly per100: StatedFigures | null;
}

/** Written as one word: "Isowhey Zero", "100%purewhey". */
const WHEY_ENDING = /\b\w+whey\b/;

export type Classified = ProductFormat | { readonly reason: string };

/**
 * Which protein supplement a food is, if any: the rule by which full dumps are reduced to this catalogue
 * (docs/catalogue.md). A bar by its word or category, a drink by name with 4 to 18 g per 100 ml, a powder by name or by
 * at least 50 g protein per 100 g with a protein word or source. Otherwise the reason why not.
 */
export function classifySupplement(facts: SupplementFacts, words: ProductWords): Classified {
  // "Protein+" is read as "protein plus".
  const name = foldText(facts.name.replace(/(?<=protein)\s?\+/gi, ' plus '));
  const categories = foldText(facts.categories);
  if (name === '' && categories === '') return { reason: 'neither name nor category' };
  return (
    (isTooRich(facts) ? null : asBar(name, categories, facts, words)) ??
    asFood(name, categories, facts, words) ??
    asDrink(name, categories, facts, words) ??
    asPowder(name, categories, facts, words) ?? { reason: 'not a protein supplement' }
  );
}

/** More protein than any bar contains. */
function isTooRich({ per100 }: SupplementFacts): boolean {
  return (per100?.protein ?? 0) > SUPPLEMENT_LIMITS.barProteinMost;
}

function asBar(
  name: string,
  categories: string,
  facts: SupplementFacts,
  words: ProductWords,
): Classified | null {
  const protein = facts.per100?.protein ?? null;
  const isBar = isCalledBar(name, words);
  const isProtein =
    words.proteinWord.test(name) ||
    words.supplementCategory.test(categories) ||
    isRich(name, facts.per100, words);
  const isListed = words.barCategory.test(categories) && (isBar || mayBeBar(name, words));
  if (!(isBar && isProtein) && !isListed) return null;
  if (protein === null || protein >= SUPPLEMENT_LIMITS.barProtein) return 'bar';
  if (isDrinkable(name, categories, words) || words.beverageCategory.test(categories)) return null;
  return withLittleProtein(facts);
}

/** A bar whose name promises more protein than its figures have is taken: by those it goes into quarantine. */
function withLittleProtein({ name }: SupplementFacts): Classified {
  const { proteinPercent } = readFiguresInName(name);
  if ((proteinPercent ?? 0) >= SUPPLEMENT_LIMITS.barProtein) return 'bar';
  return { reason: 'bar with less than 18 g protein per 100 g' };
}

/** High in protein by weight, or by energy if the name says "bar" and not only the brand does ("PowerBar Recovery Max"). */
function isRich(name: string, per100: StatedFigures | null, words: ProductWords): boolean {
  if ((per100?.protein ?? 0) >= SUPPLEMENT_LIMITS.barProteinByText) return true;
  const said = words.bar.test(name) || BAR_ENDING.test(name.replace('powerbar', ''));
  return said && energyFromProtein(per100) >= SUPPLEMENT_LIMITS.highProteinShare;
}

/** Share of the energy that protein provides, 0 to 1; 0 if one of the two is not stated. */
function energyFromProtein(per100: StatedFigures | null): number {
  const { protein = null, energy = null } = per100 ?? {};
  return protein === null || energy === null || energy <= 0
    ? 0
    : (protein * ENERGY_FACTORS.protein) / energy;
}

function asFood(
  name: string,
  categories: string,
  { per100 }: SupplementFacts,
  words: ProductWords,
): Classified | null {
  if (isTastedPowder(name, per100, words)) return null;
  if (isFatty(name, per100)) return { reason: 'another kind of food' };
  const eaten = isEaten(name, per100, words);
  const named = !eaten && (words.powder.test(name) || isDrinkName(name, words));
  const listed = words.powderCategory.test(categories) || words.drinkCategory.test(categories);
  const food = words.food.test(name) && !named && (!listed || eaten || isFoodItself(name, words));
  const prepared =
    isFoodItself(name, words) && words.prepared.test(name) && !words.drinkMix.test(name);
  return food || prepared ? { reason: 'another kind of food' } : null;
}

/** "Whey Protein Cookie" with less protein than a powder has: eaten, not mixed. */
function isEaten(name: string, per100: StatedFigures | null, words: ProductWords): boolean {
  const { protein = null } = per100 ?? {};
  return words.eaten.test(name) && protein !== null && protein < SUPPLEMENT_LIMITS.eatenProtein;
}

/** A spread or a wafer by its fat: "Whey Protein Creme", "32% Whey Wafer". */
function isFatty(name: string, per100: StatedFigures | null): boolean {
  const { protein = null, fat = null } = per100 ?? {};
  const { powderFatMost, fattyProtein } = SUPPLEMENT_LIMITS;
  return (fat ?? 0) > powderFatMost && (protein ?? 100) < fattyProtein && !/\bketo/.test(name);
}

/** "Wheypro Fusion Melon-yoghurt", "Protein Cookies & Cream" with the protein of a powder: the food is its flavor. */
function isTastedPowder(name: string, per100: StatedFigures | null, words: ProductWords): boolean {
  const protein = per100?.protein ?? 0;
  const isProtein = words.proteinWord.test(name) || WHEY_ENDING.test(name);
  if (protein < SUPPLEMENT_LIMITS.tasteProtein || !isProtein || words.dryFood.test(name))
    return false;
  return !isFoodItself(name, words) || COOKIES_AND_CREAM.test(name);
}

function asDrink(
  name: string,
  categories: string,
  { per100 }: SupplementFacts,
  words: ProductWords,
): Classified | null {
  const protein = per100?.protein ?? null;
  const beverage =
    words.beverageCategory.test(categories) && words.proteinWord.test(name) && protein !== null;
  const drinkable = isDrinkable(name, categories, words) || beverage;
  if (!drinkable || looksDry(per100) || /\b(?:powder|mix)\b/.test(name)) return null;
  const isProtein = words.proteinWord.test(`${name} ${categories}`);
  if (!isProtein && !isProteinShake(per100)) return null;
  if (protein !== null && protein < SUPPLEMENT_LIMITS.drinkProtein)
    return { reason: 'drink with less than 4 g protein per 100 ml' };
  return 'rtd';
}

/** Milk chocolate is a flavor. */
function isDrinkName(name: string, { drink }: ProductWords): boolean {
  return drink.test(name.replaceAll('milk choco', 'choco'));
}

function isDrinkable(name: string, categories: string, words: ProductWords): boolean {
  return isDrinkName(name, words) || words.drinkCategory.test(categories);
}

/** More protein or energy in 100 g than a drink can have: a powder that is mixed into one. */
function looksDry(per100: StatedFigures | null): boolean {
  const { drinkProteinMost, drinkEnergyMost } = SUPPLEMENT_LIMITS;
  return (per100?.protein ?? 0) > drinkProteinMost || (per100?.energy ?? 0) > drinkEnergyMost;
}

function isProteinShake(per100: StatedFigures | null): boolean {
  const { shakeShare, shakeProteinMost } = SUPPLEMENT_LIMITS;
  return (
    energyFromProtein(per100) >= shakeShare && (per100?.protein ?? Infinity) <= shakeProteinMost
  );
}

function asPowder(
  name: string,
  categories: string,
  facts: SupplementFacts,
  words: ProductWords,
): Classified | null {
  const protein = facts.per100?.protein ?? null;
  const supplement = words.supplementCategory.test(categories);
  if (isCalledPowder(name, categories, protein, words)) return withEnoughPowder(name, facts, words);
  const dry = protein !== null && protein >= SUPPLEMENT_LIMITS.powderProteinByText;
  const source = words.source.test(foldText(facts.statement.slice(0, 120)));
  const isProtein =
    /prot[ei]+n/.test(name) ||
    words.proteinWord.test(name) ||
    supplement ||
    words.collagen.test(name) ||
    source;
  return dry && isProtein ? 'powder' : null;
}

/** A powder by its name or category; or it is called a drink but has more protein than a drink can have. */
function isCalledPowder(
  name: string,
  categories: string,
  protein: number | null,
  words: ProductWords,
): boolean {
  if (words.powder.test(name) || WHEY_ENDING.test(name)) return true;
  if (words.powderCategory.test(categories)) return true;
  if (words.supplementCategory.test(categories) && words.proteinWord.test(name)) return true;
  return (
    isDrinkable(name, categories, words) &&
    protein !== null &&
    protein > SUPPLEMENT_LIMITS.drinkProteinMost
  );
}

/** One whose name promises more protein than its figures have is taken: by those it goes into quarantine. */
function withEnoughPowder(
  name: string,
  { name: written, per100 }: SupplementFacts,
  words: ProductWords,
): Classified {
  const { gainerProtein, powderProtein } = SUPPLEMENT_LIMITS;
  const protein = per100?.protein ?? null;
  const least = words.gainer.test(name) ? gainerProtein : powderProtein;
  return protein !== null && protein < least && !promisesProtein(written, words)
    ? { reason: `powder with less than ${least} g protein per 100 g` }
    : 'powder';
}
