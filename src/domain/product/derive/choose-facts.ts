import { listedFlavors } from '../../flavors/listed-flavors.ts';
import type { FlavorTable } from '../../flavors/flavor-table.ts';
import {
  displayFlavor,
  englishFlavor,
  type FlavoredName,
  readFlavor,
} from '../../flavors/read-flavor.ts';
import { capitalize } from '../../wording.ts';
import type { BrandTable } from '../brand/brand-table.ts';
import { FORMAT_NOUNS } from './describe-product.ts';
import { ALLERGENS, type Allergen, type ProductFormat } from '../../enumerations.ts';
import type { MergedFigures } from '../figures/merge-figures.ts';
import { cleanName } from '../name/product-name.ts';
import { composeName } from '../name/unstated-name.ts';
import { spellName } from '../name/spell-name.ts';
import { firstMeaningfulName } from '../name/meaningful-name.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';
import { OPERATOR_SOURCE, type SourceRecord } from '../record/source-record.ts';

/** The reviewed tables for reading names, brands and flavors. */
export interface NamingTables {
  readonly brands: BrandTable;
  readonly flavors: FlavorTable;
  readonly words: ProductWords;
  /** Words of names that are not English. */
  readonly foreign: ReadonlySet<string>;
}

/**
 * The origin of the name: as the source states it; with corrected spelling; name and flavor joined; or composed, if the
 * source gives none.
 */
export type NameSource = 'stated' | 'spelled' | 'joined' | 'composed';

/** A value and the index of the record that gives it (0 if none does). */
export interface Chosen<T> {
  readonly value: T;
  readonly index: number;
}

/** The first value that a record gives, strongest record first; null at index 0 if none does. */
export function firstOf<T>(
  records: readonly SourceRecord[],
  read: (record: SourceRecord) => T | null,
): Chosen<T | null> {
  for (const [index, record] of records.entries()) {
    const value = read(record);
    if (value !== null) return { value, index };
  }
  return { value: null, index: 0 };
}

/** The first name that a record states, with its flavor if the name does not include it; a composed one if no record has a name. */
export function chooseName(
  records: readonly SourceRecord[],
  brand: string | null,
  format: ProductFormat,
  { brands, flavors, words }: NamingTables,
): Chosen<string> & { readonly source: NameSource } {
  const stated = firstMeaningfulName(
    records.map((record) => cleanName(record.name, brand, { words, brands })),
    { flavors, words },
  );
  if (stated.value === null) {
    const parts = [brand, nounAfter(brand, format)].filter(Boolean).join(' ');
    const amount = firstOf(records, (record) => record.servingSize);
    const serving = amount.value ? `, ${amount.value.amount} ${amount.value.unit} serving` : '';
    return {
      value: composeName(`${capitalize(parts)}${serving}`),
      index: 0,
      source: 'composed',
    };
  }
  const isOperators = records[stated.index]?.source === OPERATOR_SOURCE;
  const name = isOperators ? stated.value : spellName(stated.value, { flavors, words });
  const flavor = oneFlavor(records[stated.index]);
  if (flavor === null || readFlavor(name, flavors).flavor !== null)
    return { ...stated, value: name, source: name === stated.value ? 'stated' : 'spelled' };
  return {
    value: `${name}, ${displayFlavor(flavor, flavors)}`,
    index: stated.index,
    source: 'joined',
  };
}

/** A record that lists several flavors is their base product and has no flavor itself. */
function oneFlavor(record: SourceRecord | undefined): string | null {
  const flavor = record?.flavor ?? null;
  return listedFlavors(flavor).length > 0 ? null : flavor;
}

/** The noun after the brand, without repeating a word ("Premier Protein bar", "PR Bar"). */
function nounAfter(brand: string | null, format: ProductFormat): string {
  const noun = FORMAT_NOUNS[format];
  if (format === 'bar' && /\bbar$/i.test(brand ?? '')) return '';
  return /\bprotein$/i.test(brand ?? '') ? noun.replace('protein ', '') : noun;
}

/** All names of a record, the chosen one first. */
export function namesOf({ name, otherNames = [] }: SourceRecord): readonly string[] {
  return name === null ? otherNames : [name, ...otherNames];
}

/**
 * The label's own name for a product that is shown by an English name of the same record; null if the two differ only
 * in brand, case, marks and pack size.
 */
export function chooseNameOnLabel(
  { otherNames = [] }: SourceRecord,
  name: string,
  brand: string | null,
  tables: NamingTables,
): string | null {
  for (const other of otherNames) {
    const written = cleanName(other, brand, tables);
    if (written === null) continue;
    const spelled = spellName(written, tables);
    return foldText(spelled) === foldText(name) ? null : spelled;
  }
  return null;
}

/** The first flavor that a record states, else the one in its name (`read`); null if there is none. */
export function chooseFlavor(
  records: readonly SourceRecord[],
  name: string,
  read: FlavoredName,
  brand: string | null,
  { flavors }: NamingTables,
): ChosenFlavor {
  const stated = firstOf(records, oneFlavor);
  if (stated.value !== null)
    return {
      value: englishFlavor(stated.value, flavors),
      written: displayFlavor(stated.value, flavors),
      index: stated.index,
      stated: true,
    };
  const { flavor, written } = read;
  const index = firstOf(records, (record) => record.name).index;
  for (const [other, record] of records.entries()) {
    for (const each of namesOf(record)) {
      if (each === name) continue;
      const { flavor: also, written } = readFlavor(each, flavors);
      // "Coco Libre, Protein Coconut Water"
      if (written !== null && foldText(brand ?? '').includes(foldText(written))) continue;
      // "Raspberry White", cut off, when another name says "Raspberry White Chocolate".
      if (also !== null && (flavor === null || saysMoreOf(flavor, also)))
        return { value: also, written, index: other, stated: false };
    }
  }
  return { value: flavor, written, index, stated: false };
}

/** "Chocolate Caramel" adds to "Chocolate"; "Chocolate Unflavored" does not: it is natural chocolate. */
function saysMoreOf(flavor: string, other: string): boolean {
  return other.startsWith(`${flavor} `) && !other.endsWith(' Unflavored');
}

/** A flavor in English, and as the label writes it. */
export interface ChosenFlavor extends Chosen<string | null> {
  readonly written: string | null;
  readonly stated: boolean;
}

/** All allergens and traces that records list apart from their texts; `index` is the first such record, or -1. */
export function statedAllergens(records: readonly SourceRecord[]): {
  readonly contains: readonly Allergen[];
  readonly traces: readonly Allergen[];
  readonly index: number;
} {
  const index = records.findIndex(
    (record) => record.allergens.length > 0 || record.traces.length > 0,
  );
  return {
    contains: ordered(records.flatMap((record) => record.allergens)),
    traces: ordered(records.flatMap((record) => record.traces)),
    index,
  };
}

/**
 * Servings per package: stated, else package divided by the label's serving if both are known in one unit and the
 * result is plausible (0.9 to 400).
 */
export function chooseServings(
  records: readonly SourceRecord[],
  figures: MergedFigures,
): Chosen<number | null> & { readonly note: string | null } {
  const stated = firstOf(records, (record) => record.servings);
  if (stated.value !== null) return { ...stated, note: null };
  const size = figures.size?.basis === 'label' ? figures.size : null;
  const pack = firstOf(records, (record) => record.packageSize);
  if (size === null || pack.value === null || pack.value.unit !== size.unit)
    return { value: null, index: 0, note: null };
  const count = pack.value.amount / size.amount;
  if (count < 0.9 || count > 400) return { value: null, index: 0, note: null };
  return {
    value: Math.max(1, Math.floor(count + 0.1)),
    index: pack.index,
    note: `calculated: package of ${pack.value.amount} ${pack.value.unit} / serving of ${size.amount} ${size.unit}`,
  };
}

/** Without repetitions, in the order of the FDA list. */
export function ordered(allergens: readonly Allergen[]): Allergen[] {
  return ALLERGENS.filter((allergen) => allergens.includes(allergen));
}
