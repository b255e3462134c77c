import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';
import type { LabelExplanation } from './label.ts';

const explain = (statement: string, more: object = {}) =>
  explainLabel({ statement, ...more }, vocabulary);

/** "blend{whey protein isolate | casein} | salt" */
function shown({ ingredients }: LabelExplanation, parent: number | null = null): string {
  return ingredients
    .flatMap((entry, index) => {
      if (entry.parent !== parent) return [];
      const inner = shown({ ingredients } as LabelExplanation, index);
      return [inner === '' ? entry.canonical : `${entry.canonical}{${inner}}`];
    })
    .join(' | ');
}
const tree = (statement: string, more: object = {}) => shown(explain(statement, more));

test('a family is a sweetener only where none of its members is named', () => {
  const sweetenersIn = (statement: string) => explain(statement).sweeteners;
  expect(sweetenersIn('Édulcorants artificiels, sucralose, sel')).toEqual(['sucralose']);
  expect(sweetenersIn('Édulcorants artificiels (sucralose), sel')).toEqual(['sucralose']);
  expect(sweetenersIn('Édulcorants artificiels, sel')).toEqual(['artificial sweeteners']);
});

describe('the list becomes a tree', () => {
  test.each([
    [
      'Protein Blend (Whey Protein Isolate, Milk Protein Isolate), salt',
      'protein blend{whey protein isolate | milk protein isolate} | salt',
    ],
    [
      'Water, whey protein concentrate (whey [milk], sunflower lecithin [an emulsifier])',
      'water | whey protein concentrate{whey | sunflower lecithin}',
    ],
    [
      'peanut butter (peanuts, salt), almond butter (dry roasted almonds)',
      'peanut butter{peanut | salt} | almond butter{almond}',
    ],
    ['vegetable oils (palm, palm kernel)', 'vegetable oil{palm oil | palm kernel oil}'],
    [
      'ORGAIN ORGANIC FRUIT & VEGETABLE BLEND (ORGANIC APPLE, ORGANIC KALE)',
      'fruit and vegetable blend{apple | kale}',
    ],
    [
      'Complete protein matrix blend (pea protein, rice protein)',
      'protein blend{pea protein | rice protein}',
    ],
  ])('%s', (statement, expected) => {
    expect(tree(statement)).toBe(expected);
  });

  test('an additive mixed into another ingredient is one of the list; what explains a name is not', () => {
    const mixed = 'whey protein isolate{sunflower lecithin} | salt';
    expect(tree('Whey protein isolate (sunflower lecithin), salt')).toBe(mixed);
    expect(tree('Whey protein isolate (contains emulsifier sunflower lecithin), salt')).toBe(mixed);
    expect(tree('Whey protein isolate with sucralose, salt')).toBe(
      'whey protein isolate | sucralose | salt',
    );
    expect(tree('Whey (contains milk), stevia (reb a), yogurt with honey')).toBe(
      'whey | stevia | yogurt | honey',
    );
  });

  test('the figure in brackets behind the number of an additive belongs to it, and units of enzymes are amounts', () => {
    const { ingredients, complete } = explain(
      'Emulsifier (INS 322(i)), E500 (ii), lactase 900 ALU, bromelain (1200 GDU/g).',
    );
    expect(ingredients.map(({ canonical }) => canonical)).toEqual([
      'lecithin',
      'sodium bicarbonate',
      'lactase',
      'bromelain',
    ]);
    expect(complete).toBe(true);
  });

  test('a heading with a colon opens a group that ends at the next heading, sentence or foreign kind', () => {
    expect(tree('Salt. Vitamins & Minerals: vitamin C, zinc oxide.')).toBe(
      'salt | vitamin and mineral blend{vitamin c | zinc oxide}',
    );
    expect(tree('Protein blend: whey protein isolate, casein, cocoa, salt')).toBe(
      'protein blend{whey protein isolate | casein} | cocoa | salt',
    );
    expect(
      tree(
        'Raw Protein Blend: pea protein, chia seed (sprout) Raw Fiber Blend: tapioca fiber, flax meal',
      ),
    ).toBe('protein blend{pea protein | chia seed} | fiber blend{tapioca fiber | flax seed}');
  });

  test('a heading without colon or brackets takes the members that follow', () => {
    expect(tree('Protein Blend Organic Pea Protein, Hemp Protein. Salt')).toBe(
      'protein blend{pea protein | hemp protein} | salt',
    );
  });

  test('a heading whose list follows later stands at its first mention', () => {
    expect(tree('cocoa, nutrient blend, salt. Nutrient blend: zinc oxide, biotin.')).toBe(
      'cocoa | nutrient blend{zinc oxide | biotin} | salt',
    );
  });

  test('brackets that scanning took for letters are put back', () => {
    expect(tree('Humectants (Glycerol, Maltitoll Cocoa (12%), Thickener (Guar Gum), Salt')).toBe(
      'glycerin | maltitol | cocoa | guar gum | salt',
    );
  });
});

describe('what is no ingredient falls away', () => {
  test.each([
    [
      'emulsifier: soy lecithin; sweeteners (sucralose, acesulfame K)',
      'soy lecithin | sucralose | acesulfame potassium',
    ],
    [
      'cocoa (processed with alkali), vegetable juice (for color), potassium sorbate (to maintain freshness)',
      'cocoa | vegetable juice | potassium sorbate',
    ],
    [
      'niacinamide (vitamin B3), ascorbic acid (vitamin C), inulin (from chicory root)',
      'niacinamide | ascorbic acid | inulin',
    ],
    [
      'calcium caseinate (milk), soy lecithin - an emulsifier, cellulose gum (stabiliser)',
      'calcium caseinate | soy lecithin | cellulose gum',
    ],
    [
      'Whey protein concentrate (52.4%), MCTs (medium-chain triglycerides) from coconut oil 5%',
      'whey protein concentrate | medium chain triglycerides',
    ],
    [
      'Thickeners (415. 412,414). Sweetener (960)',
      'xanthan gum | guar gum | gum arabic | steviol glycosides',
    ],
  ])('%s', (statement, expected) => {
    expect(tree(statement)).toBe(expected);
  });

  test('text after the list: "mix with milk" is not milk, "made in a facility that handles eggs" is not egg', () => {
    const answer = explain(
      'Pea protein isolate, cocoa. Made in a facility that also handles eggs. Directions: mix with 200 ml milk.',
    );
    expect(shown(answer)).toBe('pea protein isolate | cocoa');
    expect(answer.contains).toEqual([]);
    expect(answer.mayContain).toEqual(['egg']);
    expect(answer.mayContainBasis).toBe('facility');
    expect(answer.veganByIngredients).toBe(true);
  });

  test('footnotes', () => {
    expect(
      tree('Almonds*, honey*, sucralose * The dose on the label refers to 1 scoop. *organic'),
    ).toBe('almond | honey | sucralose');
  });
});

describe('names', () => {
  test.each([
    [
      'natural flayor, Sucraiose, soyllecithin, whey protein hydroly sate',
      'natural flavor | sucralose | soy lecithin | hydrolyzed whey protein',
    ],
    ['polydext - rose, fla - vouring', 'polydextrose | flavor'],
    [
      'Colour (Beetroot Red), flavourings, hydrolysed gelatine',
      'beet color | flavor | hydrolyzed gelatin',
    ],
    [
      'tomato and/or orange, natural and artificial flavor, mono- and diglycerides',
      'tomato | orange | natural and artificial flavor | mono- and diglycerides',
    ],
    ['magnesium oxide ascorbic acid niacinamide', 'magnesium oxide | ascorbic acid | niacinamide'],
    [
      'donut flavor, organic natural peppermint flavouring',
      'donut flavor | natural peppermint flavor',
    ],
    ['Micelle XL (Milk Protein Isolate)', 'milk protein isolate'],
  ])('%s', (statement, expected) => {
    expect(tree(statement)).toBe(expected);
  });

  test('almond milk, coconut milk, cocoa butter and milk thistle are never read as milk', () => {
    const answer = explain(
      'almond milk, coconut milk, cocoa butter, milk thistle, gelatinized maca, wheat grass',
    );
    expect(answer.contains).toEqual(['tree nuts']);
    expect(answer.animal).toEqual([]);
    expect(answer.glutenSources).toEqual([]);
  });

  test('a name the vocabulary does not know is kept literally and reported', () => {
    const answer = explain('pea protein, organic zorbelquat extract');
    expect(answer.unknown.join(' ')).toContain('zorbelquat');
    expect(answer.complete).toBe(false);
    expect(answer.ingredients[1]).toMatchObject({ known: false });
    expect(answer.flags.isVegan.value).toBeNull();
  });
});

test.each([
  'pea protein, cocoa,',
  'pea protein, cocoa (sugar',
  'pea protein, cocoa, natur',
  'pea protein,  , cocoa',
  'pea protein, emulsifier, cocoa',
  'pea protein. May contain',
  ') pea protein',
])('nothing is concluded from an absence in: %s', (statement) => {
  const answer = explain(statement);
  expect(answer.complete).toBe(false);
  expect(answer.veganByIngredients).toBeNull();
});

test('a name that is cut or damaged is still a presence', () => {
  expect(explain('pea protein, PEANIJT, salt').contains).toEqual(['peanuts']);
  expect(explain('whey protein isolate, cocoa, acesulfame pota').sweeteners).toEqual([
    'acesulfame potassium',
  ]);
});

test.each([
  'Whey protein. May contain traces of nuts.',
  'Molkenprotein. Kann Nüsse enthalten.',
  'Weiproteïne, melk. Kan noten bevatten.',
  'Lait. Peut contenir des fruits secs.',
])('%s: tree nuts, as the law has them, and not said whether peanuts', (statement) => {
  const { precautions, mayContain } = explain(statement);
  expect(mayContain).toEqual(['tree nuts']);
  expect(precautions.map(({ names }) => names)).toEqual([['nuts']]);
});

test('what is said to hold gluten is not free of it, whichever cereal it is of', () => {
  const value = (statement: string) => explain(statement).flags.isGlutenFree.value;
  expect(value('Pea protein, oat flour. Contains gluten (oats).')).toBe(false);
  expect(value("Flocons d'avoine (gluten), sel.")).toBe(false);
  expect(value('Pea protein, oat flour. Contains oats.')).toBeNull();
  expect(value('Pea protein, salt. May contain gluten.')).toBeNull();
  expect(value('Pea protein, oats. May contain gluten.')).toBeNull();
  const { evidence } = explain('Wheat, oats. Contains gluten.').flags.isGlutenFree;
  expect(evidence).toBe('Contains wheat.');
  expect(value('Pea protein, gluten free oats. Gluten free.')).toBe(true);
});

test('a precaution in other words is none the less one', () => {
  const warned = (statement: string) => explain(statement).mayContain;
  expect(warned('Ingrédients : sucre. Présence possible d’œuf et de sésame.')).toEqual([
    'egg',
    'sesame',
  ]);
  expect(
    warned('Ingredienser: socker. Tillverkad i en anläggning som även hanterar fisk.'),
  ).toEqual(['fish']);
  expect(warned('Složení: cukr. Vyrobeno v provozu, kde se zpracovávají arašídy.')).toEqual([
    'peanuts',
  ]);
});
