import { lastTerm } from './ingredient-text.ts';

/**
 * Returns whether the last term of a field, which no comma has ended, is unknown, or not read yet. In "peanuts and soy"
 * the last word counts.
 */
export function isUnfinished(
  text: string,
  understood: readonly { readonly term: string; readonly kind: string }[],
): boolean {
  const last = lastTerm(text);
  return (
    last !== '' && !understood.some(({ term, kind }) => kind !== 'literal' && last.endsWith(term))
  );
}
