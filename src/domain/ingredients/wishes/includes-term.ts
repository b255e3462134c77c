import type { UnderstoodTerm } from './understood-term.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/**
 * Whether all that one term means is meant by the other, so that wanting the first and avoiding the second is a conflict
 * (product.md section 2, "Conflict warnings"): dairy includes whey, peanut no pea. Cocoa and nuts share a
 * spread, and neither includes the other. Literal words are included where they stand in the other as whole words.
 */
export function includesTerm(
  general: UnderstoodTerm,
  special: UnderstoodTerm,
  vocabulary: Pick<Vocabulary, 'keyOf'>,
): boolean {
  if (general.kind === 'literal' || special.kind === 'literal') {
    const [whole, part] = [general, special].map(({ name }) => ` ${vocabulary.keyOf(name)} `);
    return part?.trim() !== '' && whole?.includes(part ?? '') === true;
  }
  const names = new Set(general.members);
  return special.members.length > 0 && special.members.every((name) => names.has(name));
}
