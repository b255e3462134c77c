import type { BrandListing } from '#contract/api.ts';
import { byLetter, collator, letterOf } from '../../prose/letters.ts';

export interface LetterGroup {
  /** "A" to "Z", or "0-9" for all other initials. */
  readonly letter: string;
  /** The id of its section. */
  readonly id: string;
  readonly brands: readonly BrandListing[];
}

/** Returns brands under their first letter, in order. Names that do not begin with A to Z come last. */
export function brandsByLetter(brands: readonly BrandListing[]): readonly LetterGroup[] {
  const groups = Map.groupBy(brands, ({ name }) => letterOf(name));
  return [...groups]
    .toSorted(([a], [b]) => byLetter(a, b))
    .map(([letter, members]) => ({
      letter,
      id: `letter-${letter.toLowerCase()}`,
      brands: members.toSorted((a, b) => collator.compare(a.name, b.name)),
    }));
}
