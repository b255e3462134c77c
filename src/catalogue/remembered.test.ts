import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { describe, expect, test } from 'vitest';
import { aProduct, aTerm, someCriteria } from '../../tests/support/a-product.ts';
import { columnsOf } from '../../tests/support/columns-of.ts';
import { EvaluationCache } from './evaluation-cache.ts';
import { TermIndex, termKey } from './term-sets.ts';

const someColumns = () => columnsOf([aProduct()]);

describe('evaluations', () => {
  const fresh = (columns = someColumns()) => new EvaluationCache(columns, new TermIndex(columns));
  const brand = (...brandIds: number[]) => someCriteria({ brandIds });

  test('of the same criteria are one, of the last four at least', () => {
    const evaluations = fresh();
    const first = evaluations.get(brand(1));
    for (const id of [2, 3, 4]) evaluations.get(brand(id));
    expect(evaluations.get(brand(1))).toBe(first);
    evaluations.get(brand(5));
    expect(evaluations.get(brand(1))).not.toBe(first);
  });

  test('are worked out in the memory of the oldest one, which is given up', () => {
    const evaluations = fresh();
    const oldest = evaluations.get(brand(1));
    for (const id of [2, 3, 4]) expect(evaluations.get(brand(id)).perfect).not.toBe(oldest.perfect);
    expect(evaluations.get(brand(5)).perfect).toBe(oldest.perfect);
  });

  const everyKind: readonly Partial<UnderstoodCriteria>[] = [
    {},
    { avoid: [aTerm('a')] },
    { avoid: [aTerm('a'), aTerm('b')] },
    { mustHave: [aTerm('a')] },
    { mustHave: [aTerm('a'), aTerm('b')] },
    { proteinTypes: ['Casein'] },
    { proteinTypes: ['Casein', 'Whey Blend'] },
    { fitnessGoals: ['Recovery'] },
    { fitnessGoals: ['Recovery', 'Performance'] },
    { brandIds: [1] },
    { brandIds: [12] },
    { brandIds: [1, 2] },
    { flags: ['isVegan'] },
    { flags: ['isVegan', 'isOrganic'] },
  ];

  test('of different criteria are different', () => {
    const columns = someColumns();
    for (const one of everyKind) {
      for (const other of everyKind) {
        const evaluations = fresh(columns);
        const same = evaluations.get(someCriteria(one)) === evaluations.get(someCriteria(other));
        expect(same).toBe(one === other);
      }
    }
  });
});

describe('the sets of a word', () => {
  test('are kept for the same word, and worked out anew after thousands of others', () => {
    const terms = new TermIndex(someColumns());
    const cocoa = terms.setsOf(aTerm('cocoa'));
    expect(terms.setsOf(aTerm('cocoa'))).toBe(cocoa);
    for (let at = 0; at < 4095; at++) terms.setsOf(aTerm(`word ${at}`));
    expect(terms.setsOf(aTerm('cocoa'))).toBe(cocoa);
    // Asked last, it is not the oldest now.
    terms.setsOf(aTerm('one more'));
    expect(terms.setsOf(aTerm('cocoa'))).toBe(cocoa);
    for (let at = 0; at < 4096; at++) terms.setsOf(aTerm(`other ${at}`));
    expect(terms.setsOf(aTerm('cocoa'))).not.toBe(cocoa);
  });

  test('of a large catalogue are kept for as many words as sixty-four megabytes hold', () => {
    // A set of two million products takes a quarter of a megabyte; four are reckoned for each word.
    const columns = { ...someColumns(), all: new Int32Array(2 ** 16) };
    const terms = new TermIndex(columns);
    const first = terms.setsOf(aTerm('word 1'));
    for (let at = 2; at <= 64; at++) terms.setsOf(aTerm(`word ${at}`));
    expect(terms.setsOf(aTerm('word 1'))).toBe(first);
    for (let at = 1; at <= 64; at++) terms.setsOf(aTerm(`other ${at}`));
    expect(terms.setsOf(aTerm('word 1'))).not.toBe(first);
  });

  test('are none for what may contain it or is in doubt, where no product is so', () => {
    const terms = new TermIndex(someColumns());
    const cocoa = terms.setsOf(aTerm('cocoa'));
    expect(cocoa).toMatchObject({ containsCount: 1, mayContain: null, doubt: null });
    const soy = terms.setsOf(aTerm('soy', { allergens: ['soy'] }));
    expect(soy).toMatchObject({ containsCount: 0, mayContain: null, mayContainCount: 0 });
  });

  test('are empty for a literal without letter or digit', () => {
    const nothing = new TermIndex(someColumns()).setsOf(aTerm('!!', { kind: 'literal' }));
    expect(nothing).toMatchObject({ containsCount: 0, doubt: null });
  });

  test('are known by all that tells words apart', () => {
    const words = [
      aTerm('milk'),
      aTerm('milk', { kind: 'literal' }),
      aTerm('milks', { kind: 'literal', name: 'milk' }),
      aTerm('milk', { kind: 'family' }),
      aTerm('milk', { name: 'Milk' }),
      aTerm('milk', { members: ['milk', 'whey'] }),
      aTerm('milk', { members: ['milkwhey'] }),
      aTerm('milk', { allergens: ['milk'] }),
      aTerm('milk', { allergens: ['milk', 'soy'] }),
      aTerm('milk', { partOfAllergens: ['milk'] }),
      aTerm('milk', { partOfAllergens: ['milk', 'soy'] }),
    ];
    expect(new Set(words.map(termKey)).size).toBe(words.length);
    expect(termKey(aTerm('Soy  Milk', { kind: 'literal', name: 'x' }))).toBe(
      termKey(aTerm('soy milk', { kind: 'literal', name: 'x' })),
    );
  });
});
