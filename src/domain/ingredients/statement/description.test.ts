import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

describe('a sentence before the heading of the list describes the product', () => {
  test.each([
    'Veganes Proteinpulver. Zutaten: Erbsenprotein, Kakao.',
    'Proteinpulver mit Vanillegeschmack Zutaten: Erbsenprotein, Kakao.',
    'Pulverzubereitung zur Herstellung eines Shakes mit Vanillegeschmack. Zutaten: Erbsenprotein, Kakao.',
    'Proteinpulver mit Vanillegeschmack, mit Süßungsmitteln. Zutaten: Erbsenprotein, Kakao, Sucralose.',
    'Eiweißpulver. Zutaten: Erbsenprotein, Kakao.',
    'FRIBE Kakaopulver, Zutaten: Erbsenprotein, Kakao.',
    'Eiweißpulver, Geschmack Erdbeere. Zutaten: Erbsenprotein, Kakao.',
    'Protein. Ingredients: pea protein, cocoa.',
    'Protein. Ingredients/Ainesosat/Zutaten: pea protein, cocoa.',
    'Poudre gourmande. Ingrédients : protéine de pois, cacao.',
    'Unser veganes Protein, ganz ohne Soja! Zutaten: Erbsenprotein, Kakao.',
    'Veganes Protein – ganz ohne Soja. Zutaten: Erbsenprotein, Kakao.',
    'Yummylicious vegan protein. Ingredients: pea protein, cocoa.',
  ])('%s', (statement) => {
    expect(read(statement)).toMatchObject({ complete: true, unknown: [] });
  });

  test.each([
    'Proteinpulver (34 % Protein) mit Vanillegeschmack. Zutaten: Erbsenprotein, Kakao.',
    'Veganer Eiweißdrink, 1,5 % Fett. Zutaten: Erbsenprotein, Kakao.',
    'Veganer Eiweißdrink, laktosefrei, 1,5 % Fett. Zutaten: Erbsenprotein, Kakao.',
  ])('how much protein or fat it has is of no list: %s', (statement) => {
    const { complete, ingredients } = read(statement);
    expect([complete, ...ingredients.map(({ canonical }) => canonical)]).toEqual([
      true,
      'pea protein',
      'cocoa',
    ]);
  });

  test.each([
    'Flavourina, Emdsfer. Zutaten: Erbsenprotein, Kakao.',
    'Emdsfer (3 %). Zutaten: Erbsenprotein, Kakao.',
    'Emdsfer 3 %. Zutaten: Erbsenprotein, Kakao.',
    'Emulgator Emdsfer. Zutaten: Erbsenprotein, Kakao.',
    'Emdsfer, gerösteter Quux. Zutaten: Erbsenprotein, Kakao.',
    'Emdsfer. Nährwerte: Erbsenprotein, Kakao.',
    'Zutaten: Erbsenprotein. Emdsfer. Zutaten: Kakao.',
    'Erbsenprotein, Kakao. Emdsfer.',
    'Xyzzy blorb quux. Protein powder. Ingredients: pea protein, cocoa.',
    'Protein powder. Xyzzy blorb quux. Ingredients: pea protein, cocoa.',
    'Ingredients (): pea protein, cocoa.',
    'Ingredients (xyzzy blorb cocoa vanilla lemon orange cherry): pea protein, cocoa.',
  ])('what may be a list is none: %s', (statement) => {
    expect(read(statement).complete).toBe(false);
  });

  test.each([
    'Может содержать арахис. Zutaten: Erbsenprotein, Kakao.',
    'Yer fistigi icerebilir. Zutaten: Erbsenprotein, Kakao.',
    'Vegan. Yer fistigi icerebilir. Zutaten: Erbsenprotein, Kakao.',
    'Veganes Proteinpulver. Yer fistigi icerebilir Zutaten: Erbsenprotein, Kakao.',
  ])('a sentence of which too little is read may be a warning: %s', (statement) => {
    expect(read(statement).complete).toBe(false);
  });

  test.each([
    ['Proteinriegel mit Erdnüssen: Milcheiweiß, Salz.', 'peanuts'],
    ['Barretta proteica, ricoperta di nocciole: proteine del latte, sale.', 'tree nuts'],
    ['Barre protéinée, enrobée de noisettes. Ingrédients : protéines de lait, sel.', 'tree nuts'],
    ['Eiwitreep met pinda, omhuld met karamel. Ingrediënten: melkeiwit, zout.', 'peanuts'],
  ])('what a product has is in it, and not in its list: %s', (statement, allergen) => {
    const { complete, ingredients, contains, proteinType } = read(statement);
    const listed = ingredients.map(({ canonical }) => canonical);
    expect({ complete, listed, proteinType }).toEqual({
      complete: true,
      listed: ['milk protein', 'salt'],
      proteinType: 'Casein',
    });
    expect(contains).toContain(allergen);
  });

  test('a food with its list behind such a name is in the list', () => {
    const { ingredients } = read('Proteinriegel. Milchschokolade: Zucker, Kakao, Milchpulver.');
    expect(ingredients[0]?.canonical).toBe('milk chocolate');
  });

  test('words that nobody reads are of no list, and leave the text open', () => {
    const { complete, ingredients } = read('Emdsferijs. Zutaten: Erbsenprotein, Kakao.');
    expect([complete, ...ingredients.map(({ canonical }) => canonical)]).toEqual([
      false,
      'pea protein',
      'cocoa',
    ]);
    expect(read('Getränk auf Milchbasis mit Emdsfer. Zutaten: Kakao.').contains).toEqual(['milk']);
  });

  test('what the product is sold as leaves nothing open', () => {
    const { flags, contains } = read('Eiweißpulver. Zutaten: Erbsenprotein, Kakao.');
    expect([flags.isVegan.value, flags.isLactoseFree.value, contains]).toEqual([true, true, []]);
    expect(read('Eiweißpulver, Kakao, Salz').flags.isVegan.value).toBeNull();
  });

  test('what else it names is in it', () => {
    const { contains } = read('Gourmet Sojapulver. Zutaten: Erbsenprotein, Kakao.');
    expect(contains).toEqual(['soy']);
    expect(read('Yummy beef protein. Ingredients: pea protein.').flags.isVegan.value).toBe(false);
  });

  test.each([
    'Whey protein powder with strawberry flavour. Ingredients: pea protein, salt.',
    'Proteinriegel mit Schokoladenüberzug. Zutaten: Erbsenprotein, Salz.',
    'Poudre goût fraise. Ingrédients : protéine de pois, sel.',
    'Mezcla en polvo con sabor a fresa. Ingredientes: proteína de guisante, sal.',
    'Preparato in polvere al gusto fragola. Ingredienti: proteine del pisello, sale.',
    'Suplemento em pó com sabor a morango. Ingredientes: proteína de ervilha, sal.',
    'Eiweißpulver, Geschmack Erdbeere. Zutaten: Erbsenprotein, Salz.',
  ])('what it names is no ingredient of the list: %s', (statement) => {
    const { ingredients, complete } = read(statement);
    expect(ingredients.map(({ canonical }) => canonical)).toEqual(['pea protein', 'salt']);
    expect(complete).toBe(true);
  });

  test('an allergen that it names is in the product', () => {
    const { ingredients, contains } = read(
      'Barre enrobée de chocolat au lait. Ingrédients : protéine de pois, sel.',
    );
    expect(contains).toEqual(['milk']);
    expect(ingredients).toHaveLength(2);
  });

  test.each([
    'Ingredients (Chocolate): pea protein, salt.',
    'Ingredients (Strawberry Flavour): pea protein, salt.',
    'Zutaten (Vanille): Erbsenprotein, Salz.',
  ])('nor is the flavor in the bracket of the heading: %s', (statement) => {
    const { ingredients, complete } = read(statement);
    expect(ingredients.map(({ canonical }) => canonical)).toEqual(['pea protein', 'salt']);
    expect(complete).toBe(true);
  });

  test('but an allergen that stands alone in that bracket is in it', () => {
    expect(read('Ingredients (Peanuts): pea protein, salt.').contains).toEqual(['peanuts']);
  });
});

test('a comma before the heading begins a list, unless what follows names products only', () => {
  const namesIn = (statement: string) =>
    read(statement).ingredients.map(({ canonical }) => canonical);
  expect(namesIn('Protein powder, milk powder. Ingredients: salt.')).toContain('milk powder');
  expect(namesIn('Protein powder, with vanilla flavor. Ingredients: salt.')).toEqual(['salt']);
});

describe('behind the list', () => {
  const namesIn = (statement: string): readonly string[] =>
    read(statement).ingredients.map(({ canonical }) => canonical);

  test.each([
    'Salt, allura red AC. Allura Red AC: May have an adverse effect on activity and attention in children.',
    'Salt, red 40. Red 40 salt, ready to mix.',
    'Salt, red 40. Distributed by Acme. 12 Long Road, Bostonville. Quuxland.',
    'Salt, red 40. Directions: mix with water. Shaker blorb. Xyzzy.',
  ])('a claim for what is named, or more of an address, adds no names: %s', (statement) => {
    expect(namesIn(statement)).toEqual(['salt', 'red 40']);
  });

  test('words that nobody reads leave it open, and a sentence that names an ingredient is one of the list', () => {
    expect(read('Salt, cocoa. Distributed by Acme. Xyzzy.').complete).toBe(false);
    expect(namesIn('Salt, cocoa. Distributed by Acme. Xyzzy, sugar.')).toEqual([
      'salt',
      'cocoa',
      'xyzzy',
      'sugar',
    ]);
    expect(namesIn('Salt, cocoa. Xyzzy.')).toEqual(['salt', 'cocoa', 'xyzzy']);
  });
});
