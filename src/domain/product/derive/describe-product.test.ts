import { describe, expect, it } from 'vitest';
import { describeProduct, type DescribedFacts } from './describe-product.ts';

describe('a description', () => {
  const described = (facts: Partial<DescribedFacts>) =>
    describeProduct({
      format: 'powder',
      proteinType: null,
      flavor: null,
      protein: null,
      energy: null,
      size: null,
      contains: [],
      hasText: true,
      ...facts,
    });

  it('is made of known facts only', () => {
    expect(
      described({
        proteinType: 'Whey Isolate',
        flavor: 'Vanilla',
        protein: 24,
        energy: 120,
        size: { amount: 30, unit: 'g', basis: 'label' },
        contains: ['milk', 'soy'],
      }),
    ).toBe(
      'Whey Isolate protein powder, flavor Vanilla: 24 g protein and 120 kcal per serving of 30 g. Contains milk and soy.',
    );
    expect(described({ format: 'bar', hasText: false })).toBe(
      'Protein bar. Its ingredient text is not known.',
    );
  });

  it.each<[Partial<DescribedFacts>, string]>([
    [{ format: 'rtd' }, 'Ready-to-drink protein shake.'],
    [{ format: 'rtd', proteinType: 'Casein' }, 'Casein ready-to-drink protein shake.'],
    [{ proteinType: 'Plant Protein' }, 'Plant Protein powder.'],
    [{ format: 'rtd', proteinType: 'Plant Protein' }, 'Plant Protein ready-to-drink shake.'],
    [{ energy: 120 }, 'Protein powder.'],
    [{ flavor: 'Unflavored' }, 'Protein powder, unflavored.'],
    [{ protein: 24.04 }, 'Protein powder: 24 g protein per serving.'],
    [{ protein: 9.06, energy: 120.5 }, 'Protein powder: 9.1 g protein and 121 kcal per serving.'],
    [
      { protein: 20, size: { amount: 330.04, unit: 'ml', basis: 'standard' } },
      'Protein powder: 20 g protein per 100 ml.',
    ],
    [{ contains: ['milk'] }, 'Protein powder. Contains milk.'],
    [{ contains: ['milk', 'egg', 'soy'] }, 'Protein powder. Contains milk, egg and soy.'],
  ])('of %j', (facts, text) => {
    expect(described(facts)).toBe(text);
  });
});
