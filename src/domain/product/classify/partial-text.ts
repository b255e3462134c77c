import type { FlavorTable } from '../../flavors/flavor-table.ts';
import { englishFlavor, readFlavor } from '../../flavors/read-flavor.ts';
import type { Label, LabelExplanation } from '../../ingredients/label/label.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';
import type { SourceRecord } from '../record/source-record.ts';
import { statementOf } from '../record/statement-of-record.ts';
import { SUPPLEMENT_LIMITS } from './classify-supplement.ts';
import { bringsProtein, MUCH_PROTEIN } from './plausible-text.ts';

interface Tables {
  readonly flavors: FlavorTable;
  readonly words: ProductWords;
}

/** Letters within which a text of one or two ingredients stays, with its warnings. */
const FEW_LETTERS = 200;
/** No bar is made of fewer ingredients. */
const INGREDIENTS_OF_BAR = 3;
/** A single ingredient that is less than this share of the product is not all of it. */
const WHOLE_PERCENT = 95;

function isRich({ per100, perServing }: SourceRecord): boolean {
  return (
    (per100?.protein ?? 0) >= SUPPLEMENT_LIMITS.barProtein ||
    (perServing?.protein ?? 0) >= MUCH_PROTEIN.serving
  );
}

/** A bar whose text names nothing that provides its protein ("Plátano (7%), manteca de cacao …", of 34 g) lacks its beginning. */
function lacksProtein(label: LabelExplanation, words: ProductWords): boolean {
  const listed = label.ingredients.map((entry) => entry.text);
  return label.proteinSources.length === 0 && !bringsProtein(listed, words);
}

/** Whether a name or flavor says what the product tastes of. */
function isFlavored({ name, flavor }: SourceRecord, { flavors }: Tables): boolean {
  const stated = flavor === null ? null : englishFlavor(flavor, flavors);
  const taste = stated ?? readFlavor(name ?? '', flavors).flavor;
  return taste !== null && taste !== 'Unflavored';
}

/** "VANILLA FLAVOUR MICELLAR CASEIN" of "Micellar Casein, Vanilla". */
function repeatsName(
  statement: string,
  { name, flavor, otherNames = [] }: SourceRecord,
  { idle }: ProductWords,
): boolean {
  const named = new Set(foldText([name, flavor, ...otherNames].join(' ')).split(' '));
  return foldText(statement)
    .split(' ')
    .every((word) => named.has(word) || idle.has(word));
}

/** "Yellow pea protein isolate (86%)" */
function statesLessThanAll(statement: string): boolean {
  const percent = /(\d{1,3}(?:[.,]\d+)?)\s?%/u.exec(statement)?.[1];
  return percent !== undefined && Number(percent.replace(',', '.')) < WHOLE_PERCENT;
}

/** Whether a text that reads to its end names too little to be the whole list. */
function isPart(
  record: SourceRecord,
  statement: string,
  label: LabelExplanation,
  tables: Tables,
): boolean {
  const isBar = record.format === 'bar';
  if (isBar && isRich(record) && lacksProtein(label, tables.words)) return true;
  const { length } = label.ingredients.filter(({ heading }) => !heading);
  if (isBar && length < INGREDIENTS_OF_BAR) return true;
  if (length === 1 && statesLessThanAll(statement)) return true;
  return (
    isFlavored(record, tables) && (length === 1 || repeatsName(statement, record, tables.words))
  );
}

/**
 * A record whose text is complete as it stands, but cannot be the whole list, counts as cut off, so that no absence is
 * concluded from it (product.md section 2).
 */
export function withMissingParts(
  record: SourceRecord,
  explain: (label: Label) => LabelExplanation,
  tables: Tables,
): SourceRecord {
  const statement = statementOf(record) ?? '';
  const isChecked = record.format === 'bar' || statement.length <= FEW_LETTERS;
  if (record.truncated || statement === '' || !isChecked) return record;
  const label = explain({ statement });
  return label.complete && isPart(record, statement, label, tables)
    ? { ...record, truncated: true }
    : record;
}
