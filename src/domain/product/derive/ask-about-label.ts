import type {
  Label,
  LabelExplanation,
  AllergenEvidence,
  AdverseEvidence,
  EvidencePlace,
  Precaution,
} from '../../ingredients/label/label.ts';
import { ordered } from './choose-facts.ts';
import type { Allergen, ProductFormat } from '../../enumerations.ts';
import type { MergedFigures } from '../figures/merge-figures.ts';
import { proteinsInName } from '../classify/named-proteins.ts';
import type { SourceRecord } from '../record/source-record.ts';
import { statementOf } from '../record/statement-of-record.ts';
import { isAssumedServing } from '../assumed-serving.ts';

/** What is known to be in a product from sources other than its ingredient statement. */
export interface ContentsOutsideStatement {
  /** Without repetitions, in the order of `ALLERGENS`. */
  readonly contains: readonly AllergenEvidence[];
  readonly traces: readonly Allergen[];
  /** What comes from an animal and is not an allergen, with the evidence: "beef protein (the name says so)". */
  readonly animal: readonly string[];
}

interface StatedAllergens {
  readonly contains: readonly Allergen[];
  readonly traces: readonly Allergen[];
}

/**
 * Allergens that a source lists, without those that its texts, if all are complete, only warn of: a tag "contains egg"
 * for "made in a plant that processes egg" is a precaution, whatever the words of the warning.
 */
export function listedByTexts<T extends StatedAllergens>(
  stated: T,
  texts: readonly Label[],
  explain: (label: Label) => LabelExplanation,
): T {
  if (stated.contains.length === 0 || texts.length === 0) return stated;
  const readings = texts.map((text) => explain(text));
  const onlyWarned = (allergen: Allergen): boolean =>
    readings.every(({ complete, contains }) => complete && !contains.includes(allergen)) &&
    readings.some(({ mayContain }) => mayContain.includes(allergen));
  return {
    ...stated,
    contains: stated.contains.filter((allergen) => !onlyWarned(allergen)),
    traces: ordered([...stated.traces, ...stated.contains.filter(onlyWarned)]),
  };
}

/**
 * What is known other than by the ingredient statement: allergens that a source lists, and the proteins in a name such
 * as "100% Whey" or "Beef Protein". Apart from `listedByTexts`, it holds whatever the statement says.
 */
export function contentsOutsideStatement(
  name: string,
  stated: StatedAllergens,
): ContentsOutsideStatement {
  const evidence = new Map<Allergen, string>();
  for (const each of stated.contains) evidence.set(each, 'the source lists it');
  const named = proteinsInName(name);
  for (const { allergen } of named)
    if (allergen !== null && !evidence.has(allergen)) evidence.set(allergen, 'the name says so');
  const contains = ordered([...evidence.keys()]);
  return {
    contains: contains.map((allergen) => ({ allergen, evidence: evidence.get(allergen) ?? '' })),
    traces: stated.traces,
    animal: named
      .filter((protein) => protein.animal && protein.allergen === null)
      .map(({ canonical }) => `${canonical} (the name says so)`),
  };
}

/** Servings that products of a format have, in grams or milliliters (product.md section 2, "Dietary flags"). */
const SERVING_RANGES: Readonly<Record<ProductFormat, { least: number; most: number }>> = {
  powder: { least: 20, most: 50 },
  bar: { least: 30, most: 80 },
  rtd: { least: 200, most: 500 },
};

/** The facts of a product that its label is explained with. */
export interface LabelFacts {
  readonly name: string;
  readonly format: ProductFormat;
  readonly text: SourceRecord | null;
  readonly claims: readonly string[];
  readonly figures: MergedFigures;
  /** Of the label that states the carbohydrate. */
  readonly carbohydrateIncludesFiber: boolean;
}

/** The input of the ingredient language for a product. */
export function toLabel(facts: LabelFacts, outside: ContentsOutsideStatement): Label {
  const { text, figures, format } = facts;
  const { sugar, carbohydrate, fiber } = figures.serving;
  const { per100 } = figures;
  return {
    name: facts.name,
    statement: statementOf(text) ?? '',
    truncated: text?.truncated ?? false,
    allergensOutside: outside.contains,
    tracesOutside: outside.traces,
    animalOutside: outside.animal,
    claims: facts.claims,
    figures: { sugar, carbohydrate, fiber },
    carbohydrateIncludesFiber: facts.carbohydrateIncludesFiber,
    ...(isAssumedServing(figures.size)
      ? {
          assumed: {
            per100: { sugar: per100.sugar, carbohydrate: per100.carbohydrate, fiber: per100.fiber },
            ...SERVING_RANGES[format],
          },
        }
      : {}),
  };
}

/** Finds what a text other than the statement names (`findEvidence` of the ingredient language). */
export type FindEvidence = (text: string, place: EvidencePlace) => readonly AdverseEvidence[];

interface BesideStatement {
  readonly name: string;
  readonly brand: string | null;
  readonly claims: readonly string[];
  readonly listed: readonly Allergen[];
  readonly otherStatements: readonly string[];
  /** Names as the records write them, with flavors, sizes and whatever else `name` leaves out. */
  readonly writtenNames: readonly string[];
  /** Flavors as the records state them. */
  readonly flavors: readonly string[];
}

/** All adverse evidence for a product other than its statement's list, without what that list already contains. */
export function gatherEvidence(
  beside: BesideStatement,
  explanation: LabelExplanation,
  find: FindEvidence,
): readonly AdverseEvidence[] {
  const listed = new Set(explanation.ingredients.map(({ canonical }) => canonical));
  const found = [
    ...explanation.evidence,
    ...find(beside.name, 'name'),
    ...(beside.brand === null ? [] : find(beside.brand, 'brand')),
    ...beside.claims.flatMap((claim) => find(claim, 'claim')),
    ...beside.listed.flatMap((allergen) => find(allergen, 'source')),
    ...beside.otherStatements.flatMap((statement) => find(statement, 'other record')),
  ];
  const known = new Set(found.map(({ canonical }) => canonical));
  // A flavor may be named after something that the product does not contain: a doubt.
  const tasted = [
    ...beside.writtenNames.flatMap((name) => find(name, 'name')),
    ...beside.flavors.flatMap((flavor) => find(flavor, 'flavor')),
  ]
    .filter(({ canonical }) => !known.has(canonical))
    .map((each) => ({ ...each, certain: false }));
  const each = new Map<string, AdverseEvidence>();
  for (const evidence of [...found, ...tasted]) {
    const { canonical, place, certain } = evidence;
    const key = `${canonical} ${place} ${certain}`;
    if (!listed.has(canonical) && !each.has(key)) each.set(key, evidence);
  }
  return [...each.values()];
}

/** The precautions of several texts, each allergen once for each basis. */
export function joinPrecautions(texts: readonly (readonly Precaution[])[]): readonly Precaution[] {
  const joined = new Map<string, Precaution>();
  for (const precaution of texts.flat()) {
    const key = `${precaution.allergen} ${precaution.basis}`;
    const known = joined.get(key);
    const names = [...new Set([...(known?.names ?? []), ...(precaution.names ?? [])])];
    joined.set(key, names.length > 0 ? { ...precaution, names } : precaution);
  }
  return [...joined.values()];
}
