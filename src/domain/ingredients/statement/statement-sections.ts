import type { Allergen } from '../../product/enumerations.ts';
import type { Precaution } from '../../product/product.ts';
import { allergensNamedIn, isAllergenWord, namesOnlyAllergens } from './allergen-words.ts';
import { isStatement, readPrecautionOnly, readStatement } from './statement-declarations.ts';
import {
  CONTAINS,
  DENIAL,
  findNext,
  MINOR_PART,
  NATURAL_FLAVORS,
  PREAMBLE,
  PRECAUTION,
  TAIL,
} from './statement-patterns.ts';

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

/** No label says "contains" more often; hostile text does. */
const MOST_STATEMENTS = 40;

/** A full stop or "!", never inside a number or an abbreviation. */
const SENTENCE_END = /!|\.(?=[ A-Z]|$)/g;

function endOfSentence(text: string, from: number): number {
  return findNext(SENTENCE_END, text, from)?.index ?? text.length;
}

/** Where the sentence of `position` begins; `position` itself where none ends before it. */
function startOfSentence(text: string, position: number): number {
  const end = text.slice(0, position).search(/[.;!] [^.;!]*$/);
  return end < 0 ? position : end + 1;
}

function depthAt(text: string, position: number): number {
  let depth = 0;
  for (const character of text.slice(0, position)) {
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
  }
  return depth;
}

/** True where `position` begins a sentence, or stands in capitals among small letters. */
function beginsSentence(text: string, position: number): boolean {
  return /[.;:!)\]"*] ?$/.test(text.slice(0, position));
}

/**
 * Cuts a normalised statement into its list and what is said beside it: allergen statements, precautions,
 * directions, warnings, addresses. "Contains less than 2 % of:" stays in the list as a mark.
 */
export function readSections(statement: string): StatementSections {
  const declared = new Set<Allergen>();
  const precautions: Precaution[] = [];
  const furtherLists: string[] = [];
  let text = statement
    .replace(MINOR_PART, ` ${MINOR_PART_MARK} `)
    .replace(NATURAL_FLAVORS, (_, fruits: string) =>
      fruits
        .split(/, ?(?:and |& )?| (?:and|&) /i)
        .map((fruit) => `natural ${fruit} flavor`)
        .join(', '),
    )
    .replace(/\b(milk|whey|soy|pea|rice), ?(?=protein (?:isolate|concentrate)\b)/gi, '$1 ')
    .replace(/\bcontaining\b[^,()]{0,60}(?:,[^,()]{0,60}){0,4}?\bprotein fractions\b/gi, ' ')
    .replace(/\b(?:consist(?:s|ing)|comprised|composed) of\b:?/gi, ':');

  text = text.slice(endOfPreamble(text));
  let second = findPreamble(text, 40);
  // "Other ingredients:" goes on with the same product; any other preamble begins another flavor's list.
  while (second !== null && /^other\b/i.test(text.slice(second.index, second.end))) {
    text = `${text.slice(0, second.index)}; ${text.slice(second.end)}`;
    second = findPreamble(text, second.index);
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
  const denial = findNext(DENIAL, text, 3);
  if (denial !== null) cut = Math.min(cut, startOfSentence(text, denial.index));
  const contains = findContains(text, cut);
  if (contains !== null) cut = Math.min(cut, contains);

  const bare = bareDeclaration(text.slice(0, cut));
  const list = text.slice(0, bare ?? cut);
  if (bare !== null)
    for (const allergen of allergensNamedIn(text.slice(bare, cut))) declared.add(allergen);
  for (const sentence of sentencesOf(text.slice(cut), furtherLists)) {
    readStatement(sentence, declared, precautions);
  }
  for (const further of furtherLists) {
    for (const sentence of sentencesOf(further, [])) readPrecautionOnly(sentence, precautions);
  }
  return {
    list,
    declared: [...declared],
    precautions,
    furtherLists: furtherLists.map((further) =>
      further.slice(0, findNext(PRECAUTION, further, 0)?.index),
    ),
    closed: cut < text.length,
  };
}

/** "…, salt. Milk, peanuts, soy.": where a last sentence begins that names allergens and nothing else; else null. */
function bareDeclaration(list: string): number | null {
  const last = /[.;] ([^.;:]{6,80})[.;]? ?$/.exec(list.slice(-90));
  if (last === null) return null;
  const [whole, said = ''] = last;
  const parts = said.split(/,|\band\b|&/i);
  return parts.length > 1 && parts.every(isAllergenWord) ? list.length - whole.length + 1 : null;
}

/** "Contains milk and soy ingredients." is no preamble: a colon must follow, or a sentence begin. */
function findPreamble(text: string, from: number): { index: number; end: number } | null {
  let hit = findNext(PREAMBLE, text, from);
  while (
    hit !== null &&
    !/[:;]/.test(text.slice(hit.index, hit.end)) &&
    /[^.;:!* ] ?$/.test(text.slice(Math.max(0, hit.index - 4), hit.index))
  )
    hit = findNext(PREAMBLE, text, hit.end);
  return hit;
}

/** Where the list begins: only a preamble near the start opens it; a later one opens another flavour's list. */
function endOfPreamble(text: string): number {
  const first = findPreamble(text, 0);
  return first === null || text.slice(0, first.index).split(',').length > 4 ? 0 : first.end;
}

/** A precaution in brackets takes its bracket with it. */
function openingOf(text: string, position: number): number {
  const before = text.slice(Math.max(0, position - 3), position);
  const bracket = before.search(/[([{] ?$/);
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
    const end = Math.min(limit, endOfSentence(text, hit.index + hit[0].length));
    const said = text.slice(hit.index + hit[0].length, end);
    const shouted = hit[0].startsWith('CONTAIN') && text !== text.toUpperCase();
    const atTop = depthAt(text, hit.index) === 0;
    if (atTop && namesOnlyAllergens(said)) return hit.index;
    if (hit[0].startsWith('containing')) continue;
    if (!beginsSentence(text, hit.index) && !shouted) continue;
    if (!atTop && !shouted && !/[.;] ?$/.test(text.slice(Math.max(0, hit.index - 4), hit.index)))
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
