import type { UnderstoodTerm } from '../ingredients/wishes/understood-term.ts';
import type { IngredientFacts } from './match-facts.ts';
import { phraseOf } from './literal-words.ts';

type Ingredient = IngredientFacts['ingredients'][number];

/** Longest name, in words, that is searched inside a name that the vocabulary does not know. */
export const LONGEST_NAME_WORDS = 8;

/** Whether an ingredient is unknown to the vocabulary, so its name is all there is to judge by. */
export function isUnknownIngredient({
  known,
  heading,
}: Pick<Ingredient, 'known' | 'heading'>): boolean {
  return !known && !heading;
}

/**
 * The names that a term may have inside a longer name, as phrases (`phraseOf`); empty for a term that the vocabulary
 * does not know, which is searched itself.
 */
export function namesOfTerm(term: UnderstoodTerm): readonly string[] {
  if (term.kind === 'literal') return [];
  const phrases = [term.name, ...term.members].map(phraseOf);
  return phrases.filter((phrase) => phrase !== '' && wordsOf(phrase) <= LONGEST_NAME_WORDS);
}

function wordsOf(phrase: string): number {
  return phrase.split(' ').length - 2;
}

/**
 * The first ingredient unknown to the vocabulary whose name contains, in whole words, what the term means ("micro ultra
 * filtered whey protein concentrate" for whey protein); null if there is none. It may be the thing or only share its
 * name, like milk thistle: a doubt, not proof.
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
