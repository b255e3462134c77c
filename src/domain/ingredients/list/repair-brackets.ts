import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Hostile text opens more; what is deeper is not repaired. */
const MOST_OPEN = 40;
const CLOSING_LIKE = /[lj1IJ]/;

function known(text: string, vocabulary: Vocabulary): boolean {
  return text.length > 2 && vocabulary.resolve(text) !== null;
}

const OPENING_OF: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** How many brackets are opened and never closed; negative where more are closed than opened. */
function unclosed(list: string): number {
  let count = 0;
  for (const character of list) {
    if ('([{'.includes(character)) count += 1;
    else if (')]}'.includes(character)) count -= 1;
  }
  return count;
}

/** True where what is open is closed by a bracket of its own kind further on, so that another kind need not do it. */
function closesLater(opening: string | undefined, rest: string): boolean {
  let depth = 0;
  for (const character of rest) {
    if (character === opening) depth += 1;
    else if (OPENING_OF[character] === opening) {
      if (depth === 0) return true;
      depth -= 1;
    }
  }
  return false;
}

/** Leaves out closing brackets of a kind that is not open: "(maltitol, cocoa processed with alkali], salt)". */
function withoutStrayClosings(list: string, surplus: number): string {
  const open: string[] = [];
  let left = Math.min(surplus, MOST_OPEN);
  let kept = '';
  for (let i = 0; i < list.length; i += 1) {
    const character = list.charAt(i);
    const opening = OPENING_OF[character];
    if (left > 0 && open.length > 0 && opening !== undefined && !open.includes(opening)) {
      left -= 1;
      if (closesLater(open.at(-1), list.slice(i + 1))) continue;
    }
    if ('([{'.includes(character) && open.length < MOST_OPEN) open.push(character);
    else if (opening !== undefined) open.pop();
    kept += character;
  }
  return kept;
}

/** Leaves out opening brackets that stand inside a name: "whey protein (isolate, casein" is whey protein isolate. */
function withoutInterruptions(list: string, surplus: number, vocabulary: Vocabulary): string {
  let left = surplus;
  return list.replace(
    /([^,;:.()[\]{}]{3,40}) ?[([{]([^,;:.()[\]{}]{3,20})(?=[,;)\]}])/g,
    (whole, before: string, inside: string) => {
      const name = `${before.trim()} ${inside.trim()}`;
      if (left === 0 || vocabulary.resolve(inside)?.kind === 'ingredient') return whole;
      if (vocabulary.resolve(name)?.kind !== 'ingredient') return whole;
      if (vocabulary.resolve(name) === vocabulary.resolve(before)) return whole;
      left -= 1;
      return `${before.trimEnd()} ${inside}`;
    },
  );
}

/**
 * Puts back closing brackets that scanning took for letters: "(glycerol, maltitoll milk chocolate" →
 * "(glycerol, maltitol) milk chocolate". Only where brackets are missing, and where the name is known without the
 * letter and not with it. Where brackets do not balance, those are left out that fit to no other or stand in a name.
 */
export function repairBrackets(written: string, vocabulary: Vocabulary): string {
  const wrong = unclosed(written);
  if (wrong < 0) return withoutStrayClosings(written, -wrong);
  const list = wrong > 0 ? withoutInterruptions(written, wrong, vocabulary) : written;
  let missing = unclosed(list);
  if (missing === 0) return list;
  let repaired = '';
  let start = 0;
  let depth = 0;
  for (let i = 0; i < list.length; i += 1) {
    const character = list.charAt(i);
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    const next = list.charAt(i + 1);
    const wordEnds = next === '' || /[ ,;.)\]}]/.test(next);
    if (missing > 0 && depth > 0 && wordEnds && CLOSING_LIKE.test(character) && i - start < 60) {
      const without = list.slice(start, i).trim();
      const whole = list.slice(start, start + 80).replace(/[,;:.()[\]{}].*/, '');
      const misread = known(without, vocabulary) && !known(`${without}${character}`, vocabulary);
      // "algal oil" is no "alga" with a bracket behind it.
      if (misread && !known(whole.trim(), vocabulary)) {
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
