import type { BrandListing } from '#contract/api.ts';
import { compareTexts } from '#domain/wording.ts';

export interface LetterGroup {
  /** "A" to "Z", or "0-9" for all that start otherwise. */
  readonly letter: string;
  /** The id of its section. */
  readonly id: string;
  readonly brands: readonly BrandListing[];
}

const OTHERS = '0-9';
/** Ten times as fast as `localeCompare`, which makes one each time. */
const collator = new Intl.Collator('en-US');

function letterOf(name: string): string {
  const first = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
    .toUpperCase();
  return /^[A-Z]$/.test(first) ? first : OTHERS;
}

/** Brands under their first letter, in order; names that do not start with a letter from A to Z come last. */
export function brandsByLetter(brands: readonly BrandListing[]): readonly LetterGroup[] {
  const groups = Map.groupBy(brands, ({ name }) => letterOf(name));
  return [...groups]
    .toSorted(([a], [b]) => {
      if ((a === OTHERS) !== (b === OTHERS)) return a === OTHERS ? 1 : -1;
      return compareTexts(a, b);
    })
    .map(([letter, members]) => ({
      letter,
      id: `letter-${letter.toLowerCase()}`,
      brands: members.toSorted((a, b) => collator.compare(a.name, b.name)),
    }));
}
