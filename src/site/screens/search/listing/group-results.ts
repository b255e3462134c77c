import { isHardCriterion, NEAR_MATCH_SHARE } from '#domain/matching/score-rules.ts';
import type { MatchedCard } from '../../../queries.ts';
import { missedKey } from '../../../verdict/verdict.ts';

/** Results under one heading. */
export interface ResultGroup {
  readonly kind: 'all' | 'perfect' | 'near' | 'unconfirmed';
  /** The keys of the missed wishes, for near matches. */
  readonly missed: string;
  readonly items: readonly MatchedCard[];
}

function kindOf({ criteria, perfectMatch }: MatchedCard): ResultGroup['kind'] {
  if (criteria.length === 0) return 'all';
  if (perfectMatch) return 'perfect';
  const open = criteria.filter(({ status }) => status !== 'met');
  const met = criteria.length - open.length;
  const near = met >= NEAR_MATCH_SHARE * criteria.length;
  return near && !open.some(({ key }) => isHardCriterion(key)) ? 'near' : 'unconfirmed';
}

/**
 * Groups a page of results under headings (product.md section 2, "One verdict"): perfect matches, near matches by the
 * wishes they miss, unconfirmed products. The order within a heading is that of the list.
 */
export function groupResults(items: readonly MatchedCard[]): readonly ResultGroup[] {
  const groups = new Map<string, ResultGroup & { items: MatchedCard[] }>();
  for (const item of items) {
    const kind = kindOf(item);
    const missed = kind === 'near' ? missedKey(item) : '';
    const key = `${kind} ${missed}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { kind, missed, items: [item] });
    else group.items.push(item);
  }
  const order = ['all', 'perfect', 'near', 'unconfirmed'];
  return [...groups.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
