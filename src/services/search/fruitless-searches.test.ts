import { describe, expect, it } from 'vitest';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { describeWishes } from './fruitless-searches.ts';
import { aTerm } from '../../../tests/support/a-product.ts';

const nothing = {
  avoid: [],
  mustHave: [],
  proteinTypes: NO_CRITERIA.proteinTypes,
  fitnessGoals: NO_CRITERIA.fitnessGoals,
  brandIds: NO_CRITERIA.brandIds,
  flags: NO_CRITERIA.flags,
};

describe('what is noted of a search without result', () => {
  it('is the wishes in words', () => {
    const avoid = [aTerm('acesulfame potassium', { term: 'Ace-K' })];
    expect(
      describeWishes({
        ...nothing,
        avoid,
        proteinTypes: ['Casein'],
        brandIds: [3],
        flags: ['isVegan'],
      }),
    ).toBe('avoid acesulfame potassium · Casein · chosen brands · Vegan');
  });

  it('is never something that may name a person', () => {
    const literal = (term: string) => aTerm(term, { term, kind: 'literal' });
    const mustHave = [literal('Moon Dust'), literal('jane@example.com'), literal('0171 234567')];
    expect(describeWishes({ ...nothing, mustHave })).toBe(
      'with moon dust · with (other words) · with (other words)',
    );
  });
});
