import type { UnderstoodTerm } from './understood-term.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/**
 * Whether one term's whole meaning is included in the other's, so that wanting the first and avoiding the second is a
 * conflict (product.md section 2, "Conflict warnings"): dairy includes whey, peanut does not include pea. Cocoa and
 * nuts share a spread, but neither includes the other. Words that the vocabulary does not know are included if they
 * occur in the other as whole words.
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
