import { expect, test } from 'vitest';
import { flags } from '../../../../tests/support/a-flag-question.ts';

test('vegan: false with an animal ingredient, true if claimed or nothing is animal, unknown with D3 or an unclear text', () => {
  expect(flags({ animal: ['honey'] }).isVegan).toMatchObject({
    value: false,
    basis: 'ingredients',
  });
  expect(flags({}).isVegan).toMatchObject({ value: true, basis: 'ingredients' });
  expect(flags({ complete: false }).isVegan.value).toBeNull();
  expect(flags({ complete: false, claims: ['Vegan Protein'] }).isVegan).toMatchObject({
    value: true,
    basis: 'claim',
  });
  expect(flags({ maybeAnimal: ['vitamin d3'] }).isVegan.value).toBeNull();
  expect(flags({ maybeAnimal: ['vitamin d3'] }).isVegan.evidence).toContain('vitamin d3');
});

test('a claim that the ingredients contradict is a conflict, and the adverse evidence wins', () => {
  const { isVegan, isGlutenFree } = flags({
    claims: ['vegan, gluten-free'],
    animal: ['whey'],
    glutenSources: ['barley'],
  });
  expect(isVegan.value).toBe(false);
  expect(isVegan.conflict).toContain('whey');
  expect(isGlutenFree.value).toBe(false);
  expect(isGlutenFree.conflict).toContain('barley');
});

test('gluten free: true only if claimed; oats alone do not refute it', () => {
  expect(flags({}).isGlutenFree.value).toBeNull();
  expect(flags({ claims: ['Gluten Free'] }).isGlutenFree.value).toBe(true);
  expect(flags({ claims: ['Gluten Free'], glutenSources: ['oats'] }).isGlutenFree.value).toBe(true);
  expect(flags({ glutenSources: ['wheat'] }).isGlutenFree.value).toBe(false);
});

test('lactose free: false with milk other than isolate, unknown with isolate only, true without milk or if claimed', () => {
  expect(flags({ milk: ['whey'], lactose: ['whey'] }).isLactoseFree.value).toBe(false);
  expect(flags({ milk: ['whey protein isolate'] }).isLactoseFree.value).toBeNull();
  expect(flags({}).isLactoseFree.value).toBe(true);
  expect(flags({ complete: false }).isLactoseFree.value).toBeNull();
  expect(
    flags({ claims: ['lactose-free'], milk: ['whey'], lactose: ['whey'] }).isLactoseFree.value,
  ).toBe(true);
  expect(
    flags({ claims: ['dairy free'], milk: ['whey'], lactose: ['whey'] }).isLactoseFree.conflict,
  ).toContain('whey');
});

test('organic only if claimed for the product; non-GMO if claimed or organic', () => {
  expect(flags({ claims: ['Organic Protein'] }).isOrganic.value).toBe(true);
  expect(flags({}).isOrganic.value).toBe(false);
  expect(flags({ complete: false }).isOrganic.value).toBeNull();
  expect(flags({ claims: ['organic'] }).isNonGMO.value).toBe(true);
  expect(flags({ claims: ['en:no-gmos'] }).isNonGMO.value).toBe(true);
  expect(flags({}).isNonGMO.value).toBeNull();
});

test.each([
  [{ sugar: 0.5, carbohydrate: 10, fiber: 5 }, true, true, true],
  [{ sugar: 0.51, carbohydrate: 10.1, fiber: 5 }, false, false, false],
  [{ sugar: null, carbohydrate: null, fiber: null }, null, null, null],
  [{ sugar: null, carbohydrate: 8, fiber: null }, null, true, null],
  [{ sugar: null, carbohydrate: 5, fiber: null }, null, true, true],
] as const)(
  'figures %j: sugar free %s, low carb %s, keto %s',
  (figures, sugarFree, lowCarb, keto) => {
    const answer = flags({ figures });
    expect(answer.isSugarFree.value).toBe(sugarFree);
    expect(answer.isLowCarb.value).toBe(lowCarb);
    expect(answer.isKetoFriendly.value).toBe(keto);
  },
);

test('a claim without figures proves nothing, a claim against the figures is a conflict', () => {
  expect(flags({ claims: ['sugar free'] }).isSugarFree).toMatchObject({
    value: null,
    basis: 'none',
  });
  const low = flags({
    claims: ['low carb'],
    figures: { sugar: 0, carbohydrate: 22, fiber: 0 },
  }).isLowCarb;
  expect(low.value).toBe(false);
  expect(low.conflict).toContain('22 g');
});

test.each([
  'not vegan',
  'Non-vegan',
  'Not suitable for vegan or vegetarian diets',
  'This product isn’t vegan',
])('a denial is no claim: %s', (claim) => {
  expect(flags({ claims: [claim], complete: false }).isVegan.value).toBeNull();
});

test.each(['Non-GMO vegan', 'Not just for athletes. Vegan.', 'not whey, vegan'])(
  'a denial of something else leaves the claim: %s',
  (claim) => {
    expect(flags({ claims: [claim], complete: false }).isVegan.value).toBe(true);
  },
);

test.each(['Made with organic cocoa', 'Contains organic stevia', 'Protein with Organic Greens'])(
  'a claim for a part is none for the product: %s',
  (claim) => {
    const { isOrganic, isNonGMO } = flags({ claims: [claim] });
    expect(isOrganic.value).not.toBe(true);
    expect(isNonGMO.value).toBeNull();
  },
);

test.each(['100% Bio Active Whey', 'Isolat de whey bio-actif 2', 'Biologische Wertigkeit: 138'])(
  'a word that means something else claims nothing: %s',
  (claim) => {
    const { isOrganic, isNonGMO } = flags({ claims: [claim] });
    expect(isOrganic.value).toBe(false);
    expect(isNonGMO.value).toBeNull();
  },
);

test('nor does it take away a claim beside it', () => {
  expect(flags({ claims: ['Bio Whey bio active'] }).isOrganic.value).toBe(true);
});

test.each([
  'made with organic cocoa',
  'contain organic cocoa',
  'Contains organic cocoa',
  'containing organic cocoa',
  'from organic farms',
  'a bar of organic oats',
  'some organic oats',
])('"%s" says nothing of the whole product', (claim) => {
  expect(flags({ claims: [claim] }).isOrganic.value).toBe(false);
});
