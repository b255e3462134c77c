import { describe, expect, test } from 'vitest';
import { aProduct, aTerm, anIngredient } from '../../../tests/support/a-product.ts';
import { judgeAvoidTerm } from './judge-avoid.ts';

const dairy = aTerm('dairy', { kind: 'family', members: ['dairy', 'casein'], allergens: ['milk'] });
const almond = aTerm('almond', { partOfAllergens: ['tree nuts'] });
const nothing = { ingredients: [], contains: [], precautions: [] };

describe('evidence beside the list', () => {
  const evidence = (canonical: string, words: string, certain: boolean, place = 'text' as const) =>
    aProduct({
      ...nothing,
      ingredients: [anIngredient('cocoa')],
      evidence: [{ canonical, words, place, certain }],
    });

  test('breaks the wish where it is certain, and says where it was found', () => {
    expect(judgeAvoidTerm(evidence('casein', 'Kasein', true), dairy)).toEqual({
      status: 'unmet',
      how: 'contains',
      offenders: ['casein'],
      evidence: 'contains casein (“Kasein” in the text)',
    });
    // The allergen's own name, where the family is called otherwise.
    expect(judgeAvoidTerm(evidence('milk', 'lait', true), dairy).status).toBe('unmet');
  });

  test('where a precaution says nuts, and peanuts are avoided', () => {
    const peanuts = aTerm('peanuts', { allergens: ['peanuts'], mayBe: ['nuts'] });
    for (const basis of ['may contain', 'traces', 'facility'] as const) {
      const named = { allergen: 'tree nuts', basis, names: ['nuts'] } as const;
      const judged = judgeAvoidTerm(aProduct({ precautions: [named] }), peanuts);
      expect([
        judged.status,
        judged.evidence.includes('nuts, without') || basis === 'facility',
      ]).toEqual(['unknown', true]);
      const legal = { ...named, names: ['tree nuts'] };
      expect(judgeAvoidTerm(aProduct({ precautions: [legal] }), peanuts).status).toBe('met');
    }
  });

  test('is a doubt where the words only resemble it, or name what it may be a kind of', () => {
    const peanut = aTerm('peanut', { allergens: ['peanuts'] });
    expect(judgeAvoidTerm(evidence('peanut', 'PEANIJT', false), peanut)).toMatchObject({
      status: 'unknown',
      evidence: '“PEANIJT” in the text resembles peanut',
    });
    const kind = aTerm('almond', { partOfAllergens: ['tree nuts'], mayBe: ['nuts'] });
    for (const general of ['nuts', 'tree nuts']) {
      expect(judgeAvoidTerm(evidence(general, 'Nüsse', true), kind)).toMatchObject({
        status: 'unknown',
        evidence: '“Nüsse” in the text may be almond',
      });
    }
  });

  test('says nothing of what it does not name', () => {
    expect(judgeAvoidTerm(evidence('egg', 'Ei', true), dairy).status).toBe('met');
  });
});

describe('a precaution that names what it speaks of', () => {
  const warned = (names: readonly string[], basis: 'may contain' | 'facility' = 'may contain') =>
    aProduct({
      ...nothing,
      ingredients: [anIngredient('cocoa')],
      precautions: [{ allergen: 'tree nuts', basis, names }],
    });
  const cashew = aTerm('cashew', { partOfAllergens: ['tree nuts'], mayBe: ['nuts', 'tree nuts'] });

  test('breaks the wish to avoid that, and none to avoid another kind', () => {
    expect(judgeAvoidTerm(warned(['almond']), almond)).toMatchObject({
      status: 'unmet',
      how: 'may contain',
      offenders: ['almond'],
      evidence: 'may contain almond',
    });
    expect(judgeAvoidTerm(warned(['almond']), cashew).status).toBe('met');
  });

  test('leaves every kind open where it also names the general one', () => {
    expect(judgeAvoidTerm(warned(['almond', 'nuts']), cashew).status).toBe('unknown');
    expect(judgeAvoidTerm(warned(['almond'], 'facility'), almond).status).toBe('unknown');
  });
});
