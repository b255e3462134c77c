import type { ProductFormat } from './enumerations.ts';
import { foldText } from './slug.ts';
import type { StatedFigures } from './source-record.ts';

/** Grams per 100 g or ml that each form needs to count as a protein supplement. */
export const SUPPLEMENT_LIMITS = {
  powderProtein: 18,
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

const POWDER_NAME =
  /\b(?:whey|casein|isolate|protein (?:powder|blend|isolate|concentrate|drink mix|shake mix|smoothie (?:mix|powder))|(?:mass|weight) gainer|gainer|serious mass|weight gain powder|(?:drink|shake|smoothie) (?:mix|powder)|(?:pea|soy|hemp|rice|plant|plant based|vegan|egg white) protein)\b/;
const POWDER_CATEGORY =
  /\b(?:protein powders?|whey proteins?|powdered protein|dietary supplement powder|protein supplements?)\b/;
/** Bars by their word, also as the end of another ("Questbar", "Macrobar"). */
const BAR_WORD = /\b(?:[a-z]{3,}bars?|bars?|riegel|barre|barrita)\b/;
const BAR_CATEGORY = /\bprotein bars?\b/;
const DRINK_NAME =
  /\bprotein\b.*\b(?:shakes?|drinks?|smoothies?|milk(?! choco)|water|beverage|coffee|juice|kefir)\b|\b(?:shakes?|smoothies?|milk(?! choco)|drink)\b.*\bprotein\b|\b(?:nutrition(?:al)? (?:shake|drink)|ready to drink|rtd|shake)\b/;
const DRINK_CATEGORY =
  /\b(?:protein (?:shakes?|drinks?)|ready to drink|energy protein muscle recovery drinks)\b/;
const PROTEIN_WORD = /\b(?:protein|whey|casein|isolate|gainer)\b/;
const PROTEIN_SOURCE =
  /\b(?:whey|casein|caseinate|milk protein|soy protein|pea protein|rice protein|hemp protein|egg white|egg albumen|protein isolate|protein concentrate|collagen)\b/;
const OTHER_FOOD =
  /\b(?:jerky|pasta|noodles?|bread|tofu|yogh?urt|cheese|cereal|granola|muesli|oatmeal|porridge|pancakes?|waffles?|cookies?|brownies?|chips?|crisps|pizza|spread|butter|sausage|ham|chicken|tuna|ice cream|pudding|mousse|soup|bagels?|flour|baking|pet|dog|cat|crackers?|nuts|seeds|sticks?|meat|steak|burger)\b/;

const SUPPLEMENT_CATEGORY = /\b(?:bodybuilding|sports nutrition|dietary) supplements?\b/;

type Verdict = ProductFormat | { readonly reason: string };

/** What the rules look at, read once. */
interface FoodSigns {
  readonly name: string;
  readonly categories: string;
  /** Grams per 100 g or ml; null where unknown. */
  readonly protein: number | null;
  readonly supplement: boolean;
  readonly drinkable: boolean;
  readonly powdery: boolean;
  readonly namesProtein: boolean;
}

function signsOf(facts: SupplementFacts): FoodSigns {
  const name = foldText(facts.name);
  const categories = foldText(facts.categories);
  return {
    name,
    categories,
    protein: facts.per100?.protein ?? null,
    supplement: SUPPLEMENT_CATEGORY.test(categories),
    drinkable: DRINK_NAME.test(name) || DRINK_CATEGORY.test(categories),
    powdery: POWDER_NAME.test(name) || POWDER_CATEGORY.test(categories),
    namesProtein: PROTEIN_WORD.test(name),
  };
}

/**
 * Which protein supplement a food is, if it is one: the rule by which full dumps are cut down to this catalogue (README
 * of data/catalogue, "How it was filtered"). A bar by its word, a powder by name or by at least 50 g protein per 100 g with a
 * protein source in its text, a drink by name with 4 to 18 g per 100 ml. Otherwise the reason why not.
 */
export function classifySupplement(facts: SupplementFacts): Verdict {
  const signs = signsOf(facts);
  if (signs.name === '' && signs.categories === '') return { reason: 'neither name nor category' };
  if (isBar(signs)) return withEnough('bar', signs.protein);
  const otherFood = OTHER_FOOD.test(signs.name);
  if (otherFood && !signs.powdery && !signs.drinkable) return { reason: 'another kind of food' };
  if (isDrink(signs)) return withEnough('rtd', signs.protein);
  if (isPowder(signs)) return withEnough('powder', signs.protein);
  const rich = signs.protein !== null && signs.protein >= SUPPLEMENT_LIMITS.powderProteinByText;
  const hasSource = PROTEIN_SOURCE.test(foldText(facts.statement.slice(0, 120)));
  if (rich && (signs.namesProtein || hasSource) && !otherFood) return 'powder';
  return { reason: 'not a protein supplement' };
}

/** How much protein each form needs where it is known, and the words for too little. */
const LEAST: Readonly<Record<ProductFormat, readonly [grams: number, reason: string]>> = {
  bar: [SUPPLEMENT_LIMITS.barProtein, 'bar with less than 18 g protein per 100 g'],
  rtd: [SUPPLEMENT_LIMITS.drinkProtein, 'drink with less than 4 g protein per 100 ml'],
  powder: [SUPPLEMENT_LIMITS.powderProtein, 'powder with less than 18 g protein per 100 g'],
};

function withEnough(format: ProductFormat, protein: number | null): Verdict {
  const [grams, reason] = LEAST[format];
  return protein !== null && protein < grams ? { reason } : format;
}

function isBar({ name, categories, protein, supplement, namesProtein }: FoodSigns): boolean {
  const rich = protein !== null && protein >= SUPPLEMENT_LIMITS.barProteinByText;
  return (
    BAR_CATEGORY.test(categories) || (BAR_WORD.test(name) && (namesProtein || supplement || rich))
  );
}

/** More protein than a drink can hold: what it is mixed from. */
function looksDry(protein: number | null): boolean {
  return protein !== null && protein > SUPPLEMENT_LIMITS.drinkProteinMost;
}

function isDrink({ name, categories, protein, drinkable }: FoodSigns): boolean {
  return (
    drinkable &&
    !looksDry(protein) &&
    !/\b(?:powder|mix)\b/.test(name) &&
    PROTEIN_WORD.test(`${name} ${categories}`)
  );
}

function isPowder({ powdery, supplement, namesProtein, drinkable, protein }: FoodSigns): boolean {
  return powdery || (supplement && namesProtein) || (drinkable && looksDry(protein));
}
