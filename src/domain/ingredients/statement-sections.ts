import type { Allergen, PrecautionBasis } from '../product/enumerations.ts';
import type { Precaution } from '../product/product.ts';
import { allergensNamedIn } from './allergen-words.ts';

/** Stands in the list where "contains less than 2 % of:" stood. */
export const MINOR_PART_MARK = '\u0002';

export interface StatementSections {
  /** The list itself, without preamble, statements and what follows. */
  readonly list: string;
  /** Allergens of "Contains: …" statements. */
  readonly declared: readonly Allergen[];
  readonly precautions: readonly Precaution[];
  /** Later text that reads like further ingredient lists (several flavours on one label). */
  readonly furtherLists: readonly string[];
  /** True where text after the list closes it: then the list itself is not cut off. */
  readonly closed: boolean;
}

const MINOR_PART =
  /(?:\b(?:and|also|with)\s+)?(?:\b(?:contains?|contine?s)\s*:?\s+)?(?:\b(?:less|lees|iess)\s+th[ae]n|<|\bunder)\s*\d{1,2}(?:\.\d{1,2})?\s*(?:%|percent|per cent)\s*(?:(?:or less|of|each|the|following|ingredients?)\b\s*)*[:.]?|(?:\b(?:and|also|with)\s+)?(?:\bcontains?\s*:?\s+)?\b\d{1,2}(?:\.\d{1,2})?\s*(?:%|percent|per cent)\s*(?:or|of)\s+(?:less|iess)\s*(?:(?:of|each|the|following|ingredients?)\b\s*)*[:.]?/gi;

const PREAMBLE =
  /\b(?:other\s+)?[i1l]?n?(?:gred[il1]e?n?ts?|grcatcncs|gredlents|gr[eé]dients|gredients|sredients)(?:\s+(?:per\s+serving|list|statement))?\s*\.?\s*(?:[:;]|\.(?!\p{L}))\s*\.?|\bingredients\s*[:;]\s*|^\W*ingredients?\b\s*(?:per serving\s*)?[:;.-]?\s*/giu;

/** "natural mango, peach and orange flavors": three flavors, no fruit. */
const NATURAL_FLAVORS =
  /\bnatural (\p{L}{3,20}(?:, ?\p{L}{3,20}){1,5},? (?:and|&) \p{L}{3,20}) flavou?rs?\b/giu;

/** Where the list is over. One alternation, each branch anchored on a word. */
const TAIL =
  /\b(?:allerg(?:en|ens|y|ies|ic)\b|(?:all[ei]r?gens?|a[il]lergens?)\s*:|for al[il]e?r?g|directions?\b|suggested\b|suggestions?\b|recommend(?:ed|ation|ations)?\b|how to use|preparation\b\s*:|usage\b|stor(?:e|age)\b(?!d)|keep\s+(?:in|out|ref|cool|away|dry|tight|closed)|warnings?\b|caution\b|excessive\b|(?:not\s+)?suit(?:able|ab)\b|this (?:product|is|bar|package)|product contains|product of\b|distributed\b|manufactured\b|produced\b|nutrition(?:al)?\s+(?:facts?|info)|typical\b|amino acid profile|serving\s+(?:size|suggestion)|servings\s+per|best\s+before|best\s+if|shake\b\s+(?:well|before|vig)|mix\s+(?:\d|one|with|well|into)|add\s+(?:\d|one|to)|consult\b|pregnant|phenylketonurics|these statements?|percent daily|daily value|www\.|net w(?:t|eight)|important\b|no artificial|no added|free (?:from|of)\b|certified (?:organic )?by|may have\b|adds a\b|adds? (?:trivial|negligible)|not a (?:significant|low)|after opening|consume\b|take\s+\d|dist\.|packed in|packaged in|made (?:in|on|with)\b|made from organic|if you\b|use by\b|for best\b|gluten[ -]free\s*[.!]|(?:as part of|enjoy)\b|sources? of lactose|food supplement\b|dietary supplement\b|to prepare|each (?:bar|serving)|contact us|see (?:side|back|below)|color may|refrigerate|perishable|batch)/gi;

const PRECAUTION =
  /\b(?:(?:ma[a-z]|could|can)\s+(?:also\s+)?(?:co[nm]\s?-?\s?t?ain|be present|include)|ma[yvt]\s+be\s+(?:contaminated|present)|(?:contains?\s+)?(?:possible\s+)?traces?\s+(?:of|amounts?)|(?:made|produced|manufactured|processed|packed|packaged|prepared|bottled|blended)\s+(?:and\s+\w+\s+)?(?:in|on|at|using)\b|shared\s+(?:equipment|facility|lines?)|(?:facility|plant|factory|equipment|lines?|bakery|environment|site)\s+(?:that|which|where)|may\s+(?:have\s+)?come?\s+in(?:to)?\s+contact)/gi;

/** No label says "contains" more often; hostile text does. */
const MOST_STATEMENTS = 40;
const CONTAINS = /\b(?:contains?|containing)\b\s*:?|\ballerg(?:en|ens|y|ies)\b[^:.]{0,40}:/gi;
const FACILITY =
  /\b(?:made|produced|manufactured|processed|packed|packaged|prepared|bottled|blended|shared|facility|plant|factory|equipment|bakery|environment)\b/i;

function basisOf(text: string): PrecautionBasis {
  if (/\btraces?\b/i.test(text)) return 'traces';
  if (FACILITY.test(text)) return 'facility';
  return 'may contain';
}

/** Sentence ends: a full stop, "!" or a new statement beginning; never inside a number or an abbreviation. */
function endOfSentence(text: string, from: number): number {
  for (let i = from; i < text.length; i += 1) {
    const character = text[i];
    if (character === '!') return i;
    if (character !== '.') continue;
    const next = text[i + 1];
    if (next === undefined || next === ' ' || (next >= 'A' && next <= 'Z')) return i;
  }
  return text.length;
}

function depthAt(text: string, position: number): number {
  let depth = 0;
  for (let i = 0; i < position; i += 1) {
    const character = text[i];
    if (character === '(' || character === '[' || character === '{') depth += 1;
    else if (character === ')' || character === ']' || character === '}')
      depth = Math.max(0, depth - 1);
  }
  return depth;
}

/** True where `position` begins a sentence, or stands in capitals among small letters. */
function beginsSentence(text: string, position: number): boolean {
  const before = text.slice(Math.max(0, position - 4), position).trimEnd();
  return before === '' || /[.;:!)\]"*]$/.test(before);
}

/**
 * Cuts a normalised statement into its list and what is said beside it: allergen statements, precautions,
 * directions, warnings, addresses (issue 3, point 1). "Contains less than 2 % of:" stays in the list as a mark.
 */
export function readSections(statement: string): StatementSections {
  const declared = new Set<Allergen>();
  const precautions: Precaution[] = [];
  const furtherLists: string[] = [];
  let text = statement
    .replace(MINOR_PART, ` ${MINOR_PART_MARK} `)
    .replace(NATURAL_FLAVORS, (_, fruits: string) =>
      fruits
        .split(/,\s?(?:and\s|&\s)?|\s(?:and|&)\s/i)
        .map((fruit) => `natural ${fruit} flavor`)
        .join(', '),
    )
    .replace(/\b(milk|whey|soy|pea|rice),\s?(?=protein (?:isolate|concentrate)\b)/gi, '$1 ')
    .replace(/\bcontaining\b[^,()]{0,60}(?:,[^,()]{0,60}){0,4}?\bprotein fractions\b/gi, ' ')
    .replace(/\b(?:consist(?:s|ing)|comprised|composed) of\b:?/gi, ':');

  const start = lastPreamble(text);
  text = text.slice(start.end);
  let second = findNext(PREAMBLE, text, 40);
  // "Other ingredients:" goes on with the same product; any other preamble begins another flavor's list.
  while (second !== null && /^other\b/i.test(text.slice(second.index, second.end))) {
    text = `${text.slice(0, second.index)}; ${text.slice(second.end)}`;
    second = findNext(PREAMBLE, text, second.index);
  }
  if (second !== null) {
    furtherLists.push(text.slice(second.end));
    text = text.slice(0, second.index);
  }

  let cut = text.length;
  const precaution = findNext(PRECAUTION, text, 0);
  if (precaution !== null) cut = Math.min(cut, openingOf(text, precaution.index));
  const tail = findNext(TAIL, text, 3);
  if (tail !== null) cut = Math.min(cut, tail.index);
  const contains = findContains(text, cut);
  if (contains !== null) cut = Math.min(cut, contains);

  const list = text.slice(0, cut);
  for (const sentence of sentencesOf(text.slice(cut), furtherLists)) {
    readStatement(sentence, declared, precautions);
  }
  for (const further of furtherLists) {
    for (const sentence of sentencesOf(further, [])) readPrecautionOnly(sentence, precautions);
  }
  return { list, declared: [...declared], precautions, furtherLists, closed: cut < text.length };
}

function lastPreamble(text: string): { end: number } {
  // Only a preamble near the start opens the list; a second one later opens another flavour's list.
  const first = findNext(PREAMBLE, text, 0);
  if (first === null) return { end: 0 };
  const before = text.slice(0, first.index);
  const commas = before.split(',').length - 1;
  return commas > 3 ? { end: 0 } : { end: first.end };
}

function findNext(
  pattern: RegExp,
  text: string,
  from: number,
): { index: number; end: number } | null {
  pattern.lastIndex = from;
  const hit = pattern.exec(text);
  return hit === null || hit[0] === ''
    ? null
    : { index: hit.index, end: hit.index + hit[0].length };
}

/** A precaution in brackets takes its bracket with it. */
function openingOf(text: string, position: number): number {
  const before = text.slice(Math.max(0, position - 3), position);
  const bracket = before.search(/[([{]\s*$/);
  return bracket < 0 ? position : Math.max(0, position - 3) + bracket;
}

/** The first "Contains …" that is an allergen statement and not a part of the list. */
function findContains(text: string, limit: number): number | null {
  CONTAINS.lastIndex = 0;
  let tries = 0;
  for (let hit = CONTAINS.exec(text); hit !== null; hit = CONTAINS.exec(text)) {
    tries += 1;
    if (hit.index >= limit || tries > MOST_STATEMENTS) return null;
    if (hit.index < 3) continue;
    const end = endOfSentence(text, hit.index + hit[0].length);
    const said = text.slice(hit.index + hit[0].length, end);
    const shouted = hit[0].startsWith('CONTAIN') && text !== text.toUpperCase();
    const atTop = depthAt(text, hit.index) === 0;
    if (atTop && namesOnlyAllergens(said)) return hit.index;
    if (hit[0].startsWith('containing')) continue;
    if (!beginsSentence(text, hit.index) && !shouted) continue;
    if (!atTop && !shouted && !/[.;]\s?$/.test(text.slice(Math.max(0, hit.index - 4), hit.index)))
      continue;
    if (allergensNamedIn(said.slice(0, 160)).length > 0 || atTop) return hit.index;
  }
  return null;
}

function sentencesOf(text: string, furtherLists: string[]): string[] {
  const sentences: string[] = [];
  let from = 0;
  while (from < text.length) {
    const end = endOfSentence(text, from);
    const sentence = text.slice(from, end).trim();
    if (sentence !== '') {
      sentences.push(sentence);
      if (sentence.split(',').length > 4 && !isStatement(sentence)) furtherLists.push(sentence);
    }
    from = end + 1;
  }
  return sentences;
}

/** One sentence beside the list: a declaration, a precaution, both, or neither. */
function readStatement(sentence: string, declared: Set<Allergen>, precautions: Precaution[]): void {
  const precaution = findNext(PRECAUTION, sentence, 0);
  const plain = precaution === null ? sentence : sentence.slice(0, precaution.index);
  CONTAINS.lastIndex = 0;
  const contains = CONTAINS.exec(plain);
  if (contains !== null) {
    const said = plain.slice(contains.index + contains[0].length);
    if (!/^\s*(?:no|for|see)\b/i.test(said))
      for (const allergen of allergensNamedIn(said)) declared.add(allergen);
  }
  if (precaution !== null) readPrecautionOnly(sentence.slice(precaution.index), precautions);
}

function readPrecautionOnly(sentence: string, precautions: Precaution[]): void {
  let rest = sentence;
  for (let round = 0; round < 6; round += 1) {
    const first = findNext(PRECAUTION, rest, 0);
    if (first === null) return;
    const next = findNext(PRECAUTION, rest, first.end);
    const said = rest.slice(first.index, next === null ? rest.length : next.index);
    const basis = basisOf(said);
    for (const allergen of allergensNamedIn(said.slice(0, 300))) {
      if (!precautions.some((known) => known.allergen === allergen && known.basis === basis)) {
        precautions.push({ allergen, basis });
      }
    }
    if (next === null) return;
    rest = rest.slice(next.index);
  }
}

/** True where a sentence declares or warns; its words are no list. */
function isStatement(sentence: string): boolean {
  return findNext(PRECAUTION, sentence, 0) !== null || findNext(CONTAINS, sentence, 0) !== null;
}

/** "… vitamin D contains soy": without a full stop before it, a declaration only if nothing but allergens follows. */
function namesOnlyAllergens(said: string): boolean {
  const parts = said
    .split(/,|\band\b|&/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return (
    parts.length > 0 &&
    parts.length < 10 &&
    parts.every((part) => part.length < 24 && allergensNamedIn(part).length > 0)
  );
}
