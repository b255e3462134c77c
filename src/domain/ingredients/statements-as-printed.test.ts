import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const explain = (statement: string) => explainLabel({ statement }, vocabulary);

/** "coating > sugar" for an entry in a group. */
function names(statement: string): readonly string[] {
  const { ingredients } = explain(statement);
  return ingredients.map(({ canonical, parent }) => {
    const above = parent === null ? undefined : ingredients[parent]?.canonical;
    return above === undefined ? canonical : `${above} > ${canonical}`;
  });
}

describe('where the list goes on and where it ends', () => {
  test('"other ingredients" goes on with the same list', () => {
    const { sweeteners } = explain(
      'Protein blend (pea protein, hemp protein)., other ingredients: vanilla flavor, organic stevia.',
    );
    expect(sweeteners).toEqual(['stevia']);
  });

  test('"containing … protein fractions" is said of the protein and ends nothing', () => {
    const label = explain(
      'Whey Protein Concentrate (from Milk) containing lactoglobulin, lactoferrin and immunoglobulin protein fractions, Sweeteners (Acesulfame K, Sucralose).',
    );
    expect(label.sweeteners).toEqual(['acesulfame potassium', 'sucralose']);
    expect(label.ingredients[0]?.canonical).toBe('whey protein concentrate');
  });

  test('a scanned "INGREDIENTS:" needs no space behind it', () => {
    expect(
      names('DIRECTIONS. Eat one bar a day.lNGREDlENTS:Pea Protein Isolate, Cocoa Butter'),
    ).toEqual(['pea protein isolate', 'cocoa butter']);
  });

  test('"L.Acidophilus" is one name and no end of a sentence', () => {
    expect(names('Blend (probiotics: L.ACIDOPHILUS LA-14, zinc oxide), salt')).toContain(
      'probiotics > lactobacillus acidophilus',
    );
  });
});

describe('brackets', () => {
  test('two ingredients joined by "and" in one bracket are a list', () => {
    expect(
      names('yogurt powder (cultured whey protein concentrate and cultured skim milk)'),
    ).toEqual([
      'yogurt powder',
      'yogurt powder > cultured whey protein concentrate',
      'yogurt powder > cultured skim milk',
    ]);
  });

  test('a purpose behind the names does not hide them', () => {
    expect(names('bananas (ascorbic and citric acid to preserve color)')).toEqual([
      'banana',
      'banana > ascorbic acid',
      'banana > citric acid',
    ]);
    expect(names('beta carotene for color (vitamin A), salt')).toEqual(['beta carotene', 'salt']);
  });

  test('a color that only some varieties hold is an ingredient', () => {
    expect(names('Pea protein, Colour (Beta Carotene (smooth fruit variety only)), salt')).toEqual([
      'pea protein',
      'beta carotene',
      'salt',
    ]);
  });

  test('a vitamin in a bracket after a stray comma, or closed by a stain, names the vitamin before it', () => {
    expect(names('biotin, niacinamide, (vitamin b-3), folic acid')).toEqual([
      'biotin',
      'niacinamide',
      'folic acid',
    ]);
    expect(names('niacinamide (vit. b3_, folic acid (vit. b9)')).toEqual([
      'niacinamide',
      'folic acid',
    ]);
  });
});

describe('texts that break off', () => {
  const cutOff = (statement: string) => explainLabel({ statement, truncated: true }, vocabulary);

  test('an allergen in whose name a text breaks off is named', () => {
    expect(cutOff('whey protein isolate, coconut oil, almon').contains).toEqual([
      'milk',
      'tree nuts',
    ]);
    expect(cutOff('pea protein, coconut oil, maca').contains).toEqual([]);
  });

  test('an open bracket at the end takes no letter of a name for its closing', () => {
    const { ingredients } = cutOff('inulin, omega blend (golden flax, algal oil, natural flavors');
    expect(ingredients.map((entry) => entry.canonical)).toContain('algal oil');
  });
});

describe('brackets that do not balance', () => {
  test('an opening bracket inside a name is left out', () => {
    expect(
      names('Protein blend (calcium caseinate, whey protein (isolate), glycerin, maltitol'),
    ).toEqual([
      'protein blend',
      'protein blend > calcium caseinate',
      'protein blend > whey protein isolate',
      'glycerin',
      'maltitol',
    ]);
  });

  test('a closing bracket of a kind that is not open is left out where the right one follows', () => {
    expect(
      names('coating (maltitol, cocoa processed with alkali], salt, sucralose), glycerin'),
    ).toEqual([
      'coating',
      'coating > maltitol',
      'coating > cocoa',
      'coating > salt',
      'coating > sucralose',
      'glycerin',
    ]);
    expect(names('cocoa powder [cocoa and lecithin), salt')).toContain('salt');
  });

  test('a protein blend ends a coating that nothing closes, also in a text that is cut off', () => {
    const label = explain(
      'Chocolate flavored coating (sugar, whey, natural flavor, trisource protein blend (whey protein isolate, calcium caseinate), caramel filling (glucose syrup,',
    );
    expect(label.proteinType).toBe('Casein & Whey');
    expect(label.ingredients.find((entry) => entry.heading)?.parent).toBeNull();
  });

  test('a protein with its own list ends a chocolate that nothing closes', () => {
    const label = explain(
      'Milk Chocolate With Sweetener (20% (Sweetener: Maltitol; Cocoa Butter, Flavourings, Milk Protein (Calcium Caseinate, Whey Protein Isolate). Salt.',
    );
    expect(label.proteinSources).toEqual(['calcium caseinate', 'whey protein isolate']);
  });
});

describe('texts that cannot be read', () => {
  test('another language still names its sweeteners', () => {
    const label = explain(
      'Molkeneiweiß (MILCH), Zucker, Süßungsmittel: Sucralose, Steviolglycoside und Acesulfam-K',
    );
    expect(label.understood).toBe(false);
    expect(label.sweeteners).toEqual(['sucralose', 'acesulfame potassium', 'stevia']);
    expect(label.veganByIngredients).toBe(false);
  });

  test('debris behind a nutrition table still names allergens and sweeteners, warnings apart', () => {
    const label = explain(
      "Serving Size'. rmation Servings per package: 7 57 kJ II B { Protein Isolate (Milk)), Almonds Water, Sweetener (Sucralose). May contain peanuts.",
    );
    expect(label.contains).toEqual(['milk', 'tree nuts']);
    expect(label.sweeteners).toEqual(['sucralose']);
    expect(label.mayContain).toEqual(['peanuts']);
  });

  test('milk to mix with is not in the product', () => {
    const label = explain('Directions: mix 30 g with milk.');
    expect(label.contains).toEqual([]);
  });
});

describe('names', () => {
  test('a comma inside a name is taken out where the first part means nothing', () => {
    expect(names('salt, nonfat dry ,milk, evaporated cane, sugar')).toEqual([
      'salt',
      'nonfat dry milk',
      'cane sugar',
    ]);
  });

  test('names without commas before "vitamins and minerals:" are ingredients', () => {
    expect(
      names('milk, XANTHAN GUM BHT FOR FRESHNESS ALMOND FLOUR VITAMINS AND MINERALS: zinc oxide'),
    ).toEqual([
      'milk',
      'xanthan gum',
      'bht',
      'almond flour',
      'vitamin and mineral blend',
      'vitamin and mineral blend > zinc oxide',
    ]);
  });

  test('a blend keeps the plant or milk its proteins come from, and loses praise', () => {
    expect(names('Supreme Milk Derived Protein Blend (casein, whey)')[0]).toBe(
      'milk protein blend',
    );
    expect(names('Soy Protein Blend (soy protein isolate, soy flour)')[0]).toBe(
      'soy protein blend',
    );
  });

  test('where a comma misses, the bracket belongs to the last name', () => {
    expect(names('cocoa, NATURAL AND ARTIFICIAL FLAVOR SALT (SODIUM CHLORIDE), water')).toEqual([
      'cocoa',
      'natural and artificial flavor',
      'salt',
      'water',
    ]);
    expect(names('whey protein concentrate (milk) instant whey protein isolate (milk)')).toEqual([
      'whey protein concentrate',
      'whey protein isolate',
    ]);
  });

  test('a comma before "& vegetable blend" divides nothing', () => {
    expect(names('kale, fruit, & vegetable blend (spinach, apple)')).toEqual([
      'kale',
      'fruit and vegetable blend',
      'fruit and vegetable blend > spinach',
      'fruit and vegetable blend > apple',
    ]);
  });

  test('a slash read for the l of milk', () => {
    expect(explain('pea protein. May contain soy, mi/k and nuts.').mayContain).toEqual([
      'milk',
      'tree nuts',
      'soy',
    ]);
  });

  test('what is made of one fruit shares its name', () => {
    expect(names('salt, apple juice concentrate and puree, BCAAs 2:1:1 (L-Leucine)')).toEqual([
      'salt',
      'apple juice concentrate',
      'apple puree',
      'branched-chain amino acids',
      'branched-chain amino acids > l-leucine',
    ]);
  });

  test('a vitamin in brackets tells what an unreadable name is', () => {
    expect(names('biotin, dl-alpha tocophery acetale (vit. e), enriched (vit. d2)')).toEqual([
      'biotin',
      'vitamin e',
      'vitamin d2',
    ]);
  });

  test('what the product is called is no ingredient and proves nothing', () => {
    const label = explain('Protein bar.');
    expect(label.ingredients).toEqual([]);
    expect(label.veganByIngredients).toBeNull();
  });

  test('a flavor "with other natural flavors" is that flavor', () => {
    expect(names('cocoa, organic natural flavors with other natural flavors')).toEqual([
      'cocoa',
      'natural flavor',
    ]);
  });

  test('oat beta-glucan comes from oats', () => {
    expect(explain('coconut oil, oat beta glucan, salt').glutenSources).toEqual(['oats']);
  });

  test('an enumeration of natural flavors holds no fruit', () => {
    expect(names('pea protein, natural mango, peach, orange and pineapple flavors')).toEqual([
      'pea protein',
      'natural mango flavor',
      'natural peach flavor',
      'natural orange flavor',
      'natural pineapple flavor',
    ]);
  });

  test('what is free of sugar adds no sugar', () => {
    const label = explain(
      'soy protein isolate, sugar free milk chocolate (maltitol, cocoa butter)',
    );
    expect(label.addedSugars).toEqual([]);
    expect(label.ingredients.map((entry) => entry.canonical)).toContain('milk chocolate');
  });

  test('"011" after a plant is oil', () => {
    expect(names('cashews, coconut 011')).toEqual(['cashew', 'coconut oil']);
  });

  test('a name that breaks off while telling of its making is not guessed', () => {
    const statement =
      'Protein blend (whey protein isolate), coating [maltitol, cocoa powder (processe';
    expect(names(statement)).toEqual([
      'protein blend',
      'protein blend > whey protein isolate',
      'coating',
      'coating > maltitol',
      'coating > cocoa',
    ]);
  });
});
