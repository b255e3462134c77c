import { describe, expect, it } from 'vitest';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { hasCriteria, readCriteria, writeCriteria } from './criteria.ts';
import { searchBodySchema } from './search.ts';

describe('readCriteria', () => {
  it('lets plural forms win over singular ones', () => {
    expect(
      readCriteria({
        proteinType: 'Casein',
        proteinTypes: ['Whey Isolate', 'Whey Isolate'],
        fitnessGoal: 'Recovery',
        brandId: 4,
        brandIds: [],
      }),
    ).toMatchObject({
      proteinTypes: ['Whey Isolate'],
      fitnessGoals: ['Recovery'],
      brandIds: [],
    });
  });

  // @spec Ingredient fields are trimmed; empty ones are not sent.
  it('trims terms and drops blanks, repeats and control characters', () => {
    expect(
      readCriteria({ avoidIngredients: [' soy ', '', '\u0000', 'soy', 'gum\u0000arabic'] })
        .avoidIngredients,
    ).toEqual(['soy', 'gum arabic']);
    // A repeat in another case would count as another must-have and be reported twice.
    expect(
      readCriteria({ mustHaveIngredients: ['Whey', 'whey', 'WHEY '] }).mustHaveIngredients,
    ).toEqual(['Whey']);
  });

  it('applies only flags that are true', () => {
    expect(readCriteria({ isVegan: true, isOrganic: false }).flags).toEqual(['isVegan']);
  });
});

describe('writeCriteria', () => {
  it('is read back as it was', () => {
    const criteria = {
      avoidIngredients: ['soy'],
      mustHaveIngredients: ['whey'],
      proteinTypes: ['Casein'] as const,
      fitnessGoals: ['Recovery'] as const,
      brandIds: [2],
      flags: ['isVegan', 'isLactoseFree'] as const,
    };
    expect(readCriteria(searchBodySchema.parse(writeCriteria(criteria)))).toEqual(criteria);
    expect(writeCriteria(NO_CRITERIA)).toEqual({});
  });
});

describe('hasCriteria', () => {
  it('tells a search from the whole catalogue', () => {
    expect(hasCriteria(NO_CRITERIA)).toBe(false);
    expect(hasCriteria({ ...NO_CRITERIA, flags: ['isVegan'] })).toBe(true);
    expect(hasCriteria({ ...NO_CRITERIA, brandIds: [1] })).toBe(true);
  });
});
