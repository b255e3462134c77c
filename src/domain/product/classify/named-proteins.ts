import type { Allergen } from '../../enumerations.ts';
import { foldText } from '../../slug.ts';

/** A protein that products call themselves by. */
export interface NamedProtein {
  /** As the vocabulary calls it (a test holds the two together). */
  readonly canonical: string;
  readonly allergen: Allergen | null;
  /** Made of an animal, as the vocabulary says: a product called by it is not vegan. */
  readonly animal: boolean;
  /** Found in a name as `foldText` writes it. */
  readonly words: RegExp;
  /** Found in such a name where it denies the protein: "Vegan Whey Alternative", "No Whey", "Soy Free". */
  readonly denied: RegExp;
}

/** How a name denies what it calls `called`, and how it denies everything that is made of an animal. */
function denial(called: string, animal: boolean): RegExp {
  const anything = animal ? 'vegan|plant|animal free|alternative' : 'alternative';
  return new RegExp(
    `\\b(?:${anything}|(?:non|no|not|without) (?:${called})|(?:${called})(?: protein)? free)\\b`,
  );
}

type Named = (
  canonical: string,
  allergen: Allergen | null,
  called: string,
  words: RegExp,
) => NamedProtein;

const named =
  (animal: boolean): Named =>
  (canonical, allergen, called, words) => ({
    canonical,
    allergen,
    animal,
    words,
    denied: denial(called, animal),
  });
const fromAnimal = named(true);
const fromPlant = named(false);

const MILK = 'dairy|whey|milk|casein';

/**
 * Every protein that is read from a name. What a flavor is called after ("Peanut Butter") is none, nor is what a product is
 * to help the body make ("Collagen Builder").
 */
export const NAMED_PROTEINS: readonly NamedProtein[] = [
  fromAnimal('whey', 'milk', MILK, /whey|lactoserum|molke|\bwp[ci]\b|\bcfm\b/),
  fromAnimal('casein', 'milk', MILK, /casein/),
  fromAnimal('milk protein', 'milk', MILK, /\bmilk protein\b|\bmilk (?:and |et )?egg\b/),
  fromAnimal('egg white', 'egg', 'egg', /\begg ?white\b/),
  fromAnimal('egg', 'egg', 'egg', /\begg pro(?:tein)?\b|\bmilk (?:and |et )?egg\b/),
  fromAnimal(
    'beef protein',
    null,
    'beef',
    /\bbeef (?:protein|isolate|albumin|peptides?)\b|\bhydro ?beef\b/,
  ),
  fromAnimal('beef', null, 'beef', /\bbeef jerky\b/),
  fromAnimal(
    'hydrolyzed collagen',
    null,
    'collagen',
    /\b(?:collagene?|kollagen|colageno)\b(?! (?:boost|build|form|precurs|produc|support|synth))/,
  ),
  fromAnimal('bone broth protein', null, 'broth|bone broth', /\bbone broth\b/),
  fromAnimal('cricket protein', null, 'crickets?', /\bcrickets?\b/),
  fromPlant(
    'soy protein',
    'soy',
    'soya?',
    /\bsoya? (?:protein|isolate)\b|\bproteine (?:de )?soja\b/,
  ),
  fromPlant('lupin protein', 'lupin', 'lupin', /\blupin protein\b|\bproteines? de lupin\b/),
  fromPlant('pea protein', null, 'pea', /\bpea (?:and )?(?:rice )?protein\b/),
  fromPlant('rice protein', null, 'rice', /\brice protein\b/),
  fromPlant('hemp protein', null, 'hemp', /\bhemp protein\b/),
];

/**
 * The proteins that a product's name says it is made of ("100% Whey": whey), in the order of `NAMED_PROTEINS`; none that the
 * name denies. Proof that they are in it (docs/decisions/reading-labels.md), and no proof that anything else is not.
 */
export function proteinsInName(name: string): readonly NamedProtein[] {
  const folded = foldText(name);
  return NAMED_PROTEINS.filter(({ words, denied }) => words.test(folded) && !denied.test(folded));
}
