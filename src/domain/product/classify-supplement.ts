import type { ProductFormat } from './enumerations.ts';
import type { ProductWords } from './product-words.ts';
import { foldText } from './slug.ts';
import type { StatedFigures } from './source-record.ts';

/** Grams per 100 g or ml that each form needs to count as a protein supplement. */
export const SUPPLEMENT_LIMITS = {
  powderProtein: 18,
  gainerProtein: 12,
  powderProteinByText: 50,
  barProteinByText: 25,
  barProtein: 18,
  drinkProtein: 4,
  drinkProteinMost: 18,
} as const;

export interface SupplementFacts {
  readonly name: string;
  /** The source's categories in any wording. */
  readonly categories: string;
  readonly statement: string;
  readonly per100: StatedFigures | null;
}

const POWDER_CATEGORY =
  /\b(?:protein powders?|whey proteins?|whey powder|powdered protein|dietary supplement powder|protein supplements?)\b/;
/** Bars by the end of a word, too ("Questbar", "Macrobar"). */
const BAR_ENDING = /\b[a-z]{3,}bars?\b/;
const BAR_CATEGORY = /\bprotein (?:energy )?bars?\b/;
const GAINER = /\b(?:gainer|mass)\b/;
const DRINK_NAME =
  /\bprotein\b.*\b(?:shakes?|drinks?|smoothies?|milk(?! choco)|water|beverage|coffee|juice|kefir|shot)\b|\b(?:shakes?|smoothies?|milk(?! choco)|drink)\b.*\bprotein\b|\b(?:nutrition(?:al)? (?:shake|drink)|ready to drink|rtd|proteinshake|shake)\b/;
const DRINK_CATEGORY =
  /\b(?:protein (?:shakes?|drinks?)|proteinshakes|ready to drink|energy protein muscle recovery drinks)\b/;
const PROTEIN_WORD = /\bprot[ei]+n|\b(?:whey|casein|isolate|gainer|eiweiss|feherje)/;
const SUPPLEMENT = /\b(?:bodybuilding|sports nutrition|dietary) supplements?\b/;

export type Classified = ProductFormat | { readonly reason: string };

/**
 * Which protein supplement a food is, if it is one: the rule by which full dumps are cut down to this catalogue
 * (docs/catalogue.md). A bar by its word or category, a drink by name with 4 to 18 g per 100 ml, a powder by name or by at
 * least 50 g protein per 100 g with a protein word or source. Otherwise the reason why not.
 */
export function classifySupplement(facts: SupplementFacts, words: ProductWords): Classified {
  const name = foldText(facts.name);
  const categories = foldText(facts.categories);
  if (name === '' && categories === '') return { reason: 'neither name nor category' };
  return (
    asBar(name, categories, facts, words) ??
    asFood(name, categories, words) ??
    asDrink(name, categories, facts) ??
    asPowder(name, categories, facts, words) ?? { reason: 'not a protein supplement' }
  );
}

function asBar(
  name: string,
  categories: string,
  { per100 }: SupplementFacts,
  words: ProductWords,
): Classified | null {
  const protein = per100?.protein ?? null;
  const isBar = words.bar.test(name) || BAR_ENDING.test(name);
  const rich = protein !== null && protein >= SUPPLEMENT_LIMITS.barProteinByText;
  const named = isBar && (PROTEIN_WORD.test(name) || SUPPLEMENT.test(categories) || rich);
  const listed = BAR_CATEGORY.test(categories) && (isBar || !isFoodItself(name, words));
  if (!named && !listed) return null;
  if (protein !== null && protein < SUPPLEMENT_LIMITS.barProtein)
    return { reason: 'bar with less than 18 g protein per 100 g' };
  return 'bar';
}

/** "Protein Cookie", "Protein Wafer Vanilla": a food's word right after "protein", or first; not a taste at the end. */
function isFoodItself(name: string, words: ProductWords): boolean {
  const match = words.food.exec(name);
  return match !== null && (match.index === 0 || /\bprotein\w* $/.test(name.slice(0, match.index)));
}

function asFood(name: string, categories: string, words: ProductWords): Classified | null {
  const named = words.powder.test(name) || DRINK_NAME.test(name);
  const listed = POWDER_CATEGORY.test(categories) || DRINK_CATEGORY.test(categories);
  const food = words.food.test(name) && !named && (!listed || isFoodItself(name, words));
  const prepared =
    isFoodItself(name, words) &&
    /\b(?:mix|pudding|pancake)/.test(name) &&
    !/\b(?:shake|drink) mix\b/.test(name);
  return food || prepared ? { reason: 'another kind of food' } : null;
}

function asDrink(name: string, categories: string, { per100 }: SupplementFacts): Classified | null {
  const protein = per100?.protein ?? null;
  const looksDry = protein !== null && protein > SUPPLEMENT_LIMITS.drinkProteinMost;
  const drinkable = DRINK_NAME.test(name) || DRINK_CATEGORY.test(categories);
  if (!drinkable || looksDry || /\b(?:powder|mix)\b/.test(name)) return null;
  if (!PROTEIN_WORD.test(`${name} ${categories}`)) return null;
  if (protein !== null && protein < SUPPLEMENT_LIMITS.drinkProtein)
    return { reason: 'drink with less than 4 g protein per 100 ml' };
  return 'rtd';
}

function asPowder(
  name: string,
  categories: string,
  { per100, statement }: SupplementFacts,
  words: ProductWords,
): Classified | null {
  const protein = per100?.protein ?? null;
  const supplement = SUPPLEMENT.test(categories);
  if (isCalledPowder(name, categories, protein, words)) return withEnoughPowder(name, protein);
  const dry = protein !== null && protein >= SUPPLEMENT_LIMITS.powderProteinByText;
  const source = words.source.test(foldText(statement.slice(0, 120)));
  const isProtein = PROTEIN_WORD.test(name) || supplement || words.collagen.test(name) || source;
  return dry && isProtein ? 'powder' : null;
}

/** By its name or category; or it is called a drink and holds more protein than one can: what a drink is mixed from. */
function isCalledPowder(
  name: string,
  categories: string,
  protein: number | null,
  words: ProductWords,
): boolean {
  if (words.powder.test(name) || POWDER_CATEGORY.test(categories)) return true;
  if (SUPPLEMENT.test(categories) && PROTEIN_WORD.test(name)) return true;
  const drinkable = DRINK_NAME.test(name) || DRINK_CATEGORY.test(categories);
  return drinkable && protein !== null && protein > SUPPLEMENT_LIMITS.drinkProteinMost;
}

function withEnoughPowder(name: string, protein: number | null): Classified {
  const { gainerProtein, powderProtein } = SUPPLEMENT_LIMITS;
  const least = GAINER.test(name) ? gainerProtein : powderProtein;
  return protein !== null && protein < least
    ? { reason: `powder with less than ${least} g protein per 100 g` }
    : 'powder';
}
