import { lookUpKeys, normalizeName } from '../words/normalize-name.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

const namesInOrder = new WeakMap<Vocabulary, readonly string[]>();

/** Names that begin with `prefix`, by binary search: a label may ask some ten times, and there are ten thousand names. */
function namesBeginningWith(prefix: string, vocabulary: Vocabulary): readonly string[] {
  const names = namesInOrder.get(vocabulary) ?? [...vocabulary.names.keys()].sort();
  namesInOrder.set(vocabulary, names);
  let from = 0;
  let to = names.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((names[middle] as string) < prefix) from = middle + 1;
    else to = middle;
  }
  while (names[to]?.startsWith(prefix) === true) to += 1;
  return names.slice(from, to);
}

/**
 * What a name that breaks off was going to be ("acesulfame pota" → acesulfame potassium), where it is unmistakable:
 * whole already, or the only name that begins so. "chocolat" may become chocolate, chocolate chips or chocolate
 * coating, so it is null.
 */
export function completeFragment(text: string, vocabulary: Vocabulary): VocabularyEntry | null {
  const whole = vocabulary.resolve(text);
  if (whole !== null) return whole;
  if (/^proc?e?s?s?e?d?$/i.test(text)) return null;
  for (const key of lookUpKeys(normalizeName(text))) {
    if (key.length < 4 || key.startsWith('organic ')) continue;
    const names = namesBeginningWith(key, vocabulary);
    const entries = new Set(names.map((name) => vocabulary.names.get(name)));
    if (entries.size === 1) return [...entries][0] ?? null;
    const words = key.split(' ');
    if (words.length < 2 || names.length === 0) continue;
    const own = names.filter(
      (name) => normalizeName(vocabulary.names.get(name)?.canonical ?? '') === name,
    );
    const completions = new Set(
      (own.length > 0 ? own : names).map((name) =>
        name.split(' ').slice(0, words.length).join(' '),
      ),
    );
    if (completions.size === 1) {
      const entry = vocabulary.resolve([...completions][0] ?? '');
      if (entry !== null) return entry;
    }
  }
  return null;
}
