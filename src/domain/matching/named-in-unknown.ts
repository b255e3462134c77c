import type { UnderstoodTerm } from '../ingredients/wishes/understood-term.ts';
import type { IngredientFacts } from './match-facts.ts';
import { phraseOf } from './literal-words.ts';

type Ingredient = IngredientFacts['ingredients'][number];

/** Longest name, in words, that is looked for inside a name the vocabulary does not know. */
export const LONGEST_NAME_WORDS = 8;

/** Whether only the vocabulary's ignorance of an ingredient speaks for the absence of what its name says. */
export function isUnknownIngredient({
  known,
  heading,
}: Pick<Ingredient, 'known' | 'heading'>): boolean {
  return !known && !heading;
}

/** The names a term may stand under inside a longer name, as phrases (`phraseOf`); none for a literal, which is searched itself. */
export function namesOfTerm(term: UnderstoodTerm): readonly string[] {
  if (term.kind === 'literal') return [];
  const phrases = [term.name, ...term.members].map(phraseOf);
  return phrases.filter((phrase) => phrase !== '' && wordsOf(phrase) <= LONGEST_NAME_WORDS);
}

function wordsOf(phrase: string): number {
  return phrase.split(' ').length - 2;
}

/**
 * The first ingredient that the vocabulary does not know and whose name says, in whole words, what the term means ("micro
 * ultra filtered whey protein concentrate" for whey protein); null if there is none. It may be the thing or, like milk
 * thistle, only be called so: a doubt, no proof.
 */
export function findNamedInUnknown(
  ingredients: readonly Ingredient[],
  term: UnderstoodTerm,
): Ingredient | null {
  const suspects = ingredients.filter(isUnknownIngredient);
  if (suspects.length === 0) return null;
  const names = namesOfTerm(term);
  return (
    suspects.find((each) => {
      const phrase = phraseOf(each.name);
      return names.some((name) => phrase.includes(name));
    }) ?? null
  );
}
