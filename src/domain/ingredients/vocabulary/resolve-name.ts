import { mend, withoutUnknownEnds } from '../names/mend-name.ts';
import { lookUpKeys, normalizeName } from '../words/normalize-name.ts';
import { type Speller, spellerOf } from '../words/spelling.ts';
import type { Vocabulary, VocabularyEntry } from './vocabulary.ts';

/** How far a written name had to be bent to be found. */
interface ResolvedName {
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
      /\b\d+(?:[.,]\d+)? ?(?:%|g|mg|mcg|µg|iu|ppm|billion cfu|million cfu|cfu|kcal|ml)(?![\p{L}])/giu,
      ' ',
    )
    .replace(/\d{1,3}(?:\.\d+)? ?%/g, ' ')
    .replace(/^(?:calcium|vitamin|mineral)[- ]fortified /i, '')
    .replace(/["'@!?<>=|\\]/g, ' ')
    .replace(/\b(\p{L}{3,}) (?=\1\b)/giu, '')
    .replace(/^[ \-/.:+&]+|[ \-/.:+&]+$/g, '')
    .replace(/\s+/g, ' ');
}

const TAILS =
  / (?:from|rich in|with|in|derived from|made from|made with|sourced from|including|added|as|extracted|processed|prepared|containing|contains) .*$| extracted$/i;
/** Foods made without sugar; never before a sugar itself. */
const SUGAR_FREE =
  /^(?:sugar[ -]free|no sugar added|no added sugar|unsweetened) (?=.*\b(?:chocolate|coating|chips?|chunks?|candy|caramel|cookies?|crumbs?|layer|filling|syrup)\b)/i;
const FLAVORED = /\b(?:flavou?red|flavou?r|style|tasting) (?=\S)/i;

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
  const scanned = text.replace(/(?<=\p{L})\/(?=\p{L})/gu, 'l');
  const letters = vocabulary.resolve(scanned);
  if (letters !== null) return { entry: letters, by: 'spelling' };
  const clean = joinBroken(withoutNoise(text), vocabulary);
  if (!/\p{L}{2}|\d{3}/u.test(clean)) return null;
  const trimmed =
    vocabulary.resolve(clean) ??
    resolveWithoutTail(clean, vocabulary) ??
    resolveWithoutDeclaration(clean, vocabulary);
  if (trimmed !== null) return { entry: trimmed, by: 'trimmed' };
  const speller = spellerOf(vocabulary);
  const words = normalizeName(clean).split(' ');
  if (words.length > 9) return null;
  const ended =
    withoutUnknownEnds(words, speller, vocabulary) ??
    withoutUnknownEnds(withoutPraise(words), speller, vocabulary);
  if (ended !== null) return { entry: ended, by: 'trimmed' };
  const mended = mend(words, speller, vocabulary) ?? mendTail(clean, speller, vocabulary);
  return mended === null ? null : { entry: mended, by: 'spelling' };
}

/** "cross-flow micro- and ul whey isolate": the words of praise left out, and the conjunction with which the rest begins. */
function withoutPraise(words: readonly string[]): readonly string[] {
  const plain = (lookUpKeys(words.join(' '))[1] ?? '').split(' ');
  return /^(?:and|or)$/.test(plain[0] ?? '') ? plain.slice(1) : [];
}

/** "polydext - rose" → polydextrose, where the joined word is known. */
function joinBroken(text: string, vocabulary: Vocabulary): string {
  return text.replace(/(\p{L}+) ?- (\p{L}+)/gu, (whole, left: string, right: string) =>
    spellerOf(vocabulary).knows(normalizeName(left + right)) ? left + right : whole,
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

/** "Whey protein concentrate milk", "… soyJ": the allergen that stood in brackets behind the name. */
function resolveWithoutDeclaration(text: string, vocabulary: Vocabulary): VocabularyEntry | null {
  const hit = /^(.+) (milk|soya?|wheat|eggs?|nuts?)([jl1])?$/i.exec(text);
  if (hit === null) return null;
  const entry = vocabulary.resolve(hit[1] ?? '');
  if (hit[3] !== undefined) return entry;
  const allergen = vocabulary.resolve(hit[2] ?? '')?.allergens[0];
  return entry !== null && allergen !== undefined && entry.allergens.includes(allergen)
    ? entry
    : null;
}

function mendTail(text: string, speller: Speller, vocabulary: Vocabulary): VocabularyEntry | null {
  const bare = text.replace(TAILS, '');
  if (bare === text || bare.length <= 2) return null;
  const words = normalizeName(bare).split(' ');
  return withoutUnknownEnds(words, speller, vocabulary) ?? mend(words, speller, vocabulary);
}

/** The name as shown where the vocabulary does not know it: lower case, US spelling, without praise words. */
export function canonicalOfUnknown(text: string): string {
  const key = normalizeName(withoutNoise(text));
  const keys = lookUpKeys(key);
  return keys[1] ?? key;
}

/** "dark chocolate flavored coating" → "dark chocolate coating", "sugar free chocolate" → "chocolate", if the vocabulary knows that. */
export function resolveFlavored(text: string, vocabulary: Vocabulary): ResolvedName | null {
  const bare = text.replace(SUGAR_FREE, '').replace(FLAVORED, '');
  return bare === text ? null : resolveName(bare, vocabulary);
}
