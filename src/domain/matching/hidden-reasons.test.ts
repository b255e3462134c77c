import { describe, expect, test } from 'vitest';
import { aProduct, aTerm, someCriteria } from '../../../tests/support/a-product.ts';
import { DIETARY_FLAGS } from '../enumerations.ts';
import { compareReasons, flagReason, hiddenReasonsOf } from './hidden-reasons.ts';

describe('why a product is hidden', () => {
  test('is said for each broken hard wish, each once', () => {
    const product = aProduct({
      precautions: [{ allergen: 'soy', basis: 'may contain' }],
      isVegan: false,
      isOrganic: null,
      isGlutenFree: true,
    });
    const soy = aTerm('soy', { allergens: ['soy'] });
    const criteria = someCriteria({
      avoid: [aTerm('sucralose'), soy, soy, aTerm('stevia')],
      flags: ['isVegan', 'isOrganic', 'isGlutenFree'],
    });
    expect(hiddenReasonsOf(product, criteria)).toEqual([
      'contain sucralose',
      'may contain soy',
      'are not vegan',
    ]);
  });

  test('reads as a sentence for every flag', () => {
    expect(DIETARY_FLAGS.map((flag) => flagReason(flag))).toEqual([
      'are not gluten free',
      'are not sugar free',
      'are not organic',
      'are not keto friendly',
      'are not low carb',
      'are not non-GMO',
      'are not vegan',
      'are not lactose free',
    ]);
  });

  test('comes with the most frequent first, then by name', () => {
    const reasons = [
      { label: 'b', count: 1 },
      { label: 'c', count: 2 },
      { label: 'a', count: 1 },
    ];
    expect(reasons.sort(compareReasons).map((each) => each.label)).toEqual(['c', 'a', 'b']);
  });
});
