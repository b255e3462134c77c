import { baseName } from '../flavours/read-flavor.ts';
import type { Label, LabelExplanation } from '../ingredients/label.ts';
import { allergensInUnreadText } from '../ingredients/unread-text.ts';
import { brandKey } from './brand-name.ts';
import {
  chooseBrand,
  chooseFlavor,
  chooseName,
  chooseServings,
  chooseText,
  firstOf,
  ordered,
  statedAllergens,
} from './choose-facts.ts';
import { describeProduct } from './describe-product.ts';
import { DIETARY_FLAGS, type Allergen, type DietaryFlag, type FlagValue } from './enumerations.ts';
import { assignGoal } from './fitness-goal.ts';
import { mergeFigures, type MergedFigures } from './merge-figures.ts';
import { isNamedAfterMilk, readProteinType } from './named-protein-type.ts';
import { toNutritionFigures } from './nutrition.ts';
import { objectToText, type Objection } from './plausibility.ts';
import type { SourceRecord } from './source-record.ts';
import { traceFacts, type DerivedProduct, type SourceInfo } from './trace-facts.ts';

export interface Derivation {
  readonly product: DerivedProduct;
  readonly brandName: string | null;
  /** Variants of one base product have the same. */
  readonly baseKey: string;
  /** Two products with the same, and ingredient texts that do not differ, are one; null where too little is known. */
  readonly duplicateKey: string | null;
  readonly links: SourceRecord['links'];
}

export type DeriveResult =
  | { readonly ok: true; readonly derivation: Derivation }
  | { readonly ok: false; readonly record: SourceRecord; readonly objection: Objection };

export interface DeriveContext {
  readonly sources: ReadonlyMap<string, SourceInfo>;
  readonly explain: (label: Label) => LabelExplanation;
  /** Records that an operator let in: no objection is raised to them. */
  readonly accepted: (record: SourceRecord) => boolean;
}

/**
 * One product from all the records about it, strongest first (product.md section 3). Every value comes from a record
 * or is calculated from values that do, and its origin is written down. An objection names the record at fault.
 */
export function deriveProduct(
  records: readonly [SourceRecord, ...SourceRecord[]],
  context: DeriveContext,
): DeriveResult {
  const format = records[0].format;
  const brand = chooseBrand(records);
  const name = chooseName(records, brand.value, format);
  const flavor = chooseFlavor(records, name.value);
  const figures = mergeFigures(records, format);
  const text = chooseText(records);
  const claims = [...new Set(records.flatMap((record) => record.claims))];
  const stated = statedAllergens(records);
  const told = toldAllergens(name.value, text.record, stated);
  const explanation = context.explain(toLabel(name.value, text.record, claims, figures, told));
  const objection = objectToText(name.value, format, figures, explanation);
  const atFault = records[text.index];
  if (objection && atFault && !context.accepted(atFault))
    return { ok: false, record: atFault, objection };

  const category = firstOf(records, (record) => record.category).value;
  const named = explanation.proteinType ? null : readProteinType(name.value, category);
  const proteinType = explanation.proteinType ?? named?.type ?? null;
  const goal = assignGoal({
    name: name.value,
    category,
    format,
    protein: figures.serving.protein,
    energy: figures.serving.energy,
    carbohydrate: figures.serving.carbohydrate,
    fat: figures.serving.fat,
  });
  const contains = ordered([...explanation.contains, ...told.contains]);
  const mayContain = ordered([...explanation.mayContain, ...told.traces]).filter(
    (each) => !contains.includes(each),
  );
  const servings = chooseServings(records, figures);
  const gtin = firstOf(records, (record) => record.gtin);
  const flags = Object.fromEntries(
    DIETARY_FLAGS.map((flag) => [flag, explanation.flags[flag].value]),
  ) as Record<DietaryFlag, FlagValue>;
  const product: Omit<DerivedProduct, 'provenance'> = {
    ...flags,
    name: name.value,
    description: describeProduct({
      format,
      proteinType,
      flavor: flavor.value,
      protein: figures.serving.protein,
      energy: figures.serving.energy,
      size: figures.size,
      contains,
      hasText: text.record !== null,
    }),
    image: null,
    format,
    proteinType,
    proteinTypeReason: explanation.proteinType
      ? explanation.proteinTypeReason
      : (named?.reason ?? null),
    fitnessGoal: goal?.goal ?? null,
    fitnessGoalReason: goal?.reason ?? null,
    flavor: flavor.value,
    proteinPerServing: figures.serving.protein,
    calories: figures.serving.energy,
    sugar: figures.serving.sugar,
    servings: servings.value,
    servingSize: figures.size,
    ingredientsStatement: withoutMarkup(text.record?.statement ?? null),
    ingredientsComplete: text.record !== null && text.record.readable && explanation.complete,
    ingredients: explanation.ingredients.map((entry) => ({
      name: entry.text,
      canonical: entry.canonical,
      isAllergen: entry.allergens.length > 0,
      allergen: entry.allergens[0] ?? null,
      parent: entry.parent,
      heading: entry.heading,
      known: entry.known,
    })),
    contains,
    mayContain,
    precautions: [
      ...explanation.precautions,
      ...told.traces
        .filter((allergen) => !explanation.precautions.some((each) => each.allergen === allergen))
        .map((allergen) => ({ allergen, basis: 'traces' as const })),
    ],
    flagEvidence: explanation.flags,
    nutritionalInfo: {
      ...toNutritionFigures(figures.serving),
      per100: toNutritionFigures(figures.per100),
    },
    gtin: gtin.value,
  };
  const provenance = traceFacts(records, context.sources, {
    product,
    figures,
    name,
    brand,
    flavor,
    gtin,
    text,
    servings,
    stated: stated.index,
    named: named !== null,
  });
  const prefix =
    brand.value === null
      ? `?${gtin.value?.slice(0, 9) ?? records[0].productKey}`
      : brandKey(brand.value);
  const baseKey = `${prefix}|${baseName(name.value, flavor.value)}|${format}`;
  return {
    ok: true,
    derivation: {
      product: { ...product, provenance },
      brandName: brand.value,
      baseKey,
      duplicateKey: duplicateKey(baseKey, flavor.value, figures),
      links: records.flatMap((record) => record.links),
    },
  };
}

interface ListedAllergens {
  readonly contains: readonly Allergen[];
  readonly traces: readonly Allergen[];
}

/**
 * Allergens known beside an ingredient list that can be read: those that a source lists, those that a text in another language
 * names, and the milk of a product that is called whey.
 */
function toldAllergens(
  name: string,
  text: SourceRecord | null,
  stated: ListedAllergens,
): ListedAllergens {
  if (text?.readable === true) return stated;
  const unread = allergensInUnreadText(text?.statement ?? '');
  const named: readonly Allergen[] = isNamedAfterMilk(name) ? ['milk'] : [];
  const contains = ordered([...stated.contains, ...unread.contains, ...named]);
  const traces = ordered([...stated.traces, ...unread.warned]);
  return { contains, traces: traces.filter((allergen) => !contains.includes(allergen)) };
}

/**
 * What the ingredient language is asked. Allergens that the source lists apart join a text that can be read as the statement a
 * label would print; alone they make no ingredient list, but flags see them.
 */
function toLabel(
  name: string,
  text: SourceRecord | null,
  claims: readonly string[],
  figures: MergedFigures,
  stated: ListedAllergens,
): Label {
  return {
    name,
    ...withListed(text, stated),
    claims,
    figures: {
      sugar: figures.serving.sugar,
      carbohydrate: figures.serving.carbohydrate,
      fiber: figures.serving.fiber,
    },
  };
}

function withListed(
  text: SourceRecord | null,
  stated: ListedAllergens,
): Pick<Label, 'statement' | 'truncated' | 'declared'> {
  if (!text?.readable || text.statement === null)
    return { statement: '', declared: stated.contains };
  const listed: string[] = [];
  if (stated.contains.length > 0) listed.push(`Contains: ${stated.contains.join(', ')}.`);
  if (stated.traces.length > 0) listed.push(`May contain: ${stated.traces.join(', ')}.`);
  const { statement } = text;
  if (text.truncated) return { statement, truncated: true };
  const ended = listed.length === 0 || /[.;]\s*$/.test(statement) ? statement : `${statement}.`;
  return { statement: [ended, ...listed].join(' '), truncated: false };
}

/** Open Food Facts sets allergens between underscores; they are not on the pack. */
function withoutMarkup(statement: string | null): string | null {
  return statement?.replace(/_([^_]{1,60})_/g, '$1') ?? null;
}

function duplicateKey(
  baseKey: string,
  flavor: string | null,
  figures: MergedFigures,
): string | null {
  const basis = figures.per100.protein === null ? figures.serving : figures.per100;
  const { protein, carbohydrate, fat } = basis;
  if (protein === null || carbohydrate === null || fat === null) return null;
  return `${baseKey}|${flavor ?? ''}|${protein}|${carbohydrate}|${fat}`;
}
