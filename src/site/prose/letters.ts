import { compareTexts } from '#domain/wording.ts';

/** The index letter of names that do not begin with A to Z. */
const OTHERS = '0-9';
/** Ten times as fast as `localeCompare`, which creates a collator for each call. */
export const collator = new Intl.Collator('en-US');

/** Returns the index letter of a name: "A" to "Z", or "0-9". */
export function letterOf(name: string): string {
  const first = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
    .toUpperCase();
  return /^[A-Z]$/.test(first) ? first : OTHERS;
}

/** Compares index letters; "0-9" comes last. */
export function byLetter(a: string, b: string): number {
  if ((a === OTHERS) !== (b === OTHERS)) return a === OTHERS ? 1 : -1;
  return compareTexts(a, b);
}
