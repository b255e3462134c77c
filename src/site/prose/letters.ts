import { compareTexts } from '#domain/wording.ts';

/** What does not begin with a letter from A to Z. */
const OTHERS = '0-9';
/** Ten times as fast as `localeCompare`, which makes one each time. */
export const collator = new Intl.Collator('en-US');

/** The index letter of a name: "A" to "Z", or "0-9". */
export function letterOf(name: string): string {
  const first = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
    .toUpperCase();
  return /^[A-Z]$/.test(first) ? first : OTHERS;
}

/** The order of letters: names that do not start with one come last. */
export function byLetter(a: string, b: string): number {
  if ((a === OTHERS) !== (b === OTHERS)) return a === OTHERS ? 1 : -1;
  return compareTexts(a, b);
}
