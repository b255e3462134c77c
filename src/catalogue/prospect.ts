import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { CatalogueQuery } from './catalogue.ts';
import type { Columns } from './columns.ts';
import type { SoftCriterion } from './apply-criteria.ts';
import type { Evaluation } from './evaluate.ts';
import { popcount } from './bits.ts';
import { atLeast, exactly } from './counters.ts';
import { nearThreshold } from './evaluate.ts';

/**
 * Which products would be listed if one more (or another) option were chosen, by how that option would stand for
 * them. It depends on the option's group only, so that one pass serves all options of all groups not yet applied.
 */
export interface Prospect {
  readonly ifMet: Bits;
  readonly ifUnmet: Bits;
  /** The same set as `ifUnmet` where unconfirmed products are not listed. */
  readonly ifUnknown: Bits;
  /** Listed if the option is met, and not if it is unmet. */
  readonly brought: Bits;
  readonly broughtCount: number;
}

/** The prospect with `replaced` (the group's present criterion) left out, or, if null, for a further criterion. */
export function prospectOf(
  columns: Columns,
  evaluation: Evaluation,
  replaced: SoftCriterion | null,
  { showAll, unconfirmed }: Pick<CatalogueQuery, 'showAll' | 'unconfirmed'>,
  arena: Arena,
): Prospect {
  const { all } = columns;
  const { met: planes, hidden, softUnmet, softUnmetTwice } = evaluation.standings;
  const [m0, m1, m2, m3] = planes;
  const applied = evaluation.applied.length + (replaced === null ? 1 : 0);
  const nearFrom = nearThreshold(applied);
  const ifMet = arena.take();
  const ifUnmet = arena.take();
  const ifUnknown = unconfirmed ? arena.take() : ifUnmet;
  const brought = arena.take();
  let broughtCount = 0;
  for (let w = 0; w < all.length; w++) {
    let p0 = m0[w] as number;
    let p1 = m1[w] as number;
    let p2 = m2[w] as number;
    let p3 = m3[w] as number;
    if (replaced !== null) {
      // Take the criterion's own contribution out of the count.
      const borrow0 = replaced.met[w] as number;
      const borrow1 = borrow0 & ~p0;
      const borrow2 = borrow1 & ~p1;
      p3 ^= borrow2 & ~p2;
      p2 ^= borrow2;
      p1 ^= borrow1;
      p0 ^= borrow0;
    }
    const free = (all[w] as number) & ~(hidden[w] as number);
    let met: number;
    let unmet = 0;
    if (showAll) {
      unmet = atLeast(p0, p1, p2, p3, nearFrom) & free;
      // One more met makes a near match of those just below it; what is perfect then is above it already.
      met = unmet | (exactly(p0, p1, p2, p3, nearFrom - 1) & free);
    } else {
      met = exactly(p0, p1, p2, p3, applied - 1) & free;
    }
    if (unconfirmed) {
      let othersUnmet = softUnmet[w] as number;
      if (replaced !== null) {
        const own = (replaced.known[w] as number) & ~(replaced.met[w] as number);
        othersUnmet &= (softUnmetTwice[w] as number) | ~own;
      }
      const open = free & ~othersUnmet;
      ifUnknown[w] = unmet | (open & ~atLeast(p0, p1, p2, p3, nearFrom));
      met |= open & ~atLeast(p0, p1, p2, p3, nearFrom - 1);
    }
    ifMet[w] = met;
    ifUnmet[w] = unmet;
    const only = met & ~unmet;
    brought[w] = only;
    broughtCount += popcount(only);
  }
  return { ifMet, ifUnmet, ifUnknown, brought, broughtCount };
}
