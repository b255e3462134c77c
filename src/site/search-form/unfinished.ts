import { lastTerm } from './ingredient-text.ts';

/** Whether the last term of a field, which no comma has ended, is not known, or not yet. Of "peanuts and soy" the parts are. */
export function isUnfinished(
  text: string,
  understood: readonly { readonly term: string; readonly kind: string }[],
): boolean {
  const last = lastTerm(text);
  return (
    last !== '' && !understood.some(({ term, kind }) => kind !== 'literal' && last.endsWith(term))
  );
}
