import type { UnderstoodTerm } from '../../matching/criteria.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/**
 * True where two terms mean something in common, so that wanting one and avoiding the other is a conflict
 * (product.md section 2, "Conflict warnings"): whey and dairy do, pea and peanut do not. Literal words overlap
 * when one contains the other as whole words.
 */
export function termsOverlap(
  a: UnderstoodTerm,
  b: UnderstoodTerm,
  vocabulary: Pick<Vocabulary, 'keyOf'>,
): boolean {
  if (a.kind === 'literal' || b.kind === 'literal') {
    const first = ` ${vocabulary.keyOf(a.name)} `;
    const second = ` ${vocabulary.keyOf(b.name)} `;
    return first.trim() !== '' && (first.includes(second) || second.includes(first));
  }
  const names = new Set(a.members);
  return b.members.some((name) => names.has(name));
}
