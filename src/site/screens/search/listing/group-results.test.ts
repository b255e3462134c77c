import { expect, test } from 'vitest';
import type { CriterionResult } from '#domain/matching/criteria.ts';
import { standingOf } from '#domain/matching/standing.ts';
import type { MatchedCard } from '../../../queries.ts';
import { groupResults } from './group-results.ts';

const STATUSES = ['met', 'unmet', 'unknown'] as const;
const KEYS = ['isVegan', 'mustHave', 'proteinType', 'brand'] as const;

/** Every combination of results for up to four wishes, with the hard wish first or left out. */
function everyJudgment(): readonly (readonly CriterionResult[])[] {
  let all: readonly (readonly CriterionResult[])[] = [[]];
  for (const key of KEYS)
    all = all.flatMap((judged) => [
      judged,
      ...STATUSES.map((status) => [...judged, { key, status, evidence: '' }]),
    ]);
  return all;
}

test('every listed product stands under the heading that counts it', () => {
  for (const criteria of everyJudgment()) {
    const standing = standingOf(criteria, true);
    if (standing === 'hidden' || standing === 'tooFar') continue;
    const item = { criteria, perfectMatch: standing === 'perfect' } as unknown as MatchedCard;
    const found = groupResults([item]).map(({ kind }) => kind);
    expect({ criteria, found }).toEqual({ criteria, found: [standing] });
  }
});
