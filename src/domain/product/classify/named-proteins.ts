import type { Allergen } from '../../enumerations.ts';
import { foldText } from '../../slug.ts';

/** A protein that products are named after. */
export interface NamedProtein {
  /** Its name in the vocabulary (a test compares the two). */
  readonly canonical: string;
  readonly allergen: Allergen | null;
  /** Whether it comes from an animal, by the vocabulary: a product named after it is not vegan. */
  readonly animal: boolean;
  /** Matches it in a name that `foldText` wrote. */
  readonly words: RegExp;
  /** Matches a denial of it in such a name: "Vegan Whey Alternative", "No Whey", "Soy Free". */
  readonly denied: RegExp;
}

/** How a name denies the protein called `called`, and how it denies everything that comes from animals. */
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
 * Every protein that is read from a name. Not included: what flavors are named after ("Peanut Butter"), and what a
 * product helps the body to make ("Collagen Builder").
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
 * The proteins that a product's name says it is made of ("100% Whey": whey), in the order of `NAMED_PROTEINS`, without
 * those that the name denies. They prove presence (docs/decisions/reading-labels.md), never the absence of anything
 * else.
 */
export function proteinsInName(name: string): readonly NamedProtein[] {
  const folded = foldText(name);
  return NAMED_PROTEINS.filter(({ words, denied }) => words.test(folded) && !denied.test(folded));
}
