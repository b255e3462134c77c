import type { UnderstoodTerm } from '../../matching/criteria.ts';
import { Guesses } from './guesses.ts';
import { EXCEPT, findEntry, understandTerm } from './understand-term.ts';
import { understandWanted } from './wished-qualities.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

export type WishList = 'avoid' | 'mustHave';

/** What parts several must-haves. "Whey or casein" cannot be one: both would be asked for. */
const BETWEEN_WANTED = /\s*[,;&+]\s*|\s+(?:and|plus)\s+/i;
const MOST_PARTS = 20;
const LONGEST_NAME_WORDS = 5;

/**
 * Understands what a shopper wrote as one wish: mostly one term, or several where she wrote several ("peanuts and soy",
 * "no soy no dairy", "sucralose soy"). Only what no name of the vocabulary is read so, and only where something in it
 * is known then; an allergy must not be lost for want of a comma.
 */
export function understandWish(
  written: string,
  list: WishList,
  vocabulary: Vocabulary,
  guesses: Guesses = new Guesses(vocabulary),
): readonly UnderstoodTerm[] {
  const term = understandOne(written, list, vocabulary, guesses);
  if (term.kind !== 'literal' || EXCEPT.test(written)) return [term];
  const parts = written
    .split(list === 'avoid' ? vocabulary.wishWords.between : BETWEEN_WANTED)
    .filter((part) => part.trim() !== '');
  if (parts.length > 1 && parts.length <= MOST_PARTS) {
    const understood = parts.flatMap((part) =>
      list === 'avoid'
        ? splitIntoNames(understandOne(part, 'avoid', vocabulary, guesses), vocabulary, guesses)
        : [understandWanted(part, vocabulary, guesses)],
    );
    if (understood.some((each) => each.kind !== 'literal')) return eachOnce(understood);
  }
  return list === 'avoid' ? splitIntoNames(term, vocabulary, guesses) : [term];
}

function eachOnce(terms: readonly UnderstoodTerm[]): readonly UnderstoodTerm[] {
  return [...new Map(terms.map((term) => [term.name, term])).values()];
}

/** The term, or each of the names that its text without separators is made of. */
function splitIntoNames(
  term: UnderstoodTerm,
  vocabulary: Vocabulary,
  guesses: Guesses,
): readonly UnderstoodTerm[] {
  if (term.kind !== 'literal') return [term];
  const names = namesIn(term.name, vocabulary, guesses);
  return names === null
    ? [term]
    : names.map((name) => understandOne(name, 'avoid', vocabulary, guesses));
}

function understandOne(
  written: string,
  list: WishList,
  vocabulary: Vocabulary,
  guesses: Guesses,
): UnderstoodTerm {
  if (list === 'mustHave') return understandWanted(written, vocabulary, guesses);
  const asWritten = understandTerm(written, vocabulary, guesses);
  const [head = '', ...exceptions] = written.trim().split(EXCEPT);
  const { before, after } = vocabulary.wishWords;
  const bare = head.replace(before, '').replace(after, '').trim();
  const name = asWritten.kind === 'literal' ? bare : head;
  const wanted = meantBy(name, vocabulary, guesses);
  if (wanted === head || wanted === '') return asWritten;
  const understood = understandTerm([wanted, ...exceptions].join(' except '), vocabulary, guesses);
  return understood.kind === 'literal' ? asWritten : { ...understood, term: written.trim() };
}

function meantBy(name: string, vocabulary: Vocabulary, guesses: Guesses): string {
  const entry = findEntry(name, vocabulary, guesses);
  return vocabulary.wishWords.avoided.get(entry?.canonical ?? '') ?? name;
}

/** The names a text consists of, longest first from the left; null where a word belongs to none. */
function namesIn(text: string, vocabulary: Vocabulary, guesses: Guesses): readonly string[] | null {
  const words = text.split(/[\s-]+/);
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_NAME_WORDS, words.length - at);
    const phrase = (): string => words.slice(at, at + length).join(' ');
    while (length > 1 && !vocabulary.names.has(vocabulary.keyOf(phrase()))) length -= 1;
    if (length > 1 || findEntry(phrase(), vocabulary, guesses) !== null) names.push(phrase());
    else if (!vocabulary.wishWords.beside.has(phrase())) return null;
    at += length;
  }
  return names.length === 0 ? null : names;
}
