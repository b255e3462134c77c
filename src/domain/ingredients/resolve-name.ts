import { lookUpKeys, normalizeName } from './normalize-name.ts';
import { type Speller, spellerOf } from './spelling.ts';
import type { Vocabulary, VocabularyEntry } from './vocabulary.ts';

/** How far a written name had to be bent to be found. */
export interface ResolvedName {
  readonly entry: VocabularyEntry;
  /** 'exact': as the vocabulary has it; 'trimmed': words left out; 'spelling': letters mended. */
  readonly by: 'exact' | 'trimmed' | 'spelling';
}

const MEMO_LIMIT = 20_000;
const memos = new WeakMap<Vocabulary, Map<string, ResolvedName | null>>();

/** Amounts and marks around a name that say nothing of what it is. */
function withoutNoise(text: string): string {
  return text
    .replace(
      /\b\d+(?:[.,]\d+)?\s?(?:%|g|mg|mcg|µg|iu|ppm|billion cfu|million cfu|cfu|kcal|ml)(?![\p{L}])/giu,
      ' ',
    )
    .replace(/\d{1,3}(?:\.\d+)?\s*%/g, ' ')
    .replace(/^(?:calcium|vitamin|mineral)[- ]fortified\s/i, '')
    .replace(/["'@!?<>=|\\]+/g, ' ')
    .replace(/^[\s\-/.:+&]+|[\s\-/.:+&]+$/g, '')
    .replace(/\s+/g, ' ');
}

const TAILS =
  /\s(?:from|rich in|with|in|derived from|made from|made with|sourced from|including|added|as|extracted|processed|prepared|containing|contains)\s.*$/i;
const FLAVORED = /\b(?:flavou?red|flavou?r|style|tasting)\s+(?=\S)/i;

/**
 * What a written name is called in the vocabulary: as it stands, then with its noise, tail ("from …", "with …") and
 * unknown leading words left out, then with misread letters mended. A known word is never dropped or changed
 * into another, so "almond milk" cannot become milk. Null where nothing fits beyond doubt.
 */
export function resolveName(text: string, vocabulary: Vocabulary): ResolvedName | null {
  let memo = memos.get(vocabulary);
  if (memo === undefined) {
    memo = new Map();
    memos.set(vocabulary, memo);
  }
  const known = memo.get(text);
  if (known !== undefined) return known;
  const resolved = text.length > 200 ? null : search(text, vocabulary);
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(text, resolved);
  return resolved;
}

function search(text: string, vocabulary: Vocabulary): ResolvedName | null {
  const exact = vocabulary.resolve(text);
  if (exact !== null) return { entry: exact, by: 'exact' };
  const clean = joinBroken(withoutNoise(text), vocabulary);
  if (!/\p{L}{2}|\d{3}/u.test(clean)) return null;
  const trimmed =
    vocabulary.resolve(clean) ??
    resolveWithoutTail(clean, vocabulary) ??
    resolveWithoutDeclaration(clean, vocabulary);
  if (trimmed !== null) return { entry: trimmed, by: 'trimmed' };
  const speller = spellerOf(vocabulary);
  const words = normalizeName(clean)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > 9) return null;
  const ended = withoutUnknownEnds(words, speller, vocabulary);
  if (ended !== null) return { entry: ended, by: 'trimmed' };
  const mended = mend(words, speller, vocabulary) ?? mendTail(clean, speller, vocabulary);
  return mended === null ? null : { entry: mended, by: 'spelling' };
}

/** "polydext - rose" → polydextrose, where the joined word is known. */
function joinBroken(text: string, vocabulary: Vocabulary): string {
  if (!/\p{L}\s?-\s\p{L}/u.test(text)) return text;
  const speller = spellerOf(vocabulary);
  return text.replace(/(\p{L}+)\s?-\s(\p{L}+)/gu, (whole, left: string, right: string) =>
    speller.knows(normalizeName(left + right)) ? left + right : whole,
  );
}

function resolveWithoutTail(text: string, vocabulary: Vocabulary): VocabularyEntry | null {
  const turned = /^(\S+(?: \S+)?) (?:from|of) (\S+)$/i.exec(text);
  if (turned !== null) {
    const entry = vocabulary.names.get(normalizeName(`${turned[2]} ${turned[1]}`));
    if (entry !== undefined) return entry;
  }
  const bare = text.replace(TAILS, '');
  if (bare !== text && bare.length > 2) {
    const entry = vocabulary.resolve(bare);
    if (entry !== null) return entry;
  }
  return null;
}

/** "Whey protein concentrate milk": the allergen that stood in brackets behind the name. */
function resolveWithoutDeclaration(text: string, vocabulary: Vocabulary): VocabularyEntry | null {
  const hit = /^(.+)\s(milk|soya?|wheat|eggs?|nuts?)$/i.exec(text);
  if (hit === null) return null;
  const entry = vocabulary.resolve(hit[1] ?? '');
  const allergen = vocabulary.resolve(hit[2] ?? '')?.allergens[0];
  return entry !== null && allergen !== undefined && entry.allergens.includes(allergen)
    ? entry
    : null;
}

function mendTail(text: string, speller: Speller, vocabulary: Vocabulary): VocabularyEntry | null {
  const bare = text.replace(TAILS, '');
  if (bare === text || bare.length <= 2) return null;
  const words = normalizeName(bare)
    .split(' ')
    .filter((word) => word !== '');
  return withoutUnknownEnds(words, speller, vocabulary) ?? mend(words, speller, vocabulary);
}

function lookUp(words: readonly string[], vocabulary: Vocabulary): VocabularyEntry | null {
  const key = words.join(' ');
  const entry = vocabulary.names.get(key) ?? vocabulary.resolve(key);
  return entry !== null && entry.kind === 'family' && words.length === 1 ? null : entry;
}

/** True for an unknown word that may be one that matters, misread: it must be mended and not dropped. */
function isMisread(word: string, speller: Speller): boolean {
  if (word.length < 4 || /^\d+$/.test(word)) return false;
  return (
    splitWord(word, speller) !== null || speller.near(word, word.length >= 7 ? 2 : 1).length > 0
  );
}

/** Leaves out unknown words and stray numbers at the ends ("PhD whey protein isolate", "folic acid 40"). */
function withoutUnknownEnds(
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
  let from = 0;
  let to = inner.length;
  while (from < to - 1 && droppable(inner[from] ?? '')) {
    from += 1;
    // The unknown word may be a misreading of one that matters: mend it first if it is near a known one.
    const dropped = inner[from - 1] ?? '';
    if (isMisread(dropped, speller)) return null;
    const entry = lookUp(inner.slice(from), vocabulary);
    if (entry !== null) return entry;
  }
  while (to > from + 1 && droppable(inner[to - 1] ?? '')) {
    to -= 1;
    const dropped = inner[to] ?? '';
    if (isMisread(dropped, speller)) return null;
    const entry = lookUp(inner.slice(from, to), vocabulary);
    if (entry !== null) return entry;
  }
  return inner.length === words.length ? null : lookUp(inner, vocabulary);
}

/** Mends a name whose words are misread or broken; only a reading that is a whole known name counts. */
function mend(
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
      !speller.knows(word + next) &&
      speller.knows(word) &&
      speller.knows(next)
    ) {
      choices.push([word]);
      continue;
    }
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
      const others = word.length < 5 ? [] : optionsFor(word, words.length, speller);
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

function optionsFor(word: string, wordCount: number, speller: Speller): readonly string[] {
  const split = splitWord(word, speller);
  if (split !== null) return [split];
  const shortest = wordCount > 2 ? 3 : wordCount > 1 ? 4 : 6;
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

/** The name as shown where the vocabulary does not know it: lower case, US spelling, without praise words. */
export function canonicalOfUnknown(text: string): string {
  const key = normalizeName(withoutNoise(text));
  const keys = lookUpKeys(key);
  return keys[1] ?? key;
}

/** "dark chocolate flavored coating" → "dark chocolate coating", if the vocabulary knows that. */
export function resolveFlavored(text: string, vocabulary: Vocabulary): ResolvedName | null {
  if (!FLAVORED.test(text)) return null;
  return resolveName(text.replace(FLAVORED, ''), vocabulary);
}
