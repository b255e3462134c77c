import { flavorKey } from '../../flavors/flavor-table.ts';
import type { Recipe } from '../../flavors/group-member.ts';
import { readFlavor } from '../../flavors/read-flavor.ts';
import type { Label, LabelExplanation, Precaution } from '../../ingredients/label/label.ts';
import { packReading, readingOf } from '../../ingredients/label/statement-reading.ts';
import {
  gatherEvidence,
  joinPrecautions,
  listedByTexts,
  toLabel,
  contentsOutsideStatement,
  type ContentsOutsideStatement,
  type FindEvidence,
} from './ask-about-label.ts';
import {
  chooseFlavor,
  chooseName,
  chooseNameOnLabel,
  chooseServings,
  firstOf,
  namesOf,
  statedAllergens,
  type NamingTables,
} from './choose-facts.ts';
import { chooseBrand } from './choose-brand.ts';
import { chooseText } from './choose-text.ts';
import { compose, type Choices } from './compose-product.ts';
import { type Allergen } from '../../enumerations.ts';
import { formatOf } from '../classify/format-of-record.ts';
import { lineOf } from './line-of-product.ts';
import { mergeFigures, type MergedFigures } from '../figures/merge-figures.ts';
import { recipeOf } from './recipe-of-product.ts';
import { readProteinType, withoutDoubtfulType } from '../classify/named-protein-type.ts';
import type { Objection } from '../figures/plausibility.ts';
import { withMissingParts } from '../classify/partial-text.ts';
import { objectToText } from '../classify/plausible-text.ts';
import { isFiberWithin } from '../figures/nutrition.ts';
import type { SourceRecord } from '../record/source-record.ts';
import { statementOf } from '../record/statement-of-record.ts';
import { nameWithKind } from '../name/unstated-name.ts';
import { traceFacts, type DerivedProduct, type SourceInfo } from './trace-facts.ts';

export interface Derivation {
  readonly product: DerivedProduct;
  /** The reading of its statement that its page shows (`packReading`); null if there is none. */
  readonly reading: string | null;
  readonly brandName: string | null;
  /** The same for all variants of one base product. */
  readonly baseKey: string;
  /** Products with the same base, type and flavor are one; "" if the flavor is not stated. */
  readonly duplicateKey: string;
  /** What distinguishes two recipes of one name. */
  readonly recipe: Recipe;
  readonly links: SourceRecord['links'];
}

export type DeriveResult =
  | { readonly ok: true; readonly derivation: Derivation }
  | { readonly ok: false; readonly record: SourceRecord; readonly objection: Objection };

export interface DeriveContext {
  readonly sources: ReadonlyMap<string, SourceInfo>;
  readonly explain: (label: Label) => LabelExplanation;
  readonly findEvidence: FindEvidence;
  /** Whether an operator accepted a record: no objection is raised to it. */
  readonly accepted: (record: SourceRecord) => boolean;
  readonly tables: NamingTables;
}

function choose(
  records: readonly [SourceRecord, ...SourceRecord[]],
  { tables, explain }: DeriveContext,
): Omit<Choices, 'title'> {
  const brand = chooseBrand(records, tables);
  const format = formatOf(records[0], brand.value, tables.brands);
  const name = chooseName(records, brand.value, format, tables);
  const read = readFlavor(name.value, tables.flavors);
  const figures = mergeFigures(records, format);
  return {
    format,
    brand,
    name,
    read,
    nameOnLabel: chooseNameOnLabel(
      records[name.index] ?? records[0],
      name.value,
      brand.value,
      tables,
    ),
    flavor: chooseFlavor(records, name.value, read, brand.value, tables),
    figures,
    text: chooseText(records, explain),
    servings: chooseServings(records, figures),
    gtin: firstOf(records, (record) => record.gtin),
    category: firstOf(records, (record) => record.category).value,
    stated: listedByTexts(statedAllergens(records), textsOf(records), explain),
  };
}

/**
 * Adds a noun to a name that does not say what the product is; a name that is only its brand is written as the brand is
 * ("Go Macro", "Powerbar").
 */
function titleOf(
  { name, brand, format, read }: Omit<Choices, 'title'>,
  { isUnnamed, saysHow }: Pick<ReturnType<typeof lineOf>, 'isUnnamed' | 'saysHow'>,
): string {
  if (saysHow && read.flavor === null) return nameWithKind(name.value, format, false);
  if (!isUnnamed) return name.value;
  const isFlavor = read.flavor !== null;
  return nameWithKind(isFlavor ? name.value : (brand.value ?? name.value), format, isFlavor);
}

function textsOf(records: readonly SourceRecord[]): readonly Label[] {
  return records.flatMap((record) => {
    const statement = statementOf(record) ?? '';
    return statement === '' ? [] : [{ statement, truncated: record.truncated }];
  });
}

/**
 * Derives one product from all its records, strongest first (product.md section 3). Every value comes from a record or
 * is calculated from values that do, and its origin is recorded. An objection names the record at fault.
 */
export function deriveProduct(
  [strongest, ...others]: readonly [SourceRecord, ...SourceRecord[]],
  context: DeriveContext,
): DeriveResult {
  const asRead = (record: SourceRecord) =>
    withMissingParts(record, context.explain, context.tables);
  return deriveFrom([asRead(strongest), ...others.map(asRead)], context);
}

function deriveFrom(
  records: readonly [SourceRecord, ...SourceRecord[]],
  context: DeriveContext,
): DeriveResult {
  const chosen = choose(records, context);
  const line = lineOf(chosen, records, context.tables);
  const choices = { ...chosen, title: titleOf(chosen, line), saysHow: line.saysHow };
  const { words } = context.tables;
  const { format, name, read, figures, text, brand, flavor, category } = choices;
  const claims = [...new Set(records.flatMap((record) => record.claims))];
  const outside = contentsOutsideStatement(name.value, choices.stated);
  const otherStatements = statementsBeside(records, text.record);
  const warnings = otherStatements.map((each) => context.explain({ statement: each }).precautions);
  const label = toLabel(
    {
      name: name.value,
      format,
      text: text.record,
      claims,
      figures,
      carbohydrateIncludesFiber: countsFiberWithin(figures, records),
    },
    withWarnings(outside, warnings),
  );
  const explanation = withoutDoubtfulType(context.explain(label), name.value, format);
  const objection = objectToText(name.value, format, figures, explanation, words);
  const atFault = records[text.index];
  if (objection && atFault && !context.accepted(atFault))
    return { ok: false, record: atFault, objection };

  const named = explanation.proteinType ? null : readProteinType(read.base, category, words);
  const beside = {
    name: name.value,
    brand: brand.value,
    claims,
    listed: choices.stated.contains,
    otherStatements,
    ...wordsOf(records, flavor.value),
  };
  const product = {
    ...compose(choices, explanation, outside, named, context.tables),
    precautions: withTraces([explanation.precautions, ...warnings], outside.traces),
    evidence: gatherEvidence(beside, explanation, context.findEvidence),
    otherStatements,
  };
  const traced = { product, stated: choices.stated.index, named: named !== null };
  const provenance = traceFacts(records, context.sources, { ...choices, ...traced });
  return {
    ok: true,
    derivation: {
      product: { ...product, provenance },
      reading: readingFor(product.ingredientsStatement, text.record, explanation, context),
      brandName: brand.value,
      baseKey: line.baseKey,
      duplicateKey: flavorKey(flavor.value),
      recipe: { ...recipeOf(product, read.base, words), ...line.optional },
      links: records.flatMap((record) => record.links),
    },
  };
}

/** Adds the warnings of other statements, for the flags. */
function withWarnings(
  outside: ContentsOutsideStatement,
  warnings: readonly (readonly Precaution[])[],
): ContentsOutsideStatement {
  const warned = warnings.flat().map(({ allergen }) => allergen);
  return { ...outside, traces: [...outside.traces, ...warned] };
}

/** The reading of the statement as it is shown: without a source's markup, which shifts offsets. */
function readingFor(
  shown: string | null,
  record: SourceRecord | null,
  explanation: LabelExplanation,
  { explain }: DeriveContext,
): string | null {
  if (shown === null || shown === '') return null;
  return packReading(
    readingOf(shown === statementOf(record) ? explanation : explain({ statement: shown })),
  );
}

/** Whether the label that states the carbohydrate includes fiber in it. */
function countsFiberWithin(figures: MergedFigures, records: readonly SourceRecord[]): boolean {
  const origin = figures.servingOrigins.carbohydrate ?? figures.per100Origins.carbohydrate;
  const customary = origin !== undefined && records[origin.record]?.carbohydrateIncludesFiber;
  return [figures.serving, figures.per100].every((each) => isFiberWithin(each, customary === true));
}

/** Names and flavors as the records write them, and the flavor read from them ("Truskawkowy" is strawberry), without repetitions. */
function wordsOf(records: readonly SourceRecord[], flavor: string | null) {
  return {
    writtenNames: [...new Set(records.flatMap(namesOf))],
    flavors: [...new Set([...records.map((record) => record.flavor), flavor])].flatMap(
      (each) => each ?? [],
    ),
  };
}

/** The statements of the other records, without repetitions. */
function statementsBeside(
  records: readonly SourceRecord[],
  chosen: SourceRecord | null,
): readonly string[] {
  const others = new Set(records.map((record) => statementOf(record) ?? ''));
  others.delete('');
  others.delete(statementOf(chosen) ?? '');
  return [...others];
}

/** The precautions of the texts, and traces that only a source lists. */
function withTraces(
  ofTexts: readonly (readonly Precaution[])[],
  traces: readonly Allergen[],
): readonly Precaution[] {
  const precautions = joinPrecautions(ofTexts);
  const listed = traces.filter((allergen) =>
    precautions.every((each) => each.allergen !== allergen),
  );
  return [...precautions, ...listed.map((allergen) => ({ allergen, basis: 'traces' as const }))];
}
