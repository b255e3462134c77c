import { DIETARY_FLAGS } from '../../enumerations.ts';
import type { Chosen, ChosenFlavor, NameSource } from './choose-facts.ts';
import type { ChosenText } from './choose-text.ts';
import type { FigureOrigins, MergedFigures } from '../figures/merge-figures.ts';
import { NUTRITION_KEY } from '../figures/nutrition.ts';
import type { FactOrigin, Product, Provenance, ProvenanceSource } from '../product.ts';
import { FIGURE_KEYS, type SourceRecord } from '../record/source-record.ts';
import { isAssumedServing } from '../assumed-serving.ts';

/** What is shown about the source of a fact. */
export interface SourceInfo {
  readonly name: string;
  readonly licence: string;
  readonly url: string;
  readonly retrieved: string;
}

/** Everything about a product that can be derived from its own records; ids, brand row, variants and links come from the database. */
export type DerivedProduct = Omit<
  Product,
  | 'id'
  | 'slug'
  | 'brandId'
  | 'brand'
  | 'flavorOptions'
  | 'baseProductId'
  | 'affiliateLinks'
  | 'price'
  | 'labResults'
  | 'independentlyTested'
  | 'knownFacts'
  | 'image'
  | 'picture'
  | 'recordDate'
>;

export interface TracedChoices {
  readonly product: Omit<DerivedProduct, 'provenance'>;
  readonly figures: MergedFigures;
  readonly name: Chosen<string> & { readonly source: NameSource };
  readonly brand: Chosen<string | null> & { readonly note: string | null };
  readonly flavor: ChosenFlavor;
  readonly gtin: Chosen<string | null>;
  readonly text: ChosenText;
  readonly servings: Chosen<number | null> & { readonly note: string | null };
  /** Index of the record that lists allergens apart from the text, or -1. */
  readonly stated: number;
  /** The protein type was read from the name. */
  readonly named: boolean;
  /** The name says how a bar is, and a noun was added to it. */
  readonly saysHow?: boolean;
}

const NAME_NOTES: Readonly<Record<NameSource | 'how' | 'kind', string | undefined>> = {
  stated: undefined,
  spelled: 'as the source has it, mistyped words put right',
  joined: 'name and flavor of the source, joined',
  how: 'name of the source and what it is filed under, joined',
  kind: 'the source gives nothing but its brand or flavor: what it is, added',
  composed: 'the source gives no name: composed of brand, kind and serving',
};

/**
 * The origin of every fact that a derived product states: for each field with a value, the record it comes from and
 * whether it is stated, calculated or for a standard serving. Records that gave nothing are left out of the sources.
 */
export function traceFacts(
  records: readonly SourceRecord[],
  sources: ReadonlyMap<string, SourceInfo>,
  choices: TracedChoices,
): Provenance {
  const used: number[] = [];
  const facts: Record<string, FactOrigin> = {};
  const add = (field: string, index: number, basis: FactOrigin['basis'], note?: string) => {
    let position = used.indexOf(index);
    if (position < 0) position = used.push(index) - 1;
    facts[field] =
      note === undefined ? { basis, source: position } : { basis, source: position, note };
  };
  traceIdentity(choices, add);
  traceFigures(choices, add);
  traceText(choices, add);
  return { sources: used.map((index) => toSource(records[index], sources)), facts };
}

type Add = (field: string, index: number, basis: FactOrigin['basis'], note?: string) => void;

function traceIdentity(choices: TracedChoices, add: Add): void {
  const { product, name, brand, flavor, gtin, servings } = choices;
  traceName(choices, add);
  if (brand.value !== null) {
    add(
      'brand',
      brand.index,
      brand.note === null ? 'label' : 'calculated',
      brand.note ?? undefined,
    );
  }
  if (product.nameOnLabel !== null) add('nameOnLabel', name.index, 'label');
  add('format', 0, 'label');
  add('description', name.index, 'calculated', 'composed of the facts on this page');
  if (flavor.value !== null) {
    const asWritten = flavor.written === flavor.value ? '' : `, written "${flavor.written ?? ''}"`;
    const note = flavor.stated ? asWritten.slice(2) : `read from the name${asWritten}`;
    add('flavor', flavor.index, 'label', note === '' ? undefined : note);
  }
  if (gtin.value !== null) add('gtin', gtin.index, 'label');
  if (servings.value !== null) {
    add(
      'servings',
      servings.index,
      servings.note === null ? 'label' : 'calculated',
      servings.note ?? undefined,
    );
  }
}

function traceName({ product, name, saysHow }: TracedChoices, add: Add): void {
  const source = product.name === name.value ? name.source : saysHow === true ? 'how' : 'kind';
  const isStated = source !== 'composed' && source !== 'kind';
  add('name', name.index, isStated ? 'label' : 'calculated', NAME_NOTES[source]);
}

function traceFigures({ product, figures, name }: TracedChoices, add: Add): void {
  if (figures.size !== null) {
    add(
      'servingSize',
      figures.sizeRecord,
      figures.sizeNote?.startsWith('calculated') ? 'calculated' : figures.size.basis,
      isAssumedServing(figures.size)
        ? 'the label gives no serving: the standard serving of this format'
        : (figures.sizeNote ?? undefined),
    );
  }
  addOrigins(figures.servingOrigins, '', add);
  addOrigins(figures.per100Origins, 'per100.', add);
  const { protein, energy, sugar } = figures.servingOrigins;
  if (protein) add('proteinPerServing', protein.record, protein.basis, protein.note);
  if (energy) add('calories', energy.record, energy.basis, energy.note);
  if (sugar) add('sugar', sugar.record, sugar.basis, sugar.note);
  if (product.fitnessGoal !== null) {
    add(
      'fitnessGoal',
      protein?.record ?? name.index,
      'calculated',
      product.fitnessGoalReason ?? undefined,
    );
  }
}

function addOrigins(origins: FigureOrigins, prefix: string, add: Add): void {
  for (const key of FIGURE_KEYS) {
    const origin = origins[key];
    if (origin) add(`${prefix}${NUTRITION_KEY[key]}`, origin.record, origin.basis, origin.note);
  }
}

function traceText({ product, figures, name, text, stated, named }: TracedChoices, add: Add): void {
  const about = text.record ? text.index : stated >= 0 ? stated : name.index;
  if (product.proteinType !== null) {
    add(
      'proteinType',
      named ? name.index : about,
      'calculated',
      product.proteinTypeReason ?? undefined,
    );
  }
  if (product.ingredientsStatement !== null) add('ingredientsStatement', text.index, 'label');
  if (product.ingredients.length > 0)
    add('ingredients', text.index, 'label', 'read from the ingredient text');
  traceAllergens({ product, text, stated }, about, add);
  for (const flag of DIETARY_FLAGS) {
    const { value, basis, evidence } = product.flagEvidence[flag];
    if (value === null) continue;
    if (basis === 'figures') add(flag, figures.sizeRecord, 'calculated', evidence);
    else add(flag, about, basis === 'claim' ? 'label' : 'calculated', evidence);
  }
}

/** The origin of allergens: the text, else a source's own list, else the name. */
function traceAllergens(
  { product, text, stated }: Pick<TracedChoices, 'product' | 'text' | 'stated'>,
  about: number,
  add: Add,
): void {
  const readFromText = 'read from the ingredient text';
  if (product.contains.length > 0) {
    if (text.record !== null) add('contains', about, 'calculated', readFromText);
    else if (stated >= 0) add('contains', about, 'label');
    else add('contains', about, 'calculated', 'read from the name');
  }
  if (product.mayContain.length > 0) {
    if (text.record !== null) add('mayContain', about, 'calculated', readFromText);
    else add('mayContain', about, 'label');
  }
}

function toSource(
  record: SourceRecord | undefined,
  sources: ReadonlyMap<string, SourceInfo>,
): ProvenanceSource {
  const source = record ? sources.get(record.source) : undefined;
  if (!record || !source) throw new Error(`Unknown source "${record?.source ?? ''}"`);
  return {
    name: source.name,
    record: record.record,
    url: record.url === '' ? source.url : record.url,
    licence: source.licence,
    retrieved: record.retrieved ?? source.retrieved,
    ...(record.modified === undefined ? {} : { modified: record.modified }),
  };
}
