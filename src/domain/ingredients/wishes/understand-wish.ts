import type { UnderstoodTerm } from '../../matching/criteria.ts';
import { normalizeName } from '../words/normalize-name.ts';
import { EXCEPT, findEntry, understandTerm } from './understand-term.ts';
import { understandWanted } from './wished-qualities.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

export type WishList = 'avoid' | 'mustHave';

/** What stands around an ingredient that is avoided: "no soy", "dairy-free", "allergic to nuts". */
const BEFORE =
  /^(?:(?:no|not|non|without|avoid|avoiding|any|all|free (?:of|from)|anything with|allergic to|allergy to|intolerant (?:of|to)|intolerance to|sensitive to|contains|containing)[\s-]+)+/i;
const AFTER = /(?:[\s-]+(?:free|allergy|allergies|allergic|intolerance|intolerant|sensitivity))+$/i;

/** What parts several ingredients where no comma does. "Whey or casein" cannot be a must-have: both would be asked for. */
const BETWEEN: Readonly<Record<WishList, RegExp>> = {
  avoid: /\s*[,;/&+|]\s*|\s+(?:and|or|nor|plus|no|without)\s+/i,
  mustHave: /\s*[,;&+]\s*|\s+(?:and|plus)\s+/i,
};
/** Words that may stand between names: "dairy free gluten free". */
const BESIDE_NAMES = new Set([
  'no',
  'not',
  'non',
  'without',
  'any',
  'all',
  'free',
  'and',
  'or',
  'the',
]);
const MOST_PARTS = 20;
const LONGEST_NAME_WORDS = 5;

/**
 * Names that say less on a label than they mean to those who avoid them: milk ingredients bring lactose without naming it,
 * whatever is made of milk or wheat brings its protein, and gelatin need not say which animal it is from.
 */
const AVOIDERS_MEAN: Readonly<Record<string, string>> = {
  lactose: 'dairy',
  'milk protein': 'milk',
  'wheat protein': 'wheat',
  'peanut protein': 'peanut',
  'soy protein': 'soy except soy lecithin, soybean oil',
  'egg white': 'egg',
  pork: 'pork and gelatin',
  beef: 'beef and gelatin',
  meat: 'meat and gelatin',
};

/**
 * Understands what a shopper wrote as one wish: mostly one term, or several where she wrote several ("peanuts and soy",
 * "no soy no dairy", "sucralose soy"). Only what no name of the vocabulary is read so, and only where something in it
 * is known then; an allergy must not be lost for want of a comma.
 */
export function understandWish(
  written: string,
  list: WishList,
  vocabulary: Vocabulary,
): readonly UnderstoodTerm[] {
  const term = understandOne(written, list, vocabulary);
  if (term.kind !== 'literal' || EXCEPT.test(written)) return [term];
  const parts = written.split(BETWEEN[list]).filter((part) => part.trim() !== '');
  if (parts.length > 1 && parts.length <= MOST_PARTS) {
    const understood = parts.flatMap((part) =>
      list === 'avoid' ? understandWords(part, vocabulary) : [understandWanted(part, vocabulary)],
    );
    if (understood.some((each) => each.kind !== 'literal')) return eachOnce(understood);
  }
  return list === 'avoid' ? apart(term, vocabulary) : [term];
}

function eachOnce(terms: readonly UnderstoodTerm[]): readonly UnderstoodTerm[] {
  return [...new Map(terms.map((term) => [term.name, term])).values()];
}

/** One avoided term, or each of the names that a text without separators is made of. */
function understandWords(written: string, vocabulary: Vocabulary): readonly UnderstoodTerm[] {
  return apart(understandOne(written, 'avoid', vocabulary), vocabulary);
}

/** The term, or each of the names that its text without separators is made of. */
function apart(term: UnderstoodTerm, vocabulary: Vocabulary): readonly UnderstoodTerm[] {
  if (term.kind !== 'literal') return [term];
  const names = namesIn(term.name, vocabulary);
  return names === null ? [term] : names.map((name) => understandOne(name, 'avoid', vocabulary));
}

function understandOne(written: string, list: WishList, vocabulary: Vocabulary): UnderstoodTerm {
  if (list === 'mustHave') return understandWanted(written, vocabulary);
  const asWritten = understandTerm(written, vocabulary);
  const [head = '', ...exceptions] = written.trim().split(EXCEPT);
  const bare = head.replace(BEFORE, '').replace(AFTER, '').trim();
  const name = asWritten.kind === 'literal' ? bare : head;
  const wanted = meantBy(name, vocabulary);
  if (wanted === head || wanted === '') return asWritten;
  const understood = understandTerm([wanted, ...exceptions].join(' except '), vocabulary);
  return understood.kind === 'literal' ? asWritten : { ...understood, term: written.trim() };
}

function meantBy(name: string, vocabulary: Vocabulary): string {
  return AVOIDERS_MEAN[findEntry(name, vocabulary)?.canonical ?? ''] ?? name;
}

/** The names a text consists of, longest first from the left; null where a word belongs to none. */
function namesIn(text: string, vocabulary: Vocabulary): readonly string[] | null {
  const words = text.split(/[\s-]+/);
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_NAME_WORDS, words.length - at);
    const phrase = (): string => words.slice(at, at + length).join(' ');
    while (length > 1 && !vocabulary.names.has(normalizeName(phrase()))) length -= 1;
    if (length > 1 || findEntry(phrase(), vocabulary) !== null) names.push(phrase());
    else if (!BESIDE_NAMES.has(phrase())) return null;
    at += length;
  }
  return names.length === 0 ? null : names;
}
