import type { Vocabulary, VocabularyEntry } from './vocabulary.ts';

const LIMIT = 50_000;
const remembering = new WeakMap<Vocabulary, Vocabulary>();

/**
 * The same vocabulary with a memory of what was looked up: labels repeat the same names, and taking a name apart costs
 * more than finding it. Holds at most 50,000 names; the answers are the same.
 */
export function rememberNames(vocabulary: Vocabulary): Vocabulary {
  const known = remembering.get(vocabulary);
  if (known !== undefined) return known;
  const answers = new Map<string, VocabularyEntry | null>();
  const wrapped: Vocabulary = {
    entries: vocabulary.entries,
    get names() {
      return vocabulary.names;
    },
    get qualities() {
      return vocabulary.qualities;
    },
    languageOf: (written) => vocabulary.languageOf(written),
    resolve(written) {
      const answer = answers.get(written);
      if (answer !== undefined) return answer;
      const found = written.length > 200 ? null : vocabulary.resolve(written);
      if (answers.size >= LIMIT) answers.clear();
      answers.set(written, found);
      return found;
    },
  };
  remembering.set(vocabulary, wrapped);
  remembering.set(wrapped, wrapped);
  return wrapped;
}
