import { formsOf } from '../words/fold-word.ts';
import type { Spellings } from '../words/normalize-name.ts';
import { phraseKeys } from '../words/phrase-keys.ts';
import { SHORTEST_CLIPPED } from './clipped-allergen-words.ts';
import type { Meaning, Phrase } from './meanings.ts';
import type { VocabularyEntry } from './vocabulary.ts';

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
