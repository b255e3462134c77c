import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explain, namesWithGroups as names } from '../../../../tests/support/read-statement.ts';
import { explainLabel } from '../label/explain-label.ts';

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
