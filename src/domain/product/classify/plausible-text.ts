import type { LabelExplanation } from '../../ingredients/label/label.ts';
import type { ProductFormat } from '../../enumerations.ts';
import type { Objection } from '../figures/plausibility.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';
import type { SourceRecord, StatedFigures } from '../record/source-record.ts';

/** Names that promise milk protein. */
const MILK_NAMES = /\b(?:whey|casein|milk protein)\b/i;
/** A text is judged if at least this share of its names is known: one that scanning scrambled proves nothing. */
const MIN_KNOWN = 0.6;
/** A list that begins with one of these belongs to candy: nothing else weighs more. */
const SUGARS: ReadonlySet<string> = new Set(['sugar', 'honey', 'glucose syrup']);
const OIL = /\boils?\b/i;
/** Ingredients are listed by weight: with this much protein, one of the first provides it. */
const FIRST_INGREDIENTS = 4;
export const MUCH_PROTEIN = { per100: 40, serving: 10 } as const;

/**
 * Why an ingredient text cannot belong to its product, or null: a whey whose text has no milk (Open Food Facts has a
 * "Clear Whey Isolate" with a bagel's ingredients), or a protein-rich powder or drink of whose first ingredients none
 * provides protein (capsules, oils, candy).
 */
export function objectToText(
  name: string,
  format: ProductFormat,
  figures: { readonly serving: StatedFigures; readonly per100: StatedFigures },
  label: LabelExplanation,
  words: ProductWords,
): Objection | null {
  const entries = label.ingredients.filter((entry) => !entry.heading);
  const known = entries.filter((entry) => entry.known).length;
  if (entries.length === 0 || known < MIN_KNOWN * entries.length) return null;
  const listed = entries.map((entry) => entry.text);
  const listedNames = entries.map((entry) => entry.canonical);
  const detail = listed.slice(0, 8).join(', ');
  if (isMilkless(name, label, listed, words))
    return { reason: 'the ingredient text has no milk, the name says whey or casein', detail };
  if (format === 'bar') return null;
  const { concentrated, rich } = richnessOf(figures);
  if (concentrated && SUGARS.has(listedNames[0] ?? ''))
    return { reason: 'much protein in what is mostly sugar', detail };
  // In an incompletely read text, the unread words may provide it ("Whe r tein co Blend").
  const unexplained = label.complete && label.proteinSources.length === 0 && listed.length > 2;
  if (rich && unexplained && !bringsProtein(listed.slice(0, FIRST_INGREDIENTS), words))
    return { reason: 'no protein source among the first ingredients of the text', detail };
  return null;
}

/** Whether the figures state so much protein that one of the first ingredients must provide it. */
function richnessOf({ per100, serving }: { serving: StatedFigures; per100: StatedFigures }) {
  const concentrated = (per100.protein ?? 0) >= MUCH_PROTEIN.per100;
  return { concentrated, rich: concentrated || (serving.protein ?? 0) >= MUCH_PROTEIN.serving };
}

/** A name that says whey or casein, with a complete text that does not mention milk. */
function isMilkless(
  name: string,
  label: LabelExplanation,
  listed: readonly string[],
  words: ProductWords,
): boolean {
  const saysMilk =
    MILK_NAMES.test(name) && !/\b(?:vegan|plant|non.?dairy|dairy.?free)\b/i.test(name);
  if (!saysMilk || label.truncated || label.contains.includes('milk')) return false;
  return !listed.some((each) => words.milk.test(foldText(each)));
}

export function bringsProtein(list: readonly string[], words: ProductWords): boolean {
  return list.some((each) => words.source.test(foldText(each)) && !OIL.test(each));
}

/** Letters from which on a text is judged as it is, in any language. */
const ENOUGH_TEXT = 60;

/** Letters of a text's head; an ingredient list has less advertising and instructions than one word in this many. */
const HEAD = 300;
const MIN_PRAISE = 2;

/**
 * Why a record's raw text cannot belong to its name, or null: capsules for a powder, advertising instead of a list, a
 * whey whose text does not mention milk.
 */
export function objectToRawText(record: SourceRecord, words: ProductWords): Objection | null {
  const text = foldText(record.statement ?? '');
  if (record.format !== 'powder' || text === '') return null;
  const capsule = words.capsule.exec(text.slice(0, ENOUGH_TEXT));
  if (capsule)
    return { reason: 'the text is of capsules', detail: `"${capsule[0]}" in the text of a powder` };
  const praise = new Set(text.slice(0, HEAD).match(words.advertising));
  if (praise.size >= MIN_PRAISE && !words.heading.test(text))
    return {
      reason: 'the text is advertising, not a list of ingredients',
      detail: [...praise].join(', '),
    };
  if (!/\b(?:whey|casein)\b/i.test(record.name ?? '') || text.length < ENOUGH_TEXT) return null;
  if (record.truncated || words.milk.test(text)) return null;
  return {
    reason: 'the ingredient text has no milk, the name says whey or casein',
    detail: (record.statement ?? '').slice(0, 100),
  };
}

/**
 * Why a record's two names cannot be of one product, or null: "Oats instant" is a food, "Melty Cookies And Cream Bar"
 * is not, and they share no word. It is unknown whose figures the record has.
 */
export function objectToNames(
  { name, otherNames = [] }: SourceRecord,
  words: ProductWords,
): Objection | null {
  const kindOf = (text: string) =>
    words.bar.test(text) || words.powder.test(text)
      ? 'supplement'
      : words.food.test(text)
        ? 'food'
        : null;
  const one = foldText(name ?? '');
  const other = otherNames
    .map(foldText)
    .find(
      (text) => kindOf(text) !== kindOf(one) && kindOf(text) !== null && !sharesWord(one, text),
    );
  if (other === undefined || kindOf(one) === null) return null;
  return { reason: 'two names of two products', detail: `"${name}" and "${other}"` };
}

function sharesWord(a: string, b: string): boolean {
  const words = new Set(a.split(' '));
  return b.split(' ').some((word) => words.has(word));
}

/** Why a record is not a protein supplement that everybody can buy, or null: drinks for patients and for children. */
export function objectToKind(record: SourceRecord, words: ProductWords): Objection | null {
  if (record.format === 'bar') return null;
  const names = foldText(`${record.brand ?? ''} ${record.name ?? ''}`);
  const match = words.medical.exec(names);
  if (!match || /\b(?:protein|whey)\b/.test(names)) return null;
  return {
    reason: "a patients' or children's drink",
    detail: `"${match[0]}" in its name or brand`,
  };
}
