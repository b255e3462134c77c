import { describe, expect, test } from 'vitest';
import { aProduct, aTerm, anIngredient } from '../../../tests/support/a-product.ts';
import { judgeAvoidTerm } from './judge-avoid.ts';

const nothing = { ingredients: [], contains: [], precautions: [] };

describe('a word that was taken for a misspelt name', () => {
  const term = aTerm('wey', { name: 'whey', members: ['whey'], typed: 'wey' });

  test('is looked for by its own letters, too', () => {
    const spoken = aProduct({ ...nothing, otherStatements: ['Wey tea'] });
    expect(judgeAvoidTerm(spoken, term)).toMatchObject({
      status: 'unmet',
      evidence: '“wey” stands on another record of its barcode',
    });
    const listed = aProduct({ ...nothing, ingredients: [anIngredient('wey root')] });
    expect(judgeAvoidTerm(listed, term)).toMatchObject({
      status: 'unmet',
      offenders: ['wey root'],
    });
  });

  test('and is met where neither is in a known list', () => {
    const product = aProduct({ ...nothing, ingredients: [anIngredient('salt')] });
    expect(judgeAvoidTerm(product, term).status).toBe('met');
  });
});

describe('a word the vocabulary does not know', () => {
  const literal = (term: string): ReturnType<typeof aTerm> => aTerm(term, { kind: 'literal' });

  test.each([
    ['nut', 'coconut', 'unknown'],
    ['nut', 'nutmeg', 'unknown'],
    ['rice', 'licorice', 'unknown'],
    ['nut', 'Nut Paste', 'unmet'],
    ['zorbium extract', 'Organic Zorbium-Extract (root)', 'unmet'],
    ['zorbium extract', 'extract of zorbium', 'unknown'],
    ['acai', 'Açaí powder', 'unmet'],
    ['!!', 'anything !!', 'unknown'],
  ] as const)('"%s" is looked for in "%s" as whole words in sequence: %s', (term, name, status) => {
    const product = aProduct({ ...nothing, ingredients: [anIngredient(name)] });
    expect(judgeAvoidTerm(product, literal(term)).status).toBe(status);
  });

  test.each([
    [{ ingredientsStatement: 'Isolat, ZORBIUM.' }, 'in its text'],
    [{ otherStatements: ['zorbium'] }, 'on another record of its barcode'],
    [{ name: 'Zorbium Bar' }, 'in its name'],
    [{ nameOnLabel: 'Barre zorbium' }, 'in its name on the label'],
    [{ brand: { id: 7, name: 'Zorbium', logo: null } }, 'in its brand'],
    [
      {
        evidence: [
          { canonical: 'milk', words: 'zorbium milk', place: 'claim', certain: true } as const,
        ],
      },
      'on its label',
    ],
  ])('is found in any text: %o', (facts, where) => {
    expect(judgeAvoidTerm(aProduct({ ...nothing, ...facts }), literal('zorbium'))).toEqual({
      status: 'unmet',
      how: 'contains',
      offenders: ['zorbium'],
      evidence: `“zorbium” stands ${where}`,
    });
  });

  test('is not found in the words that stand for a brand that is not stated', () => {
    const product = aProduct({
      ...nothing,
      brand: { id: 0, name: 'Brand not stated', logo: null },
    });
    expect(judgeAvoidTerm(product, literal('brand'))).toMatchObject({
      status: 'unknown',
      evidence: '“brand” is not known to us, so it cannot be ruled out',
    });
  });

  test('is also found in the canonical name', () => {
    const ingredient = anIngredient('ACE-K', { canonical: 'acesulfame potassium' });
    const product = aProduct({ ...nothing, ingredients: [ingredient] });
    expect(judgeAvoidTerm(product, literal('potassium')).status).toBe('unmet');
  });
});

describe('an ingredient the vocabulary does not know', () => {
  const wheyProtein = aTerm('whey protein', { members: ['whey protein', 'whey isolate'] });
  const judge = (name: string, heading = false) =>
    judgeAvoidTerm(
      aProduct({ ...nothing, ingredients: [anIngredient(name, { known: false, heading })] }),
      wheyProtein,
    );

  test('that is called like the avoided one is a doubt, said by its name', () => {
    const { status, evidence } = judge('Micro Ultra Filtered Whey Protein Concentrate');
    expect(status).toBe('unknown');
    expect(evidence).toContain('Micro Ultra Filtered Whey Protein Concentrate');
    expect(judge('cfm whey-isolate').status).toBe('unknown');
  });

  test('leaves everything open, and is no suspect where it is a heading', () => {
    expect(judge('wheyish proteins').evidence).toBe(
      '“wheyish proteins” is not known to us, so whey protein cannot be ruled out',
    );
    expect(judge('Whey Protein Blend', true).status).toBe('met');
  });
});
