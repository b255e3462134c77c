import { lookUpKeys, normalizeName } from './normalize-name.ts';
import type { Vocabulary, VocabularyEntry } from './vocabulary.ts';

const sortedNames = new WeakMap<Vocabulary, readonly string[]>();

function namesInOrder(vocabulary: Vocabulary): readonly string[] {
  let names = sortedNames.get(vocabulary);
  if (names === undefined) {
    names = [...vocabulary.names.keys()].sort();
    sortedNames.set(vocabulary, names);
  }
  return names;
}

/** Names that begin with `prefix`, at most 60, by binary search. */
function namesBeginningWith(prefix: string, vocabulary: Vocabulary): readonly string[] {
  const names = namesInOrder(vocabulary);
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let i = low; i < names.length && found.length < 60; i += 1) {
    const name = names[i] ?? '';
    if (!name.startsWith(prefix)) break;
    found.push(name);
  }
  return found;
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
