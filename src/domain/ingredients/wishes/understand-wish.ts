import { EMPTY_TERM, type UnderstoodTerm } from './understood-term.ts';
import { distinct, joinNames } from '../../wording.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { plainWish } from '../vocabulary/wish-words.ts';
import { Guesses } from './guesses.ts';
import { EXCEPT, findEntry, literalTerm, understandTerm } from './understand-term.ts';
import { asksForLittle, understandWanted } from './wished-qualities.ts';

export type WishList = 'avoid' | 'mustHave';

/** The terms of one wish; guesses are those of its search. */
export type UnderstandWish = (
  written: string,
  list: WishList,
  vocabulary: Vocabulary,
  guesses: Guesses,
) => readonly UnderstoodTerm[];

/** Separates several must-haves that are all required. */
const BETWEEN_WANTED = /\s*[,;&+]\s*|\s+(?:and|plus)\s+/i;
/** Separates several avoided names even if the words on both sides are a name together. */
const PARTING_SIGN = /[,;/|+&]|\s[-–—]\s/u;
const MAX_PARTS = 20;
const LONGEST_NAME_WORDS = 5;

/**
 * Understands what a shopper wrote as one wish: mostly one term, or several if she wrote several ("peanuts and soy",
 * "no soy no dairy", "sucralose soy", "milk (and eggs)"). Only a text that is not a name is read so, and only if
 * something in it is known: an allergy must not be lost because a comma is missing. Empty
 * for "none" and "n/a".
 */
export function understandWish(
  written: string,
  list: WishList,
  vocabulary: Vocabulary,
  guesses: Guesses = new Guesses(vocabulary),
): readonly UnderstoodTerm[] {
  if (vocabulary.wishWords.nothing.has(plainWish(written))) return [];
  if (list === 'mustHave') return understandParts(written, list, guesses);
  const spaced = written.replace(/\s+/g, ' ');
  const plain = spaced.replace(vocabulary.wishWords.except, ' except ');
  const terms = understandParts(plain, list, guesses);
  const [only] = terms;
  const own =
    plain !== spaced && terms.length === 1 && only !== undefined
      ? [{ ...only, term: written.trim() }]
      : terms;
  const inside = alsoInBrackets(plain, own, guesses);
  return inside.length === 0 ? own : [...own.map(withoutBrackets), ...inside];
}

function understandParts(
  written: string,
  list: WishList,
  guesses: Guesses,
): readonly UnderstoodTerm[] {
  const apart = list === 'avoid' ? namesApart(written, guesses) : null;
  if (apart !== null) return apart;
  const term = understandOne(written, list, guesses);
  if (term.kind !== 'literal' || EXCEPT.test(written)) return [term];
  const either = list === 'mustHave' ? eitherOf(written, guesses) : null;
  if (either !== null) return [either];
  const parts = written
    .split(list === 'avoid' ? guesses.vocabulary.wishWords.between : BETWEEN_WANTED)
    .filter((part) => part.trim() !== '');
  if (parts.length > 1 && parts.length <= MAX_PARTS) {
    const understood = parts.flatMap((part) =>
      list === 'avoid'
        ? splitIntoNames(understandOne(part, 'avoid', guesses), guesses)
        : [understandOne(part, list, guesses)],
    );
    if (understood.some((each) => each.kind !== 'literal')) return eachOnce(understood);
  }
  return list === 'avoid' ? splitIntoNames(term, guesses) : [term];
}

/** "Whey or casein": one of these suffices, if each is known by its name alone; else null. */
function eitherOf(written: string, guesses: Guesses): UnderstoodTerm | null {
  const parts = written.split(guesses.vocabulary.wishWords.either);
  if (parts.length < 2 || parts.length > MAX_PARTS) return null;
  const terms = parts.map((part) => understandOne(part, 'mustHave', guesses));
  const areNames = terms.every(({ kind, members, qualities }) => {
    return kind !== 'literal' && members.length > 0 && qualities.length === 0;
  });
  if (!areNames) return null;
  const names = distinct(terms.map(({ name }) => name));
  // What one of them contains, the other may lack.
  return {
    ...joinTerms(terms, joinNames(names, 'or')),
    allergens: [],
    partOfAllergens: [],
    term: written.trim(),
  };
}

/** "Soy / milk" are two things and not soy milk, if a sign separates them and each is known; else null. */
function namesApart(written: string, guesses: Guesses): readonly UnderstoodTerm[] | null {
  const parts = written.split(PARTING_SIGN).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MAX_PARTS || EXCEPT.test(written)) return null;
  const understood = parts.map((part) => understandOne(part, 'avoid', guesses));
  return understood.every(({ kind }) => kind !== 'literal') ? eachOnce(understood) : null;
}

function eachOnce(terms: readonly UnderstoodTerm[]): readonly UnderstoodTerm[] {
  return [...new Map(terms.map((term) => [term.name, term])).values()];
}

/** What brackets add to a name: eggs in "milk (and eggs)", but not an explanation ("casein (milk)"). */
function alsoInBrackets(
  written: string,
  terms: readonly UnderstoodTerm[],
  guesses: Guesses,
): readonly UnderstoodTerm[] {
  const { vocabulary } = guesses;
  const brackets = [...written.matchAll(/[([{]([^)\]}]+)/g)].map(([, inside = '']) => inside);
  if (brackets.length === 0 || vocabulary.names.has(vocabulary.keyOf(written))) return [];
  const named = new Set(terms.flatMap(({ members }) => members));
  return brackets.flatMap((inside) => {
    const isJoined = ` ${inside}`.search(vocabulary.wishWords.between) === 0;
    return understandParts(inside, 'avoid', guesses).filter(
      ({ kind, members }) =>
        (isJoined && kind === 'literal') ||
        (members.some((name) => !named.has(name)) &&
          ![...named].every((name) => members.includes(name))),
    );
  });
}

/** The term as written before its brackets, whose own terms are returned beside it. */
function withoutBrackets(term: UnderstoodTerm): UnderstoodTerm {
  const at = term.term.search(/[([{]/);
  return at > 0 ? { ...term, term: term.term.slice(0, at).trim() } : term;
}

/** The term, or each of the names in its text without separators. */
function splitIntoNames(term: UnderstoodTerm, guesses: Guesses): readonly UnderstoodTerm[] {
  if (term.kind !== 'literal') return [term];
  const names = namesIn(term.name, guesses);
  return names === null ? [term] : names.map((name) => understandOne(name, 'avoid', guesses));
}

function understandOne(written: string, list: WishList, guesses: Guesses): UnderstoodTerm {
  const { vocabulary } = guesses;
  if (asksForLittle(written.trim(), vocabulary))
    return literalTerm(written.trim(), written, guesses);
  if (list === 'mustHave') return understandWanted(written, guesses);
  const [head = '', ...exceptions] = written.trim().split(EXCEPT);
  const { before, after } = vocabulary.wishWords;
  const bare = head.replace(before, '').replace(after, '').trim();
  const group = groupOf(head, vocabulary) ?? groupOf(bare, vocabulary);
  if (group !== null) {
    return { ...joinGroup(group, exceptions, guesses), term: written.trim() };
  }
  const asWritten = understandTerm(written, vocabulary, guesses);
  const name = asWritten.kind === 'literal' ? withoutEnding(bare, vocabulary) : head;
  const wanted = meantBy(name, guesses);
  if (wanted === head || wanted === '') return asWritten;
  const understood = understandTerm([wanted, ...exceptions].join(' except '), vocabulary, guesses);
  return understood.kind === 'literal' ? asWritten : { ...understood, term: written.trim() };
}

/** What a group covers, without what is taken out of it, which may be one of its parts as a whole ("additives except colors"). */
function joinGroup(
  { name, names }: Group,
  exceptions: readonly string[],
  guesses: Guesses,
): UnderstoodTerm {
  const { vocabulary } = guesses;
  const taken = exceptions
    .flatMap((exception) => exception.split(';'))
    .map((exception) => findEntry(exception.trim(), guesses))
    .filter((entry) => entry !== null);
  const out = new Set(taken.flatMap(({ members }) => members));
  const suffix = exceptions.length === 0 ? '' : ` except ${exceptions.join('; ')}`;
  const terms = names
    .filter((each) => !out.has(each))
    .map((each) => understandTerm(`${each}${suffix}`, vocabulary, guesses));
  const called = taken.map(({ canonical }) => canonical).join(', ');
  return joinTerms(terms, called === '' ? name : `${name} except ${called}`);
}

/** "Soja" of "sojafrei"; the word itself if the part before its ending is not a name as written. */
function withoutEnding(word: string, { wishWords, names, keyOf }: Vocabulary): string {
  const stem = word.replace(wishWords.ending, '');
  return names.has(keyOf(stem)) ? stem : word;
}

interface Group {
  readonly name: string;
  readonly names: readonly string[];
}

function groupOf(written: string, { wishWords }: Vocabulary): Group | null {
  const word = plainWish(written);
  const names = wishWords.groups.get(word);
  if (names === undefined) return null;
  return { name: names.length === 1 ? (names[0] as string) : word, names };
}

function meantBy(name: string, guesses: Guesses): string {
  const entry = findEntry(name, guesses);
  return guesses.vocabulary.wishWords.avoided.get(entry?.canonical ?? '') ?? name;
}

/** The names that a text consists of, longest first from the left; null if a word belongs to none. */
function namesIn(text: string, guesses: Guesses): readonly string[] | null {
  const { vocabulary } = guesses;
  const words = text.split(/[\s-]+/);
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_NAME_WORDS, words.length - at);
    const phrase = (): string => words.slice(at, at + length).join(' ');
    while (length > 1 && !vocabulary.names.has(vocabulary.keyOf(phrase()))) length -= 1;
    if (length > 1 || findEntry(phrase(), guesses) !== null) names.push(phrase());
    else if (!vocabulary.wishWords.beside.has(phrase())) return null;
    at += length;
  }
  return names.length === 0 ? null : names;
}

/** Joins terms into one with a name of its own: "Truvia", of stevia and erythritol. */
function joinTerms(terms: readonly UnderstoodTerm[], name: string): UnderstoodTerm {
  const all = <Item>(of: (term: UnderstoodTerm) => readonly Item[]) => distinct(terms.flatMap(of));
  const members = all((term) => term.members);
  const allergens = all((term) => term.allergens);
  const isNoMember = (each: string) => !members.includes(each);
  return {
    ...EMPTY_TERM,
    kind: 'family',
    name,
    members,
    allergens,
    partOfAllergens: all((term) => term.partOfAllergens).filter(
      (each) => !allergens.includes(each),
    ),
    mayBe: all((term) => term.mayBe).filter(isNoMember),
    mayHold: all((term) => term.mayHold).filter(isNoMember),
    madeOf: all((term) => term.madeOf).filter(isNoMember),
    language: 'en',
  };
}
