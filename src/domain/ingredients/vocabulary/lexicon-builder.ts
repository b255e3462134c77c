import { formsOf } from '../words/fold-word.ts';
import type { Spellings } from '../words/normalize-name.ts';
import { phraseKeys } from '../words/tokens.ts';
import type { Meaning, Phrase } from './meanings.ts';
import type { VocabularyEntry, Entries } from './vocabulary.ts';
import { addTo } from '../../multimap.ts';

/** Shorter words occur inside others by chance. */
export const SHORTEST_ALLERGEN_WORD = 4;

/** "Spuren", "traces", "tracce": the shortest word of a warning that is found if it is damaged. */
const SHORTEST_OF_TRACES = 6;

interface Node extends Phrase {
  meanings: readonly Meaning[];
  longer: Map<string, Node> | null;
}

const NO_MEANINGS: readonly Meaning[] = [];

/** Collects phrases in a tree of their folded words, and sets of single words. */
export class LexiconBuilder {
  readonly phrases = new Map<string, Node>();
  readonly words = new Set<string>();
  readonly wordsOfNames = new Map<string, Set<string>>();
  readonly parts = new Map<string, Set<string>>();
  readonly statementWords = new Set<string>();
  readonly denyingSuffixes = new Set<string>();
  readonly allergenWords = new Map<string, VocabularyEntry>();
  readonly uses = new Map<string, number>();
  readonly #forms = new Map<string, readonly string[]>();
  readonly #spellings: Spellings;

  constructor(spellings: Spellings) {
    this.#spellings = spellings;
  }

  /** Adds a phrase as written, and with its words in the singular and in US spelling. */
  add(phrase: string, meaning: Meaning): void {
    const named = meaning.kind === 'name' || meaning.kind === 'quality';
    const keys = phraseKeys(phrase).filter((key) => !named || key !== '#');
    if (keys.length === 0) return;
    this.uses.set(meaning.language, (this.uses.get(meaning.language) ?? 0) + 1);
    const [only = '', ...more] = keys;
    const isAlone = more.length === 0 && only.length >= SHORTEST_ALLERGEN_WORD;
    if (meaning.isAllergenWord && meaning.entry !== null && isAlone)
      this.allergenWords.set(only, meaning.entry);
    this.#enter(keys, meaning);
    const forms = keys.map((key) => this.#formsOf(key));
    const most = Math.max(...forms.map((each) => each.length));
    for (let form = 1; form < Math.min(most, 3); form += 1)
      this.#enter(
        forms.map((each) => each[form] ?? each.at(-1) ?? ''),
        meaning,
      );
    if (meaning.misspelt) return;
    if (meaning.kind === 'name' || meaning.kind === 'function')
      addAll(this.wordsOfNames, meaning.language, keys);
    if (meaning.cue === 'precaution')
      addAll(this.wordsOfNames, meaning.language, longWordsOf(keys, meaning));
    if (['name', 'quality', 'function'].includes(meaning.kind))
      addAll(this.parts, meaning.language, keys);
  }

  #formsOf(key: string): readonly string[] {
    const forms = this.#forms.get(key) ?? formsOf(key, this.#spellings);
    this.#forms.set(key, forms);
    return forms;
  }

  #enter(keys: readonly string[], meaning: Meaning): void {
    let level = this.phrases;
    let node: Node | undefined;
    for (const key of keys) {
      if (node !== undefined) level = node.longer ??= new Map();
      node = level.get(key);
      if (node === undefined) {
        node = { meanings: NO_MEANINGS, longer: null };
        level.set(key, node);
      }
      // A word of a misspelled name is not known alone: "mattitol" of "mattitol syrup" must be repaired.
      if (!meaning.misspelt || keys.length === 1) this.words.add(key);
    }
    if (node === undefined) return;
    const same = node.meanings.find((other) => sameMeaning(other, meaning));
    // A spread reserves room for 16 more: 13 MB in all.
    if (same === undefined) node.meanings = node.meanings.concat(meaning);
    else if (meaning.isAllergenWord)
      node.meanings = node.meanings.map((each) =>
        each === same ? { ...same, isAllergenWord: true, allergens: ownAllergens(meaning) } : each,
      );
  }
}

/** The allergens of an allergen word; none if its entry has them. By law "nuts" are tree nuts, while its entry includes more. */
function ownAllergens({ allergens, entry }: Meaning): Meaning['allergens'] {
  return entry?.allergens.every((each) => allergens.includes(each)) === true ? [] : allergens;
}

function longWordsOf(keys: readonly string[], { basis }: Meaning): readonly string[] {
  const least = basis === 'traces' ? SHORTEST_OF_TRACES : SHORTEST_CLIPPED;
  return keys.filter((key) => key.length >= least);
}

function addAll(words: Map<string, Set<string>>, language: string, keys: readonly string[]): void {
  const known = words.get(language) ?? new Set<string>();
  words.set(language, known);
  for (const key of keys) if (key.length > 2) known.add(key);
}

function sameMeaning(a: Meaning, b: Meaning): boolean {
  return (
    a.kind === b.kind &&
    a.language === b.language &&
    a.cue === b.cue &&
    a.closing === b.closing &&
    (a.kind === 'name' || a.value === b.value)
  );
}

/** Shorter endings occur in too many words. */
const SHORTEST_CLIPPED = 7;

/** Allergen words without a letter or two that scanning lost ("ctoserum"), with what each may stand for. */
export function clippedAllergenWordsOf({
  allergenWords,
  words,
  phrases,
}: LexiconBuilder): ReadonlyMap<string, Entries> {
  const tails = new Map<string, VocabularyEntry[]>();
  for (const [word, warned] of allergenWords) {
    const closer = phrases.get(word)?.meanings.find(({ entry }) => entry?.allergens.length !== 0);
    const entry = closer?.entry ?? warned;
    for (const tail of [word.slice(1), word.slice(2)]) {
      if (tail.length < SHORTEST_CLIPPED || words.has(tail)) continue;
      if (tails.get(tail)?.includes(entry) !== true) addTo(tails, tail, entry);
    }
  }
  return tails;
}

/** Letters and digits of similar shape; in words of three letters, others would give too many words. */
const OF_ONE_SHAPE = ['gq9', 'ec', 'il1', 'oc0'];
/** Letters that scanning takes for one another. */
const CONFUSED = [...OF_ONE_SHAPE, 'mnr', 'nuh', 'bh', 'tf', 'vwy', 'ao0', 'pq'];
const SHORTEST_CONFUSED = 3;
/** Longer words are repaired by their other letters. */
const LONGEST_CONFUSED = 8;

function* confusionsOf(word: string): Generator<string> {
  const groups = word.length > SHORTEST_CONFUSED ? CONFUSED : OF_ONE_SHAPE;
  for (const [at, letter] of word.split('').entries())
    for (const other of groups.filter((each) => each.includes(letter)).join(''))
      if (other !== letter) {
        yield word.slice(0, at) + other + word.slice(at + 1);
        // "eqq"
        yield word.replaceAll(letter, other);
      }
}

/** An allergen's word that a damaged one may be, in one language. */
interface ConfusedAllergenWord {
  readonly entry: VocabularyEntry;
  readonly language: string;
}

/** Short allergen words with one letter that scanning confuses ("nilk", "s0y"); they resemble too many words to be repaired. */
export function confusedAllergenWordsOf({
  words,
  phrases,
}: LexiconBuilder): ReadonlyMap<string, readonly ConfusedAllergenWord[]> {
  const confused = new Map<string, ConfusedAllergenWord[]>();
  for (const [word, { meanings }] of phrases) {
    if (word.length < SHORTEST_CONFUSED || word.length > LONGEST_CONFUSED) continue;
    const warned = meanings.filter((each) => each.isAllergenWord);
    if (warned.length === 0) continue;
    for (const written of confusionsOf(word))
      for (const { entry, language } of words.has(written) ? [] : warned)
        if (entry !== null) addTo(confused, written, { entry, language });
  }
  return confused;
}
