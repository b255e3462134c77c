import type { UnderstoodTerm } from '../../matching/criteria.ts';
import { normalizeName, type Spellings } from '../words/normalize-name.ts';

/**
 * True where two terms mean something in common, so that wanting one and avoiding the other is a conflict
 * (product.md section 2, "Conflict warnings"): whey and dairy do, pea and peanut do not. Literal words overlap
 * when one contains the other as whole words.
 */
export function termsOverlap(a: UnderstoodTerm, b: UnderstoodTerm, spellings: Spellings): boolean {
  if (a.kind === 'literal' || b.kind === 'literal') {
    const first = ` ${normalizeName(a.name, spellings)} `;
    const second = ` ${normalizeName(b.name, spellings)} `;
    return first.trim() !== '' && (first.includes(second) || second.includes(first));
  }
  const names = new Set(a.members);
  return b.members.some((name) => names.has(name));
}
