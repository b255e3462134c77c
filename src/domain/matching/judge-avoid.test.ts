import { describe, expect, test } from 'vitest';
import { aProduct, aTerm, anIngredient } from '../../../tests/support/a-product.ts';
import { judgeAvoidTerm } from './judge-avoid.ts';

const caseinate = anIngredient('sodium caseinate', { canonical: 'casein', allergen: 'milk' });
const isolate = anIngredient('Whey Protein Isolate', {
  canonical: 'whey protein isolate',
  allergen: 'milk',
});
const dairy = aTerm('dairy', {
  kind: 'family',
  members: ['dairy', 'casein', 'whey protein isolate'],
  allergens: ['milk'],
});
const dairyExceptWhey = aTerm('dairy except whey', {
  kind: 'family',
  name: 'dairy (except whey)',
  members: ['dairy', 'casein'],
  partOfAllergens: ['milk'],
});
const almond = aTerm('almond', { partOfAllergens: ['tree nuts'] });
const nothing = { ingredients: [], contains: [], precautions: [] };

describe('an avoided word is broken', () => {
  test('by an ingredient it means, said with its allergen', () => {
    const judged = judgeAvoidTerm(aProduct({ ...nothing, ingredients: [caseinate] }), dairy);
    expect(judged).toEqual({
      status: 'unmet',
      how: 'contains',
      offenders: ['sodium caseinate'],
      evidence: 'contains sodium caseinate, a milk ingredient',
    });
  });

  test('without repeating an allergen the name already says, and with the right article', () => {
    const milk = anIngredient('skim milk powder', { canonical: 'casein', allergen: 'milk' });
    const albumen = anIngredient('albumen', { canonical: 'casein', allergen: 'egg' });
    const product = aProduct({ ...nothing, ingredients: [milk, albumen, milk] });
    expect(judgeAvoidTerm(product, dairy).evidence).toBe(
      'contains skim milk powder and albumen, an egg ingredient',
    );
  });

  test('by several ingredients of one allergen, which is said once', () => {
    const product = aProduct({ ...nothing, ingredients: [caseinate, isolate] });
    expect(judgeAvoidTerm(product, dairy).evidence).toBe(
      'contains sodium caseinate and Whey Protein Isolate, milk ingredients',
    );
  });

  test('by an ingredient of a text that was not read, which no label declares', () => {
    const foreign = anIngredient('концентрат сывороточного белка', {
      canonical: 'whey protein isolate',
      allergen: 'milk',
      known: false,
    });
    const product = aProduct({ ...nothing, ingredients: [foreign], contains: ['milk'] });
    expect(judgeAvoidTerm(product, dairy).evidence).toBe(
      'contains концентрат сывороточного белка, a milk ingredient',
    );
  });

  test('by an allergen declared that no ingredient accounts for', () => {
    const product = aProduct({
      ...nothing,
      ingredients: [anIngredient('cocoa')],
      contains: ['milk'],
    });
    expect(judgeAvoidTerm(product, dairy)).toMatchObject({
      status: 'unmet',
      how: 'contains',
      offenders: ['milk'],
      evidence: 'contains milk (declared on the label)',
    });
  });

  test('by an ingredient that carries a whole allergen of it, whatever it is called', () => {
    const flavor = anIngredient('natural flavor', { allergen: 'milk' });
    const product = aProduct({ ...nothing, ingredients: [flavor], contains: ['milk'] });
    expect(judgeAvoidTerm(product, dairy)).toEqual({
      status: 'unmet',
      how: 'contains',
      offenders: ['natural flavor'],
      evidence: 'contains natural flavor, a milk ingredient',
    });
  });

  test('by an allergen that only an ingredient the vocabulary does not know accounts for', () => {
    const garbled = anIngredient('micro- and ul whey protein isolate', {
      canonical: 'and ul whey protein isolate',
      allergen: 'milk',
      known: false,
    });
    const product = aProduct({ ...nothing, ingredients: [garbled], contains: ['milk'] });
    expect(judgeAvoidTerm(product, dairy)).toMatchObject({ status: 'unmet', how: 'contains' });
  });

  test('even where the ingredient list is incomplete or missing', () => {
    const product = aProduct({ ...nothing, contains: ['milk'], ingredientsComplete: false });
    expect(judgeAvoidTerm(product, dairy).status).toBe('unmet');
  });

  test.each([
    ['may contain', 'may contain milk'],
    ['traces', 'may contain traces of milk'],
  ] as const)('by the precaution "%s"', (basis, evidence) => {
    const product = aProduct({ ...nothing, precautions: [{ allergen: 'milk', basis }] });
    expect(judgeAvoidTerm(product, dairy)).toEqual({
      status: 'unmet',
      how: 'may contain',
      offenders: ['milk'],
      evidence,
    });
  });

  test('by what is in it first, whatever else it may contain', () => {
    const product = aProduct({
      ...nothing,
      ingredients: [isolate],
      precautions: [{ allergen: 'milk', basis: 'may contain' }],
    });
    expect(judgeAvoidTerm(product, dairy)).toMatchObject({ how: 'contains' });
  });
});

describe('a declared allergen that an ingredient accounts for', () => {
  test('leaves the decision to the ingredient: dairy except whey allows whey', () => {
    const whey = aProduct({ ...nothing, ingredients: [isolate], contains: ['milk'] });
    expect(judgeAvoidTerm(whey, dairyExceptWhey).status).toBe('met');
    const casein = aProduct({ ...nothing, ingredients: [isolate, caseinate], contains: ['milk'] });
    expect(judgeAvoidTerm(casein, dairyExceptWhey).status).toBe('unmet');
  });

  test('is not accounted for by a heading', () => {
    const heading = anIngredient('Protein Blend', { allergen: 'milk', heading: true });
    const product = aProduct({ ...nothing, ingredients: [heading], contains: ['milk'] });
    expect(judgeAvoidTerm(product, dairyExceptWhey)).toMatchObject({
      status: 'unknown',
      evidence: 'the label declares milk without saying which',
    });
  });
});

describe('an avoided word is not confirmed', () => {
  test.each([
    [
      { precautions: [{ allergen: 'milk', basis: 'facility' }] },
      dairy,
      'made in a facility that handles milk',
    ],
    [
      { precautions: [{ allergen: 'tree nuts', basis: 'facility' }] },
      almond,
      'made in a facility that handles tree nuts',
    ],
    [
      { precautions: [{ allergen: 'tree nuts', basis: 'traces' }] },
      almond,
      'may contain tree nuts, without saying which',
    ],
    [{ contains: ['tree nuts'] }, almond, 'the label declares tree nuts without saying which'],
    [{ ingredientsComplete: false }, dairy, 'no ingredient list, so dairy cannot be ruled out'],
    [
      { ingredientsComplete: false, ingredients: [anIngredient('cocoa')] },
      dairy,
      'the ingredient list is not complete, so dairy cannot be ruled out',
    ],
  ] as const)('by %o', (facts, term, evidence) => {
    const product = aProduct({ ...nothing, ...(facts as Parameters<typeof aProduct>[0]) });
    expect(judgeAvoidTerm(product, term)).toEqual({
      status: 'unknown',
      how: null,
      offenders: [],
      evidence,
    });
  });
});

describe('a general name on the label', () => {
  const palmOil = aTerm('palm oil', { mayBe: ['vegetable oil'] });
  const judge = (ingredients: readonly ReturnType<typeof anIngredient>[]) =>
    judgeAvoidTerm(aProduct({ ...nothing, ingredients }), palmOil);

  test('is a doubt where the avoided thing may be a kind of it', () => {
    expect(
      judge([
        anIngredient('cocoa'),
        anIngredient('vegetable oils', { canonical: 'vegetable oil' }),
      ]),
    ).toEqual({
      status: 'unknown',
      how: null,
      offenders: [],
      evidence: '“vegetable oils” may be or hold palm oil: the label does not say',
    });
  });

  test('is none where the label says which it is, or where it only heads a list; one that is not known is a doubt of its own', () => {
    const general = (more: object) => anIngredient('vegetable oil', more);
    expect(judge([general({}), anIngredient('canola oil', { parent: 0 })]).status).toBe('met');
    expect(judge([general({ heading: true })]).status).toBe('met');
    expect(judge([general({ known: false })]).evidence).toBe(
      '“vegetable oil” is not known to us, so palm oil cannot be ruled out',
    );
  });
});

describe('an avoided word is met', () => {
  test('where the complete list has nothing of it, and nothing is declared', () => {
    expect(
      judgeAvoidTerm(aProduct({ ...nothing, ingredients: [anIngredient('cocoa')] }), dairy),
    ).toEqual({
      status: 'met',
      how: null,
      offenders: [],
      evidence: 'no dairy in it',
    });
  });

  test('where the declared nuts are accounted for by other nuts', () => {
    const cashew = anIngredient('cashews', { canonical: 'cashew', allergen: 'tree nuts' });
    const product = aProduct({ ...nothing, ingredients: [cashew], contains: ['tree nuts'] });
    expect(judgeAvoidTerm(product, almond).status).toBe('met');
  });

  test('where precautions speak of something else', () => {
    const product = aProduct({
      ...nothing,
      ingredients: [anIngredient('cocoa')],
      precautions: [{ allergen: 'soy', basis: 'traces' }],
    });
    expect(judgeAvoidTerm(product, dairy).status).toBe('met');
  });
});
