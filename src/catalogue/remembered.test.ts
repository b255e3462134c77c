import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { describe, expect, test } from 'vitest';
import { aProduct, aTerm, someCriteria } from '../../tests/support/a-product.ts';
import { columnsOf } from '../../tests/support/columns-of.ts';
import { countBits } from './bits.ts';
import { EvaluationCache } from './evaluation-cache.ts';
import { TermIndex, termKey } from './term-sets.ts';

const someColumns = () => columnsOf([aProduct()]);

describe('evaluations', () => {
  const fresh = (columns = someColumns()) => new EvaluationCache(columns, new TermIndex(columns));
  const brand = (...brandIds: number[]) => ({ criteria: someCriteria({ brandIds }) });

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
    for (const id of [2, 3, 4])
      expect(evaluations.get(brand(id)).perfect.set).not.toBe(oldest.perfect.set);
    expect(evaluations.get(brand(5)).perfect.set).toBe(oldest.perfect.set);
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
        const get = (some: Partial<UnderstoodCriteria>) =>
          evaluations.get({ criteria: someCriteria(some) });
        const same = get(one) === get(other);
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

  test('are none for what may contain it, where no product does', () => {
    const terms = new TermIndex(someColumns());
    const cocoa = terms.setsOf(aTerm('cocoa'));
    expect(countBits(cocoa.contains)).toBe(1);
    expect(cocoa.mayContain).toBeNull();
    const soy = terms.setsOf(aTerm('soy', { allergens: ['soy'] }));
    expect(countBits(soy.contains)).toBe(0);
    expect(soy.mayContain).toBeNull();
  });

  test('find a literal without letter or digit nowhere, and leave it open everywhere', () => {
    const nothing = new TermIndex(someColumns()).setsOf(aTerm('!!', { kind: 'literal' }));
    expect([countBits(nothing.contains), countBits(nothing.doubt)]).toEqual([0, 1]);
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
      aTerm('milk', { qualities: ['organic'] }),
      aTerm('milk', { qualities: ['unsweetened'] }),
      aTerm('milk', { qualities: ['unsweetened'], absent: aTerm('sugar') }),
    ];
    expect(new Set(words.map(termKey)).size).toBe(words.length);
    expect(termKey(aTerm('Soy  Milk', { kind: 'literal', name: 'x' }))).toBe(
      termKey(aTerm('soy milk', { kind: 'literal', name: 'x' })),
    );
  });
});
