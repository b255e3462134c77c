import { normalizeName } from './normalize-name.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

const COMMON_FROM = 12;

/** English words of labels that need not stand in any name: never misspellings of one ("milled" is not millet). */
const FORM_WORDS =
  'milled micro cracked coated salted flavored filtered sprouted organic roasted dried toasted ground grown fed free pressed processed instant fresh whole natural added contains source grade style made with from blend cultured sweetened flavoured crispy crunchy creamy smooth rich light super ultra premium pure'.split(
    ' ',
  );

/** Finds known words near a misspelt or misread one. */
export interface Speller {
  /** True for a word that stands in some name of the vocabulary. */
  knows(word: string): boolean;
  /** True for a word of a canonical name, or of several names: no misspelling that a table lists once. */
  isCommon(word: string): boolean;
  /** Known words at the smallest distance within `limit`, best first; words that scanning confuses come first. */
  near(word: string, limit: number): readonly string[];
}

/** Shapes that scanning confuses are written alike: l, i, 1, |, j, t → i; 0 → o; rn → m; 5 → s. */
function skeleton(word: string): string {
  return word
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[l1|!jt/\\]/g, 'i')
    .replace(/[0q]/g, 'o')
    .replace(/5/g, 's')
    .replace(/8/g, 'b')
    .replace(/[ec]/g, 'c')
    .replace(/[uv]/g, 'u');
}

function deletions(word: string): string[] {
  const shorter: string[] = [word];
  for (let i = 0; i < word.length; i += 1) shorter.push(word.slice(0, i) + word.slice(i + 1));
  return shorter;
}

/** Edit distance with neighbouring letters swapped counted once; stops counting above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

function buildSpeller(vocabulary: Vocabulary): Speller {
  const words = new Set<string>();
  const uses = new Map<string, number>();
  for (const [name, entry] of vocabulary.names) {
    const own = normalizeName(entry.canonical) === name;
    for (const word of name.split(' ')) {
      words.add(word);
      uses.set(word, (uses.get(word) ?? 0) + (own ? COMMON_FROM : 1));
    }
  }
  for (const word of FORM_WORDS) {
    words.add(word);
    uses.set(word, COMMON_FROM);
  }
  const longest = Math.max(...Array.from(words, (word) => word.length));
  const bySkeleton = new Map<string, string[]>();
  const byDeletion = new Map<string, string[]>();
  const put = (map: Map<string, string[]>, key: string, word: string): void => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [word]);
    else if (!known.includes(word)) known.push(word);
  };
  for (const word of words) {
    if (word.length < 3) continue;
    put(bySkeleton, skeleton(word), word);
    for (const shorter of deletions(word)) {
      put(byDeletion, shorter, word);
      if (word.length >= 8)
        for (const shortest of deletions(shorter)) put(byDeletion, shortest, word);
    }
  }
  return {
    knows: (word) => words.has(word),
    isCommon: (word) => (uses.get(word) ?? 0) >= COMMON_FROM,
    near(word, limit) {
      const candidates = new Set<string>(bySkeleton.get(skeleton(word)) ?? []);
      const alike = [...candidates].filter(
        (candidate) =>
          candidate !== word && (candidate.length >= 4 || candidate.length === word.length),
      );
      // There are as many ways to leave out two letters as the square of the length.
      if (limit === 0 || word.length > longest + limit) return alike;
      for (const shorter of deletions(word)) {
        for (const candidate of byDeletion.get(shorter) ?? []) candidates.add(candidate);
        if (limit > 1) {
          for (const shortest of deletions(shorter)) {
            for (const candidate of byDeletion.get(shortest) ?? []) candidates.add(candidate);
          }
        }
      }
      let best = limit;
      const found: [string, number][] = [];
      candidates.delete(word);
      for (const candidate of candidates) {
        const distance = editDistance(word, candidate, limit);
        if (distance > limit) continue;
        found.push([candidate, distance]);
        if (distance < best) best = distance;
      }
      const nearest = found
        .filter(([, distance]) => distance === best)
        .map(([candidate]) => candidate);
      return [...new Set([...alike, ...nearest])];
    },
  };
}

const spellers = new WeakMap<Vocabulary, Speller>();

/** The speller of a vocabulary; built at the first call and kept as long as the vocabulary lives. */
export function spellerOf(vocabulary: Vocabulary): Speller {
  let speller = spellers.get(vocabulary);
  if (speller === undefined) {
    speller = buildSpeller(vocabulary);
    spellers.set(vocabulary, speller);
  }
  return speller;
}
