import type { Speller } from '../words/spelling.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

function lookUp(words: readonly string[], vocabulary: Vocabulary): VocabularyEntry | null {
  const key = words.join(' ');
  const entry = vocabulary.names.get(key) ?? vocabulary.resolve(key);
  return entry !== null && entry.kind === 'family' && words.length === 1 ? null : entry;
}

/** True for an unknown word that may be one that matters, misread: it must be mended and not dropped. */
function isMisread(word: string, speller: Speller): boolean {
  if (word.length < 4) return false;
  return (
    splitWord(word, speller) !== null || speller.near(word, word.length >= 7 ? 2 : 1).length > 0
  );
}

/** Leaves out unknown words and stray numbers at the ends ("PhD whey protein isolate", "folic acid 40"). */
export function withoutUnknownEnds(
  words: readonly string[],
  speller: Speller,
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  const droppable = (word: string): boolean => /^\d+$/.test(word) || !speller.knows(word);
  const inner = words.filter(
    (word, index) =>
      !(
        index > 0 &&
        /^\d+$/.test(word) &&
        !/^(?:b|d|k|no|red|blue|yellow|e)$/.test(words[index - 1] ?? '')
      ),
  );
  const left = [...inner];
  // An unknown word may be a misreading of one that matters: then the name is mended instead.
  for (const word of inner.slice(0, -1)) {
    if (!droppable(word)) break;
    if (isMisread(word, speller)) return null;
    left.shift();
    const entry = lookUp(left, vocabulary);
    if (entry !== null) return entry;
  }
  for (const word of left.slice(1).reverse()) {
    if (!droppable(word)) break;
    if (isMisread(word, speller)) return null;
    left.pop();
    const entry = lookUp(left, vocabulary);
    if (entry !== null) return entry;
  }
  return inner.length === words.length ? null : lookUp(inner, vocabulary);
}

/** Mends a name whose words are misread or broken; only a reading that is a whole known name counts. */
export function mend(
  words: readonly string[],
  speller: Speller,
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  const choices: (readonly string[])[] = [];
  let changed = 0;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const next = words[i + 1];
    if (
      next !== undefined &&
      (!speller.knows(word) || !speller.knows(next)) &&
      speller.knows(word + next)
    ) {
      choices.push([word + next]);
      changed += 1;
      i += 1;
      continue;
    }
    if (speller.isCommon(word)) {
      choices.push([word]);
      continue;
    }
    if (speller.knows(word)) {
      const others = othersFor(word, words.length, speller);
      choices.push([word, ...others]);
      if (others.length > 0) changed += 1;
      continue;
    }
    const options = optionsFor(word, words.length, speller);
    if (options.length === 0) return null;
    changed += 1;
    choices.push(options);
  }
  if (changed === 0 || changed > 3) return null;
  return firstThatResolves(choices, vocabulary);
}

/** Short single words are mended only between the same first and last letter ("botin" → biotin, not "datem" → date). */
function framed(word: string, near: readonly string[]): readonly string[] {
  return near.filter((other) => other.at(0) === word.at(0) && other.at(-1) === word.at(-1));
}

/** What a word of one table row may have been: "whev" whey, as if "whev protein isolate" were not listed. */
function othersFor(word: string, wordCount: number, speller: Speller): readonly string[] {
  if (word.length < 4) return [];
  const others = optionsFor(word, wordCount, speller);
  return word.length > 4
    ? others
    : others.filter((other) => other.length === 4 && other.startsWith(word.slice(0, 3)));
}

function optionsFor(word: string, wordCount: number, speller: Speller): readonly string[] {
  const split = splitWord(word, speller);
  if (split !== null) return [split];
  const shortest = wordCount > 2 ? 3 : wordCount > 1 ? 4 : 6;
  if (word.length === 5 && wordCount === 1) return framed(word, speller.near(word, 1));
  if (word.length < shortest) return [];
  const limit = word.length >= 8 ? 2 : 1;
  return speller.near(word, limit).slice(0, 5);
}

/** "soylecithin" → "soy lecithin"; "proteinpowder" → "protein powder". Both halves must be known words. */
function splitWord(word: string, speller: Speller): string | null {
  if (word.length < 7) return null;
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const left = word.slice(0, cut);
    const right = word.slice(cut);
    if (speller.knows(left) && speller.knows(right)) return `${left} ${right}`;
  }
  if (/^vitamin[a-k]\d{0,2}$/.test(word)) return `vitamin ${word.slice(7)}`;
  for (let cut = 3; cut <= word.length - 5; cut += 1) {
    const left = word.slice(0, cut);
    const right = word.slice(cut + 1);
    if (speller.knows(left) && right.length >= 6 && speller.knows(right)) return `${left} ${right}`;
  }
  for (let cut = 3; cut <= word.length - 6; cut += 1) {
    const left = word.slice(0, cut);
    const [right, other] = speller.isCommon(left) ? speller.near(word.slice(cut), 1) : [];
    if (right !== undefined && other === undefined) return `${left} ${right}`;
  }
  return null;
}

function firstThatResolves(
  choices: readonly (readonly string[])[],
  vocabulary: Vocabulary,
): VocabularyEntry | null {
  let phrases: string[] = [''];
  for (const options of choices) {
    const longer: string[] = [];
    for (const phrase of phrases) {
      for (const option of options) {
        if (longer.length >= 40) break;
        longer.push(phrase === '' ? option : `${phrase} ${option}`);
      }
    }
    phrases = longer;
  }
  const found = new Map<string, VocabularyEntry>();
  for (const phrase of phrases) {
    const entry = vocabulary.resolve(phrase);
    if (entry !== null) {
      found.set(entry.canonical, entry);
      if (vocabulary.names.has(phrase)) return entry;
    }
  }
  return found.size === 1 ? ([...found.values()][0] ?? null) : null;
}
