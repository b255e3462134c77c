import type { Vocabulary } from './vocabulary.ts';

const CLOSING_LIKE = /[lj1IJ|!]/;

function known(text: string, vocabulary: Vocabulary): boolean {
  return text.length > 2 && vocabulary.resolve(text) !== null;
}

/**
 * Puts back closing brackets that scanning took for letters: "(glycerol, maltitoll milk chocolate" →
 * "(glycerol, maltitol) milk chocolate". Only where brackets are missing, and where the name is known without the
 * letter and not with it.
 */
export function repairBrackets(list: string, vocabulary: Vocabulary): string {
  let missing = 0;
  for (const character of list) {
    if ('([{'.includes(character)) missing += 1;
    else if (')]}'.includes(character)) missing -= 1;
  }
  if (missing <= 0) return list;
  let repaired = '';
  let start = 0;
  let depth = 0;
  for (let i = 0; i < list.length; i += 1) {
    const character = list[i] ?? '';
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    const next = list[i + 1] ?? ' ';
    const wordEnds = /[\s,;.)\]}]/.test(next);
    if (missing > 0 && depth > 0 && wordEnds && CLOSING_LIKE.test(character) && i - start < 60) {
      const without = list.slice(start, i).trim();
      if (known(without, vocabulary) && !known(`${without}${character}`, vocabulary)) {
        repaired += ')';
        missing -= 1;
        depth -= 1;
        start = i + 1;
        continue;
      }
    }
    repaired += character;
    if (/[,;:()[\]{}]/.test(character) || (character === '.' && next === ' ')) start = i + 1;
  }
  return repaired;
}
