import type { FlavoredName } from '../../flavors/read-flavor.ts';
import type { LabelEntry, LabelExplanation } from '../../ingredients/label/label.ts';
import type { ContentsOutsideStatement } from './ask-about-label.ts';
import {
  ordered,
  type Chosen,
  type chooseFlavor,
  type chooseName,
  type chooseServings,
  type NamingTables,
  type statedAllergens,
} from './choose-facts.ts';
import type { chooseBrand } from './choose-brand.ts';
import type { ChosenText } from './choose-text.ts';
import { nameInEnglish } from './english-name.ts';
import { describeProduct } from './describe-product.ts';
import {
  DIETARY_FLAGS,
  type DietaryFlag,
  type FlagValue,
  type ProductFormat,
} from '../../enumerations.ts';
import { assignGoal } from '../classify/fitness-goal.ts';
import { type MergedFigures } from '../figures/merge-figures.ts';
import { type NamedType } from '../classify/named-protein-type.ts';
import { toNutritionFigures } from '../figures/nutrition.ts';
import type { ProductIngredient } from '../product.ts';
import { statementOf } from '../record/statement-of-record.ts';
import { type DerivedProduct } from './trace-facts.ts';
import { isAssumedServing } from '../assumed-serving.ts';

/** One value chosen from the records for each fact, before the label is explained. */
export interface Choices {
  readonly format: ProductFormat;
  readonly brand: ReturnType<typeof chooseBrand>;
  readonly name: ReturnType<typeof chooseName>;
  /** The name as shown; one that is only a brand or flavor gets a noun. */
  readonly title: string;
  /** The name, split into flavor and base. */
  readonly read: FlavoredName;
  readonly nameOnLabel: string | null;
  readonly flavor: ReturnType<typeof chooseFlavor>;
  readonly figures: MergedFigures;
  readonly text: ChosenText;
  readonly servings: ReturnType<typeof chooseServings>;
  readonly gtin: Chosen<string | null>;
  readonly category: string | null;
  readonly stated: ReturnType<typeof statedAllergens>;
}

/** The product composed of the chosen facts and the explanation of its label. */
export function compose(
  { format, name, title, nameOnLabel, flavor, figures, text, servings, gtin, category }: Choices,
  explanation: LabelExplanation,
  outside: ContentsOutsideStatement,
  named: NamedType | null,
  { words, foreign }: NamingTables,
): Omit<DerivedProduct, 'provenance' | 'precautions' | 'evidence' | 'otherStatements'> {
  const { protein, energy, sugar } = figures.serving;
  const proteinType = explanation.proteinType ?? named?.type ?? null;
  const goal = assignGoal({ ...figures.serving, name: name.value, category, format }, words);
  const kind = { format, proteinType, flavor: flavor.value };
  const contains = ordered([
    ...explanation.contains,
    ...outside.contains.map(({ allergen }) => allergen),
  ]);
  return {
    ...flagsOf(explanation),
    name: title,
    description: describeProduct({
      ...kind,
      ...describedFigures(figures),
      size: figures.size,
      contains,
      hasText: text.record !== null,
    }),
    format,
    proteinType,
    proteinTypeReason: explanation.proteinType
      ? explanation.proteinTypeReason
      : (named?.reason ?? null),
    fitnessGoal: goal?.goal ?? null,
    fitnessGoalReason: goal?.reason ?? null,
    flavor: flavor.value,
    nameOnLabel: nameOnLabel ?? (title === name.value ? null : name.value),
    nameInEnglish: nameInEnglish({ name: title, ...kind }, foreign),
    flavorOnLabel: flavor.written === flavor.value ? null : flavor.written,
    proteinPerServing: protein,
    calories: energy,
    sugar,
    servings: servings.value,
    servingSize: figures.size,
    ingredientsStatement: withoutMarkup(statementOf(text.record)),
    ingredientsComplete: text.record !== null && explanation.complete,
    ingredientsLanguage: mainLanguage(explanation.spans),
    ingredients: explanation.ingredients.map(ingredientOf),
    contains,
    mayContain: ordered([...explanation.mayContain, ...outside.traces]).filter(
      (each) => !contains.includes(each),
    ),
    flagEvidence: explanation.flags,
    nutritionalInfo: {
      ...toNutritionFigures(figures.serving),
      per100: toNutritionFigures(figures.per100),
    },
    gtin: gtin.value,
  };
}

/** Its figures in words: per 100 g or ml if the serving is only assumed. */
function describedFigures({ size, per100, serving }: MergedFigures) {
  const { protein, energy } = isAssumedServing(size) ? per100 : serving;
  return { protein, energy };
}

/** The language with the most letters in words that belong to one language; null if there are none. */
function mainLanguage(spans: LabelExplanation['spans']): string | null {
  const letters = new Map<string, number>();
  for (const { language, start, end } of spans) {
    if (language === null || language === 'xx') continue;
    letters.set(language, (letters.get(language) ?? 0) + end - start);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The value of each dietary flag. */
export function flagsOf(explanation: LabelExplanation): Record<DietaryFlag, FlagValue> {
  return Object.fromEntries(
    DIETARY_FLAGS.map((flag) => [flag, explanation.flags[flag].value]),
  ) as Record<DietaryFlag, FlagValue>;
}

/** An entry of a label as an ingredient of a product. */
export function ingredientOf(entry: LabelEntry): ProductIngredient {
  return {
    name: entry.text,
    canonical: entry.canonical,
    isAllergen: entry.allergens.length > 0,
    allergen: entry.allergens[0] ?? null,
    parent: entry.parent,
    heading: entry.heading,
    known: entry.known,
    qualities: entry.qualities,
  };
}

/** Removes the underscores with which Open Food Facts marks allergens; they are not on the pack. */
function withoutMarkup(statement: string | null): string | null {
  return statement?.replace(/_([^_]{1,60})_/g, '$1') ?? null;
}
