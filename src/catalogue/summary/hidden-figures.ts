import { type Bits, countBoth, orInto } from '../columns/bits.ts';
import type { CatalogueSummary } from '../catalogue.ts';
import type { Columns } from '../columns/columns.ts';
import type { Narrowed } from '../narrowed/narrowed.ts';
import type { TermSets } from '../columns/word-sets.ts';
import { avoidReason, compareReasons, flagReason } from '#domain/matching/hidden-reasons.ts';
import { DIETARY_FLAGS } from '#domain/enumerations.ts';

/** The number of hidden products, in all and per reason. A product with several reasons counts for each of them. */
export function hiddenFigures(columns: Columns, narrowed: Narrowed): CatalogueSummary['hidden'] {
  const { evaluation } = narrowed;
  const { set: hidden, count: total } = narrowed.part('hidden');
  const sets = new Map<string, Bits>();
  const add = (label: string, set: Bits): void => {
    const same = sets.get(label);
    if (same === undefined) {
      sets.set(label, set);
      return;
    }
    // Two terms have the same name; a product counts once.
    const union = same.slice();
    orInto(union, set);
    sets.set(label, union);
  };
  evaluation.criteria.avoid.forEach((term, index) => {
    const found = evaluation.avoidTerms[index] as TermSets;
    add(avoidReason(term, 'contains'), found.contains);
    if (found.mayContain) add(avoidReason(term, 'may contain'), found.mayContain);
  });
  for (const flag of new Set(evaluation.criteria.flags)) {
    add(flagReason(flag), columns.flagFalse[DIETARY_FLAGS.indexOf(flag)] as Bits);
  }
  const reasons = Array.from(sets, ([label, set]) => ({ label, count: countBoth(set, hidden) }))
    .filter(({ count }) => count > 0)
    .sort(compareReasons);
  return { count: total, reasons };
}
