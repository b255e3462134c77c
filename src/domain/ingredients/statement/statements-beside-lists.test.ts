import { describe, expect, test } from 'vitest';
import { explain } from '../../../../tests/support/read-statement.ts';

const names = (statement: string) =>
  explain(statement).ingredients.map(({ canonical }) => canonical);

describe('what is said not to be inside', () => {
  test.each([
    'Soy protein isolate, salt. We buy ingredients which do not contain wheat, milk or egg.',
    "Soy protein isolate, salt. This bar doesn't contain wheat, milk or egg.",
    'Soy protein isolate, salt. It never contains wheat or milk.',
  ])('%s', (statement) => {
    const label = explain(statement);
    expect(label.contains).toEqual(['soy']);
    expect(label.mayContain).toEqual([]);
  });

  test('a warning ends where a denial begins', () => {
    const label = explain(
      'Pea protein, salt. May contain traces of nuts - our ingredients do not contain wheat, milk.',
    );
    expect(label.contains).toEqual([]);
    expect(label.mayContain).toEqual(['tree nuts']);
  });
});

describe('the word "ingredients" in a sentence begins no list', () => {
  test('what follows "… ingredients." is a warning, not an ingredient', () => {
    const label = explain(
      'Whey protein isolate, salt. This product contains milk and soy ingredients. Produced in a facility that also processes wheat, egg and fish.',
    );
    expect(label.contains).toEqual(['milk', 'soy']);
    expect(label.mayContain).toEqual(['egg', 'fish', 'wheat']);
    expect(label.mayContainBasis).toBe('facility');
  });

  test('not even behind a short list', () => {
    expect(names('Whey protein isolate, lecithin. Contains milk and soy ingredients.')).toEqual([
      'whey protein isolate',
      'lecithin',
    ]);
  });

  test('a share of organic ingredients is no ingredient', () => {
    const statement =
      'Pea protein, cinnamon. 70% organic ingredients. Contains soy. May contain peanuts.';
    expect(names(statement)).toEqual(['pea protein', 'cinnamon']);
    expect(explain(statement).contains).toEqual(['soy']);
    expect(explain(statement).mayContain).toEqual(['peanuts']);
  });

  test('a further list gives its allergens, but not those of its warning', () => {
    const label = explain(
      'Whey protein isolate, vanilla flavor, stevia extract, cocoa, gum arabic, salt. Ingredients: pea protein, soy lecithin, cocoa. May contain egg.',
    );
    expect(label.contains).toEqual(['milk', 'soy']);
    expect(label.mayContain).toEqual(['egg']);
  });
});

describe('declarations without a full stop before them', () => {
  test('a new line begins a sentence', () => {
    const statement =
      'PEA PROTEIN, SALT, MONKFRUIT EXTRACT\nCONTAINS: MILK, TREE NUTS (ALMOND, COCONUT)\nPROCESSED IN A FACILITY THAT ALSO PROCESSES EGG';
    expect(names(statement)).toEqual(['pea protein', 'salt', 'monk fruit']);
    expect(explain(statement).contains).toEqual(['milk', 'tree nuts']);
    expect(explain(statement).mayContain).toEqual(['egg']);
  });

  test('an empty line ends the list', () => {
    expect(names('Pea protein, natural flavor\n\nVitamins and minerals: zinc oxide')).toEqual([
      'pea protein',
      'natural flavor',
      'vitamin and mineral blend',
      'zinc oxide',
    ]);
  });

  test('a line that breaks in a name goes on', () => {
    expect(names('Pea protein, natural\nflavor, sea\nsalt')).toEqual([
      'pea protein',
      'natural flavor',
      'sea salt',
    ]);
  });

  test('what stands in brackets and the word "ingredients" belong to the declaration', () => {
    const statement =
      'Whey protein isolate, soy lecithin Contains milk, soy peanut and tree nut (aimond) ingredients.';
    expect(names(statement)).toEqual(['whey protein isolate', 'soy lecithin']);
    expect(explain(statement).contains).toEqual(['milk', 'tree nuts', 'peanuts', 'soy']);
  });

  test('a last sentence that names allergens only declares them', () => {
    const statement =
      'Pea protein, xanthan gum. Milk, peanuts, soy. Made in a facility with wheat.';
    expect(names(statement)).toEqual(['pea protein', 'xanthan gum']);
    expect(explain(statement).contains).toEqual(['milk', 'peanuts', 'soy']);
  });

  test.each(['Pea protein, salt. Soy lecithin, milk protein.', 'Pea protein, salt. Almonds'])(
    'a last sentence of ingredients lists: %s',
    (statement) => {
      expect(names(statement).length).toBeGreaterThan(2);
    },
  );
});

describe('a text whose beginning is lost', () => {
  test('nothing may be concluded from what is absent', () => {
    const label = explain('0%), pea protein (60 %), cocoa, salt.');
    expect(label.complete).toBe(false);
    expect(label.veganByIngredients).toBeNull();
  });

  test('a bracket that was opened is none', () => {
    expect(explain('Pea protein (60 g), cocoa, salt.').veganByIngredients).toBe(true);
  });
});

describe('names that cannot be read', () => {
  test.each(['Zorb protein', 'Zorb isolate', 'zorb caseinatte', 'hydrolyzed zorb'])(
    '"%s" may be an animal\'s: no label with it is vegan',
    (name) => {
      expect(explain(`Pea protein, ${name}, salt, cocoa.`).veganByIngredients).not.toBe(true);
    },
  );

  test.each(['zorb extract', 'Protein 4 zorb'])('"%s" hides none', (name) => {
    expect(explain(`Pea protein, ${name}, salt, cocoa.`).veganByIngredients).toBe(true);
  });

  test('where no protein was read, one unknown name is enough', () => {
    expect(explain('Zorb extract, salt, cocoa.').veganByIngredients).toBeNull();
    expect(explain('Salt, cocoa.').veganByIngredients).toBe(true);
    expect(explain('Zorbex (oats, salt), cocoa, sugar.').veganByIngredients).toBe(true);
  });

  test('"Whev" is whey, "life" is no lime', () => {
    expect(names('Salt, Whev Protein Concentrate, sugar')).toContain('whey protein concentrate');
    expect(names('Salt, brand of life organic virgin coconut oil')).not.toContain('lime');
  });

  test('directions in millilitres are no ingredients', () => {
    expect(explain('Pea protein, cellulose gum 175 ml of water or skimmed milk').contains).toEqual(
      [],
    );
  });
});
