import { describe, expect, it } from 'vitest';
import type { Called, GroupMember } from './group-member.ts';
import { namesWithin } from './name-within.ts';

const FIGURES = { per: '100', protein: 32, carbohydrate: 37, fat: 26 } as const;
const PLAIN: Called = {
  title: 'Barrita de proteína',
  line: 'protein',
  isGeneric: true,
  origins: '',
};
const RECOVERY: Called = {
  title: 'Recovery Bar',
  line: 'recovery',
  isGeneric: false,
  origins: '',
};
const WHEY: Called = { title: 'Whey', line: 'whey', isGeneric: true, origins: 'whey' };
const IMPACT: Called = {
  title: 'Impact Whey',
  line: 'impact whey',
  isGeneric: false,
  origins: 'whey',
};

let id = 0;
function member(called: Called | undefined, overrides: Partial<GroupMember> = {}): GroupMember {
  id += 1;
  return {
    id,
    proteinType: null,
    flavorKey: '',
    figures: FIGURES,
    allergens: null,
    statedFacts: 10,
    goal: null,
    ...(called === undefined ? {} : { called }),
    ...overrides,
  };
}

/** What a product of the family is called by the others; null where its own name stands. */
function nameOf(product: GroupMember, ...others: readonly GroupMember[]): string | null {
  return namesWithin([product, ...others]).get(product.id) ?? null;
}

describe('what a product is called whose own name says only of what kind it is', () => {
  it('is what most others of its family are called, as most of them write it', () => {
    const others = ['Recovery Bar', 'RECOVERY BAR', 'Recovery Bar', 'Recovery Bar Wafer'];
    expect(nameOf(member(PLAIN), ...others.map((title) => member({ ...RECOVERY, title })))).toBe(
      'Recovery Bar',
    );
  });

  it('stays where as many are called like it, and where its own name says more than a kind', () => {
    expect(nameOf(member(PLAIN), member(RECOVERY))).toBeNull();
    expect(nameOf(member(PLAIN), member(PLAIN), member(RECOVERY))).toBeNull();
    expect(nameOf(member(RECOVERY), member(IMPACT), member(IMPACT))).toBeNull();
    expect(
      nameOf(member(PLAIN, { optionalWords: 'premium' }), member(RECOVERY), member(RECOVERY)),
    ).toBeNull();
  });

  it('is theirs, with words beside it, only where another name of its record tells their line', () => {
    const ultra = { optionalWords: 'ultra', otherLines: ['impact whey'] };
    const others = [member(IMPACT), member(IMPACT)];
    expect(nameOf(member(WHEY, ultra), ...others)).toBe('Impact Whey');
    expect(nameOf(member(WHEY, { ...ultra, otherLines: ['gold whey'] }), ...others)).toBeNull();
  });

  it('is theirs where it bears its flavor or its brand alone', () => {
    const unnamed = member(PLAIN, { optionalWords: 'unnamed' });
    expect(nameOf(unnamed, member(RECOVERY))).toBe('Recovery Bar');
  });

  it('takes the word that most of its line have beside it, but no number', () => {
    const perfection = { ...WHEY, title: 'Whey Perfection' };
    const beside = () => member(perfection, { optionalWords: 'perfection' });
    expect(nameOf(member(WHEY), beside(), beside())).toBe('Whey Perfection');
    expect(nameOf(member(WHEY), beside())).toBeNull();
    const numbered = () => member({ ...WHEY, title: 'Whey 80' }, { optionalWords: '80' });
    expect(nameOf(member(WHEY), numbered(), numbered())).toBeNull();
  });

  it('leaves out that it is an isolate where others say no more', () => {
    const isolate = { ...WHEY, title: 'Whey Isolate', line: 'isolate whey' };
    const others = [1, 2, 3].map(() => member(isolate, { impliedWords: 'isolate' }));
    expect(nameOf(member(WHEY), ...others)).toBeNull();
  });

  it('is of no protein that its own record does not name', () => {
    const others = [1, 2].map(() => member(IMPACT));
    expect(nameOf(member(WHEY), ...others)).toBe('Impact Whey');
    expect(nameOf(member(PLAIN), ...others)).toBeNull();
    expect(nameOf(member(PLAIN, { allergens: 'soy' }), ...others)).toBeNull();
    expect(nameOf(member(PLAIN, { allergens: 'milk, soy' }), ...others)).toBe('Impact Whey');
    const vegan = { ...IMPACT, title: 'Vegan Blend', line: 'blend vegan', origins: 'vegan' };
    expect(
      nameOf(member(PLAIN, { allergens: 'milk' }), ...[1, 2].map(() => member(vegan))),
    ).toBeNull();
  });

  it('says no word of its flavor twice', () => {
    const extreme = { ...RECOVERY, title: 'Recovery Extreme' };
    const others = [1, 2].map(() => member(extreme));
    expect(nameOf(member(PLAIN, { flavorKey: 'extreme chocolate' }), ...others)).toBeNull();
  });

  it('is its own where an operator named it, or put it there', () => {
    const others = [1, 2].map(() => member(RECOVERY));
    expect(nameOf(member(undefined), ...others)).toBeNull();
    expect(nameOf(member(PLAIN, { decidedByOperator: true }), ...others)).toBeNull();
  });
});
