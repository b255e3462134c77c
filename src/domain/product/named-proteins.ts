import type { Allergen } from './enumerations.ts';
import { foldText } from './slug.ts';

/** A protein that products call themselves by. */
export interface NamedProtein {
  /** As the vocabulary calls it (a test holds the two together). */
  readonly canonical: string;
  readonly allergen: Allergen | null;
  /** Found in a name as `foldText` writes it. */
  readonly words: RegExp;
}

/** Every protein that is read from a name. What a flavour is called after ("Peanut Butter") is none. */
export const NAMED_PROTEINS: readonly NamedProtein[] = [
  { canonical: 'whey', allergen: 'milk', words: /whey|lactoserum|molke/ },
  { canonical: 'casein', allergen: 'milk', words: /casein/ },
  { canonical: 'milk protein', allergen: 'milk', words: /\bmilk protein\b/ },
  { canonical: 'egg white', allergen: 'egg', words: /\begg ?white\b/ },
  { canonical: 'egg', allergen: 'egg', words: /\begg pro(?:tein)?\b/ },
  {
    canonical: 'soy protein',
    allergen: 'soy',
    words: /\bsoya? protein\b|\bproteine (?:de )?soja\b/,
  },
  { canonical: 'pea protein', allergen: null, words: /\bpea (?:and )?(?:rice )?protein\b/ },
  { canonical: 'rice protein', allergen: null, words: /\brice protein\b/ },
  { canonical: 'hemp protein', allergen: null, words: /\bhemp protein\b/ },
  { canonical: 'beef protein', allergen: null, words: /\bbeef protein\b/ },
];

/** A name that denies a protein: "Vegan Whey Alternative", "No Whey", "Soy Free". */
const DENIES: Readonly<Record<'milk' | 'other', RegExp>> = {
  milk: /\b(?:vegan|plant|(?:non|no|not|without) (?:dairy|whey|milk|casein)|(?:dairy|whey|milk|casein|lactose|animal) free|alternative)\b/,
  other:
    /\b(?:(?:non|no|not|without) (?:egg|soya?|pea|rice|hemp|beef)|(?:egg|soya?|pea|rice|hemp|beef)(?: protein)? free|alternative)\b/,
};

/**
 * The proteins that a product's name says it is made of ("100% Whey": whey), in the order of `NAMED_PROTEINS`; none where
 * the name denies them. Proof that they are in it (decision 0172), and no proof that anything else is not.
 */
export function proteinsInName(name: string): readonly NamedProtein[] {
  const folded = foldText(name);
  return NAMED_PROTEINS.filter(
    ({ words, allergen }) =>
      words.test(folded) && !DENIES[allergen === 'milk' ? 'milk' : 'other'].test(folded),
  );
}
