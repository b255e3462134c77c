import { distinct } from '../../wording.ts';
import { normalizeName } from '../words/normalize-name.ts';
import { editDistance } from '../words/spelling.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Suggestions for one word. */
const MOST = 4;

/** Letters that may differ from a name that is only suggested. */
function limitOf(key: string): number {
  if (key.length < 3) return 0;
  return key.length < 6 ? 1 : 2;
}

/**
 * What a word that is not known may have meant: the canonical names of the nearest names in all languages, best first, each
 * once. A suggestion only: nothing is searched by it until the shopper takes it.
 */
export function nearestNames(written: string, vocabulary: Vocabulary): readonly string[] {
  const key = normalizeName(written);
  const limit = limitOf(key);
  if (limit === 0) return [];
  const found: { canonical: string; distance: number; length: number }[] = [];
  for (const [name, entry] of vocabulary.names) {
    if (Math.abs(name.length - key.length) > limit) continue;
    const distance = editDistance(key, name, limit);
    if (distance <= limit) {
      found.push({ canonical: entry.canonical, distance, length: entry.canonical.length });
    }
  }
  found.sort((a, b) => a.distance - b.distance || a.length - b.length);
  return distinct(found.map(({ canonical }) => canonical)).slice(0, MOST);
}
