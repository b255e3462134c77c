import { describe, expect, test } from 'vitest';
import { aProduct, aTerm, anIngredient } from '../../../tests/support/a-product.ts';
import { evidenceOf, judgeWanted } from './judge-wanted.ts';

const plain = anIngredient('whey');
const organic = anIngredient('organic whey', { canonical: 'whey', qualities: ['organic'] });
const wanted = (...qualities: string[]) =>
  aTerm([...qualities, 'whey'].join(' '), { members: ['whey'], qualities });
const judge = (
  facts: Parameters<typeof aProduct>[0],
  term: ReturnType<typeof aTerm>,
): readonly [string, string] => {
  const judged = judgeWanted(aProduct(facts), term);
  return [judged.status, evidenceOf([judged])];
};

describe('a must-have with a quality', () => {
  test('is met where the quality stands on that ingredient, or in its name', () => {
    expect(judge({ ingredients: [plain, organic] }, wanted('organic'))).toEqual([
      'met',
      'Contains organic whey (organic)',
    ]);
    const raw = anIngredient('Raw Whey', { canonical: 'whey' });
    expect(judge({ ingredients: [raw] }, wanted('raw'))[0]).toBe('met');
  });

  test('is met where all of the product has it', () => {
    expect(judge({ ingredients: [plain], isOrganic: true }, wanted('organic'))).toEqual([
      'met',
      'Contains whey; the product as a whole is organic',
    ]);
    expect(judge({ ingredients: [plain], isNonGMO: true }, wanted('non-gmo'))[0]).toBe('met');
  });

  test('is unmet where the product is known not to have it, unknown where nobody says', () => {
    expect(judge({ ingredients: [plain], isOrganic: false }, wanted('organic'))).toEqual([
      'unmet',
      'Whey is not organic',
    ]);
    expect(judge({ ingredients: [plain] }, wanted('grass-fed'))).toEqual([
      'unknown',
      'The label does not say that whey is grass-fed',
    ]);
  });

  test('needs all qualities on one ingredient', () => {
    const fed = anIngredient('whey, grass-fed', { canonical: 'whey', qualities: ['grass-fed'] });
    const both = wanted('organic', 'grass-fed');
    expect(judge({ ingredients: [organic, fed], isOrganic: null }, both)[0]).toBe('unknown');
    expect(judge({ ingredients: [organic, fed], isOrganic: true }, both)[0]).toBe('met');
  });

  test('is unmet without the ingredient in a list that is wholly known, unknown in another', () => {
    expect(judge({ ingredients: [anIngredient('cocoa')] }, wanted('organic'))).toEqual([
      'unmet',
      'No organic whey in the complete ingredient list',
    ]);
    expect(judge({ ingredients: [] }, wanted('organic'))[0]).toBe('unknown');
  });
});

describe('unsweetened', () => {
  const unsweetened = aTerm('unsweetened', {
    kind: 'family',
    members: [],
    qualities: ['unsweetened'],
    absent: aTerm('sweetener or added sugar', { members: ['sucralose', 'sugar'] }),
  });

  test('holds where a list that is wholly known has no sweetener and no added sugar', () => {
    expect(judge({ ingredients: [plain] }, unsweetened)).toEqual(['met', 'It is unsweetened']);
    expect(judge({ ingredients: [anIngredient('sucralose')] }, unsweetened)).toEqual([
      'unmet',
      'It is not unsweetened',
    ]);
    expect(judge({ ingredients: [plain], ingredientsComplete: false }, unsweetened)[0]).toBe(
      'unknown',
    );
  });

  test('is no property of one ingredient where nothing else is asked', () => {
    const cocoa = anIngredient('unsweetened cocoa', { qualities: ['unsweetened'] });
    const ingredients = [cocoa, anIngredient('sugar')];
    expect(judge({ ingredients }, unsweetened)[0]).toBe('unmet');
  });
});

test('a word that is not known is met where it is named, and open elsewhere', () => {
  const zorbium = aTerm('zorbium', { kind: 'literal' });
  expect(judge({ ingredients: [anIngredient('Zorbium root')] }, zorbium)[0]).toBe('met');
  expect(judge({ ingredients: [plain] }, zorbium)).toEqual([
    'unknown',
    'Zorbium not confirmed: a word we do not know, and not named in the list',
  ]);
});

describe('a product without a list', () => {
  const whey = { name: '100% Whey Protein', ingredients: [], ingredientsComplete: false };

  test('meets what its name says it is made of', () => {
    expect(judge(whey, wanted())).toEqual(['met', 'Contains whey (its name says so)']);
    expect(judge({ ...whey, isOrganic: true }, wanted('organic'))).toEqual([
      'met',
      'Contains whey (its name says so); the product as a whole is organic',
    ]);
    expect(judge(whey, wanted('grass-fed'))[0]).toBe('unknown');
    const protein = aTerm('whey protein', { members: ['whey protein', 'whey protein isolate'] });
    const isolate = aTerm('whey protein isolate', { members: ['whey protein isolate'] });
    expect([judge(whey, protein)[0], judge(whey, isolate)[0]]).toEqual(['met', 'unknown']);
  });

  test('meets nothing that its name denies, or tastes of', () => {
    expect(judge({ ...whey, name: 'Vegan Whey Alternative' }, wanted())[0]).toBe('unknown');
    const peanut = aTerm('peanut', { members: ['peanut'] });
    expect(judge({ ...whey, name: 'Whey, Peanut Butter' }, peanut)[0]).toBe('unknown');
  });

  test('goes by its list where there is one', () => {
    const facts = { name: 'Whey', ingredients: [anIngredient('pea protein')] };
    expect(judge(facts, wanted())[0]).toBe('unmet');
  });
});
