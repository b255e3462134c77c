import { isHardCriterion, NEAR_MATCH_SHARE } from '#domain/matching/score-rules.ts';
import type { MatchedCard } from '../../../queries.ts';
import { missedKey } from '../../../verdict/verdict.ts';

/** Results under one heading. */
export interface ResultGroup {
  readonly kind: 'all' | 'perfect' | 'near' | 'unconfirmed';
  /** The wishes missed, by key, for near matches. */
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
 * A page of results under headings (product.md section 2, "One verdict"): what fits everything, near matches by the wishes they
 * miss, what is not confirmed. Inside a heading the order of the list stays.
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
