import { describe, expect, test } from 'vitest';
import type { DietaryFlag } from '../../enumerations.ts';
import { flags } from '../../../../tests/support/a-flag-question.ts';

const says = (claim: string) => ({
  value: true,
  basis: 'claim',
  evidence: `The label says "${claim}".`,
  conflict: null,
});
const ingredients = (value: boolean | null, evidence: string, conflict: string | null = null) => ({
  value,
  basis: 'ingredients',
  evidence,
  conflict,
});
const nothing = (evidence: string) => ({ value: null, basis: 'none', evidence, conflict: null });
const figures = (value: boolean, evidence: string, conflict: string | null = null) => ({
  value,
  basis: 'figures',
  evidence,
  conflict,
});
const NOT_READ = 'The ingredient text is missing, cut off or not fully understood.';

test('what a label without claims and figures says of each flag', () => {
  expect(flags({})).toEqual({
    isGlutenFree: nothing('No gluten-free claim is known.'),
    isSugarFree: nothing('Sugar per serving is unknown.'),
    isOrganic: ingredients(false, 'The label does not claim to be organic.'),
    isKetoFriendly: nothing('Carbohydrate without fiber per serving is unknown.'),
    isLowCarb: nothing('Carbohydrate per serving is unknown.'),
    isNonGMO: nothing('No non-GMO claim is known.'),
    isVegan: ingredients(true, 'No ingredient is of animal origin.'),
    isLactoseFree: ingredients(true, 'No milk ingredient.'),
  });
});

test('what a text that was not understood says: nothing from what is absent', () => {
  expect(flags({ complete: false })).toMatchObject({
    isOrganic: nothing('No complete label is known.'),
    isVegan: nothing(NOT_READ),
    isLactoseFree: nothing(NOT_READ),
  });
  expect(flags({ hasStatement: false }).isOrganic).toEqual(nothing('No complete label is known.'));
});

describe('what is in the product', () => {
  test('animal ingredients are named, three of them; a claim against them is a conflict', () => {
    expect(flags({ animal: ['whey', 'honey', 'egg'] }).isVegan).toEqual(
      ingredients(false, 'Contains whey, honey, egg.'),
    );
    expect(flags({ animal: ['whey', 'honey', 'egg', 'milk'], claims: ['Vegan'] }).isVegan).toEqual(
      ingredients(
        false,
        'Contains whey, honey, egg and more.',
        'The label says "Vegan", but: Contains whey, honey, egg and more.',
      ),
    );
  });

  test('an ingredient of unstated origin leaves vegan open, unless the label says so', () => {
    expect(flags({ maybeAnimal: ['vitamin d3'] }).isVegan).toEqual(
      ingredients(null, 'The source of vitamin d3 is not stated.'),
    );
    expect(flags({ maybeAnimal: ['vitamin d3'], claims: [' vegan '] }).isVegan).toEqual(
      says('vegan'),
    );
  });

  test('wheat, barley and rye refute gluten free, oats do not', () => {
    expect(flags({ glutenSources: ['wheat', 'oats'] }).isGlutenFree).toEqual(
      ingredients(false, 'Contains wheat.'),
    );
    expect(flags({ glutenSources: ['oats'] }).isGlutenFree).toEqual(
      nothing('No gluten-free claim is known.'),
    );
    expect(flags({ glutenSources: ['oats'], claims: ['Gluten Free'] }).isGlutenFree).toEqual(
      says('Gluten Free'),
    );
    expect(flags({ glutenSources: ['rye'], claims: ['gluten free'] }).isGlutenFree).toEqual(
      ingredients(false, 'Contains rye.', 'The label says "gluten free", but: Contains rye.'),
    );
  });

  test('lactose: in milk, perhaps in isolates; "dairy free" is refuted by milk, "lactose free" is not', () => {
    expect(flags({ milk: ['whey'], lactose: ['whey'] }).isLactoseFree).toEqual(
      ingredients(false, 'Contains whey.'),
    );
    expect(flags({ milk: ['whey protein isolate'] }).isLactoseFree).toEqual(
      ingredients(null, 'Whey protein isolate may hold a little lactose.'),
    );
    const milk = { milk: ['whey'], lactose: ['whey'] };
    expect(flags({ ...milk, claims: ['Lactose free'] }).isLactoseFree).toEqual(
      says('Lactose free'),
    );
    expect(flags({ ...milk, claims: ['Dairy free'] }).isLactoseFree).toEqual(
      ingredients(false, 'Contains whey.', 'The label says "Dairy free", but: Contains whey.'),
    );
    expect(flags({ claims: ['Dairy free'], complete: false }).isLactoseFree).toEqual(
      says('Dairy free'),
    );
  });

  test('a claim in the name is told from one on the rest of the label, which comes first', () => {
    const name = 'Vegan Pea Protein';
    expect(flags({ name, complete: false }).isVegan).toEqual({
      ...says(name),
      evidence: 'The name says "Vegan Pea Protein".',
    });
    expect(flags({ name, claims: ['100% vegan'] }).isVegan).toEqual(says('100% vegan'));
    expect(flags({ name, animal: ['whey'] }).isVegan.conflict).toBe(
      'The name says "Vegan Pea Protein", but: Contains whey.',
    );
  });

  test('without an ingredient text, what is known to be in it is known from elsewhere', () => {
    const missing = { hasStatement: false, complete: false };
    const told = { animal: ['milk'], milk: ['milk'], glutenSources: ['wheat'] };
    const { isVegan, isLactoseFree, isGlutenFree } = flags({ ...missing, ...told });
    expect([isVegan, isLactoseFree, isGlutenFree].map((flag) => flag.basis)).toEqual([
      'allergens',
      'allergens',
      'allergens',
    ]);
  });

  test('organic is never genetically engineered', () => {
    expect(flags({ claims: ['Organic pea'] })).toMatchObject({
      isOrganic: says('Organic pea'),
      isNonGMO: {
        value: true,
        basis: 'claim',
        evidence:
          'Organic products are made without genetic engineering: the label says "Organic pea".',
        conflict: null,
      },
    });
    expect(flags({ claims: ['organic', 'GMO free'] }).isNonGMO).toEqual(says('GMO free'));
  });
});

describe('figures per serving', () => {
  const of = (sugar: number | null, carbohydrate: number | null, fiber: number | null) => ({
    figures: { sugar, carbohydrate, fiber },
  });

  test('just inside and just outside the limits', () => {
    expect(flags(of(0.5, 10, 5))).toMatchObject({
      isSugarFree: figures(true, '0.5 g sugar per serving; the limit is 0.5 g.'),
      isKetoFriendly: figures(
        true,
        '5 g carbohydrate without fiber per serving; the limit is 5 g.',
      ),
      isLowCarb: figures(true, '10 g carbohydrate per serving; the limit is 10 g.'),
    });
    expect(flags(of(0.51, 8, null))).toMatchObject({
      isSugarFree: { value: false },
      isLowCarb: { value: true },
    });
    expect(flags(of(0.6, 10.1, 5))).toMatchObject({
      isSugarFree: figures(false, '0.6 g sugar per serving; the limit is 0.5 g.'),
      isKetoFriendly: figures(
        false,
        '5.1 g carbohydrate without fiber per serving; the limit is 5 g.',
      ),
      isLowCarb: figures(false, '10.1 g carbohydrate per serving; the limit is 10 g.'),
    });
  });

  test('more fiber than carbohydrate is no carbohydrate, not less than none', () => {
    expect(flags(of(null, 3, 8)).isKetoFriendly).toEqual(
      figures(true, '0 g carbohydrate without fiber per serving; the limit is 5 g.'),
    );
  });

  test('without fiber: keto where even all the carbohydrate is within the limit', () => {
    expect(flags(of(null, 5, null)).isKetoFriendly.value).toBe(true);
    expect(flags(of(null, 5.1, null)).isKetoFriendly).toEqual(
      nothing('Carbohydrate without fiber per serving is unknown.'),
    );
    expect(flags(of(null, null, 4)).isKetoFriendly.value).toBeNull();
  });

  test('a figure just above a limit has the digits that tell it from the limit', () => {
    const sentence = (sugar: number) => flags(of(sugar, null, null)).isSugarFree.evidence;
    expect(sentence(0.51)).toBe('0.51 g sugar per serving; the limit is 0.5 g.');
    expect(sentence(0.49)).toBe('0.49 g sugar per serving; the limit is 0.5 g.');
    expect(sentence(0.504)).toBe('0.504 g sugar per serving; the limit is 0.5 g.');
    expect(sentence(0.5)).toBe('0.5 g sugar per serving; the limit is 0.5 g.');
    expect(sentence(0.55)).toBe('0.6 g sugar per serving; the limit is 0.5 g.');
  });

  test('a claim without figures is told but proves nothing; within the limit it is no conflict', () => {
    expect(flags({ claims: ['Sugar free'] }).isSugarFree).toEqual(
      nothing('Sugar per serving is unknown, though the label says "Sugar free".'),
    );
    expect(flags({ ...of(0, null, null), claims: ['Sugar free'] }).isSugarFree).toEqual(
      figures(true, '0 g sugar per serving; the limit is 0.5 g.'),
    );
    expect(flags({ ...of(3.14, null, null), claims: ['zero sugar'] }).isSugarFree).toEqual(
      figures(
        false,
        '3.1 g sugar per serving; the limit is 0.5 g.',
        'The label says "zero sugar", but: 3.1 g sugar per serving; the limit is 0.5 g.',
      ),
    );
  });
});

/** Refuting figures: then a claim, where it is read, is a conflict. */
const MUCH = { figures: { sugar: 9, carbohydrate: 40, fiber: 0 } };
const isClaimed = (flag: DietaryFlag, claim: string): boolean => {
  const { value, conflict } = flags({
    ...MUCH,
    animal: ['egg'],
    glutenSources: ['rye'],
    complete: false,
    claims: [claim],
  })[flag];
  return conflict?.includes(`"${claim}"`) === true || value === true;
};

const WORDINGS: Readonly<Record<DietaryFlag, readonly [yes: string, no: string]>> = {
  isGlutenFree: [
    'gluten free|Gluten-Free|glutenfree|no gluten|no-gluten|free from gluten|free of gluten',
    'gluten|nogluten|free gluten|not gluten free|gluten freedom|vitamingluten free|casino gluten|no glutens|carefree of gluten|free of glutens',
  ],
  isSugarFree: [
    'sugar free|Sugar-free|sugarfree|zero sugar|zero sugars',
    'sugar|low sugar|nonsugar free|sugar freedom|zero sugary|not sugar free',
  ],
  isOrganic: [
    'organic|Organic pea|agriculture biologique|Bio Whey bio active',
    'inorganic|organics|symbiologique|non organic|non-organic|Made with organic cocoa|contain organic cocoa|Contains organic stevia|containing organic cocoa|from organic farms|a bar of organic oats|some organic oats|Protein with Organic Greens|100% Bio Active Whey|Isolat de whey bio-actif 2|Biologische Wertigkeit: 138',
  ],
  isKetoFriendly: ['keto|Keto friendly|ketogenic', 'aketo|ketone|ketogenics|non-keto'],
  isLowCarb: ['low carb|Low-Carb|lowcarb|low carbohydrate', 'slow carb|low fat carb|not low carb'],
  isNonGMO: [
    'non gmo|Non-GMO|nongmo|non gmos|gmo free|GMO-free|gmofree|no gmo|no-gmos',
    'gmo|gmo freedom|agmo free|nogmo|casino gmo|no gmosaic|non gmosaic|anon gmo',
  ],
  isVegan: [
    'vegan|Vegan protein|Non-GMO vegan|Not just for athletes. Vegan.|not whey, vegan',
    "avegan|not vegan|Non-vegan|non vegan|isn't vegan|isnt vegan|This product isn’t vegan|Not suitable for vegan or vegetarian diets",
  ],
  isLactoseFree: [
    'lactose free|lactose-free|lactosefree|dairy free|Dairy-Free|dairyfree|no lactose|no-lactose|no dairy|no-dairy',
    'lactose|alactose free|lactose freedom|adairy free|dairy freedom|nolactose|nodairy|casino lactose|casino dairy|no lactoses|no dairying',
  ],
};

describe.each(Object.entries(WORDINGS) as [DietaryFlag, readonly [string, string]][])(
  '%s in the words of labels',
  (flag, [yes, no]) => {
    test.each(yes.split('|'))('"%s" claims it', (claim) => {
      expect(isClaimed(flag, claim)).toBe(true);
    });
    test.each(no.split('|'))('"%s" does not', (claim) => {
      expect(isClaimed(flag, claim)).toBe(false);
    });
  },
);

test('tags of Open Food Facts are read like words, a denial only denies what follows it', () => {
  expect(flags({ claims: ['en:gluten_free'] }).isGlutenFree).toEqual(says('gluten free'));
  expect(flags({ claims: ['pea', 'not for babies, vegan'] }).isVegan).toEqual(
    says('not for babies, vegan'),
  );
  expect(flags({ claims: ['not vegan', 'vegan'], complete: false }).isVegan).toEqual(says('vegan'));
  expect(flags({ claims: ['xen:vegan'] }).isVegan).toEqual(says('xen:vegan'));
});
