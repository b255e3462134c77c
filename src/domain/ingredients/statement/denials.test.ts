import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const explain = (statement: string) => explainLabel({ statement }, vocabulary);

/** A list without allergens, and what may stand behind it. */
const DENIALS: readonly (readonly [list: string, sentences: readonly string[]])[] = [
  [
    'Erbsenprotein, Kakao, Salz.',
    [
      'Frei von Gluten, Soja und Zuckerzusatz.',
      'Ohne künstliche Aromen, Farbstoffe und Konservierungsstoffe.',
      'Ohne Gluten, Soja und Zuckerzusatz.',
      'Ohne Laktose, Gluten und Soja.',
      'Frei von Laktose, Gluten, Soja und Konservierungsstoffen.',
      'Ohne Zusatz von Zucker, Farbstoffen oder Milch.',
      'Enthält keine Milch, kein Soja und keine Nüsse.',
      'Laktose-, gluten- und sojafrei.',
      'Glutenfrei, laktosefrei, sojafrei, vegan.',
      'Von Natur aus frei von Milch und Gluten.',
      'Das Produkt ist frei von Milchbestandteilen.',
    ],
  ],
  [
    'Protéines de pois, cacao, sel.',
    [
      'Sans gluten, soja ni sucres ajoutés.',
      'Sans colorants, arômes artificiels ni conservateurs.',
      'Sans gluten, sans lactose et sans soja.',
      'Sans gluten ni lactose.',
      'Sans lait, œufs, arachides ni fruits à coque.',
      'Ne contient ni gluten, ni soja, ni lactose.',
      'Garanti sans OGM, sans gluten, sans lait.',
      'Garanti exempt de lactose, gluten et arachide.',
    ],
  ],
  [
    'Erwteneiwit, cacao, zout.',
    [
      'Vrij van gluten, soja en toegevoegde suikers.',
      'Zonder kunstmatige kleurstoffen, smaakstoffen of conserveermiddelen.',
      'Zonder gluten, lactose en soja.',
      'Bevat geen gluten, melk of soja.',
      'Glutenvrij, lactosevrij en sojavrij.',
      'Van nature vrij van melk, soja en gluten.',
    ],
  ],
  [
    'Proteína de guisante, cacao, sal.',
    [
      'Sin gluten, soja ni azúcares añadidos.',
      'Sin gluten, sin lactosa y sin soja.',
      'Libre de gluten, lactosa y soja.',
      'No contiene gluten, leche ni soja.',
      'Naturalmente libre de leche, gluten y soja.',
    ],
  ],
  [
    'Proteine di piselli, cacao, sale.',
    [
      'Senza glutine, lattosio e zuccheri aggiunti.',
      'Senza glutine, soia e lattosio.',
      'Privo di glutine, latte e soia.',
      'Non contiene glutine, latte o soia.',
      'Senza glutine e senza latte.',
      'Naturalmente privo di glutine e lattosio.',
    ],
  ],
  [
    'Proteína de ervilha, cacau, sal.',
    [
      'Sem glúten, lactose e soja.',
      'Sem glúten, sem lactose e sem soja.',
      'Isento de glúten, lactose e açúcares adicionados.',
      'Não contém glúten, leite nem soja.',
      'Naturalmente isento de glúten, leite e soja.',
    ],
  ],
  [
    'Białko grochu, kakao, sól.',
    [
      'Bez glutenu, laktozy i dodatku cukru.',
      'Nie zawiera glutenu, soi ani laktozy.',
      'Produkt bezglutenowy, bez soi, bez laktozy.',
      'Wolny od glutenu, soi i mleka.',
    ],
  ],
  [
    'Ärtprotein, kakao, salt.',
    [
      'Fri från gluten, soja och laktos.',
      'Utan tillsatt socker, gluten eller soja.',
      'Innehåller inte gluten, mjölk eller soja.',
      'Glutenfri, laktosfri och sojafri.',
    ],
  ],
  [
    'Ærteprotein, kakao, salt.',
    [
      'Fri for gluten, soja og laktose.',
      'Uden gluten, laktose og tilsat sukker.',
      'Indeholder ikke gluten, mælk eller soja.',
      'Glutenfri, laktosefri og sojafri.',
    ],
  ],
  [
    'Pea protein, cocoa, salt.',
    [
      'Does not contain milk, soy, or eggs.',
      'Made without gluten, dairy, soy or nuts.',
      'Free of milk, egg, soy, peanuts and tree nuts.',
      'No gluten, no dairy, no soy.',
      'Gluten, soy & dairy free.',
      'Gluten-free, dairy-free, soy-free and nut-free.',
      'Contains no artificial flavors, gluten, soy or dairy.',
      'Contains no milk, soy or artificial colors.',
      'Without soy, gluten or GMOs.',
      'This product is free from the 9 major allergens: milk, eggs, fish, shellfish, tree nuts, peanuts, wheat, soy and sesame.',
      'Free from all major allergens including milk, soy and nuts.',
      'Never any soy, gluten, or dairy.',
      'Not made with soy, gluten or milk.',
      'Not manufactured with milk, soy or gluten ingredients.',
      'Naturally free from milk, soy and gluten.',
    ],
  ],
];

describe('a sentence of denials', () => {
  test.each(DENIALS)('behind "%s" names nothing that is in the product', (list, sentences) => {
    for (const sentence of sentences) {
      const { contains, mayContain, complete } = explain(`${list} ${sentence}`);
      expect([sentence, contains, mayContain, complete]).toEqual([sentence, [], [], true]);
    }
  });

  test.each([
    ['Gluten free oats, milk and soy.', ['milk', 'soy', 'gluten']],
    ['Sugar free, milk and soy', ['milk', 'soy']],
    ['Sans sucre ajouté, lait et soja.', ['milk', 'soy']],
    ['Ohne Zuckerzusatz: Milch, Soja und Ei.', ['milk', 'egg', 'soy']],
    ['No added sugar: milk and soy', ['milk', 'soy']],
    ['Pea protein. No added sugar: milk and soy', ['milk', 'soy']],
    ['Pea protein. Egg and milk, gluten free.', ['milk', 'egg']],
    ['Pea protein. Milk, soy & gluten free oats.', ['milk', 'soy', 'gluten']],
    ['Contient lait et soja, sans gluten ni sucre.', ['milk', 'soy']],
    ['Contains milk but no soy or egg.', ['milk']],
  ])('hides nothing of a list: %s', (statement, contains) => {
    expect(explain(statement).contains).toEqual(contains);
  });
});

describe('what heads a row of denied allergens', () => {
  test.each([
    'Pea protein, salt. NO: milk, soy, egg.',
    'Pea protein, salt. No: gluten, soy, corn, dairy.',
    'Contains no wheat, soy, corn. Ingredients: pea protein, salt.',
    'Pea protein, salt. Free from 14 allergens: milk, soy and egg.',
    'Pea protein, salt. Free from the top 9 allergens: milk, egg, fish, soy.',
    'Erbsenprotein, Salz. Frei von den 14 Hauptallergenen: Milch, Ei, Soja.',
    'Protéines de pois, sel. Sans les 14 allergènes : lait, œuf, soja.',
  ])('%s', (statement) => {
    expect(explain(statement)).toMatchObject({ contains: [], complete: true });
  });

  test.each([
    'Ærteprotein, salt. DK: mælk. NO: melk.',
    'Pea protein, salt. NO: milk, cocoa.',
    'Pea protein, salt. NO: melk.',
    'Pea protein, salt. NO: melk, egg, salt.',
    'Contains no wheat, milk, cocoa. Ingredients: pea protein, salt.',
    'Contains no wheat, milk, corn. Pea protein, salt.',
  ])('the code of a country, and a list behind it, deny nothing: %s', (statement) => {
    expect(explain(statement).contains).toContain('milk');
  });
});

describe('a sentence behind the list denies groups of foods and additives beside allergens', () => {
  test.each([
    'emulsifiers',
    'preservatives',
    'flavors',
    'artificial colors',
    'sweeteners',
    'sugar',
    'GMO',
    'dairy',
    'organic',
    'no added sugar',
    'gluten free',
    'soy ingredients',
  ])('Free from %s, milk and soy.', (group) => {
    const { contains } = explain(`Pea protein, salt. Free from ${group}, milk and soy.`);
    expect(contains).toEqual([]);
  });

  test.each([
    'Contains no wheat, gluten, soy, corn, yeast.',
    'Contains no sugar, salt, starch, yeast, wheat, corn, soy, milk or preservatives.',
    'Free of dairy, egg, gluten, soy, wheat, corn, yeast and artificial colors.',
    'Never contains soy, gluten, dairy, hormones, or artificial sweeteners.',
    'Frei von Gluten, Laktose, Soja, Hefe und Konservierungsstoffen.',
    'Sans gluten, lactose, soja, levure, maïs.',
    'Free from soy, milk and rice.',
  ])('what is often denied with several allergens is denied with them: %s', (sentence) => {
    const { contains, ingredients } = explain(`Pea protein, salt. ${sentence}`);
    expect([contains, ingredients.length]).toEqual([[], 2]);
  });

  test.each([
    ['Free from cocoa, milk and soy.', ['milk', 'soy']],
    ['Free from soy, milk and pea flour.', ['milk']],
    ['Contains no soy, whey powder, corn and cocoa.', ['milk']],
    ['Free from sugar and sweeteners, milk.', ['milk']],
    ['Free from soy and milk, sugar.', []],
    ['Free from egg, soy but with milk and sugar.', ['milk']],
    ['Free from sugar and colors.', []],
  ])('but no list goes with them: %s', (sentence, allergens) => {
    expect(explain(`Pea protein, salt. ${sentence}`).contains).toEqual(allergens);
  });

  test.each([
    'Non-dairy creamer, milk and soy.',
    'Vegan, soy and milk.',
    'Gluten free, soy and milk.',
    'Milk, soy and vegan.',
    'Milk, egg free soy.',
  ])('nor does a list that begins or ends like a denial become one: %s', (sentence) => {
    const { contains } = explain(`Pea protein, salt. ${sentence}`);
    expect(contains).toEqual(['milk', 'soy']);
  });

  test.each([
    ['Gluten, Soja und Milch frei.', []],
    ['Gluten, Soja, Milch frei.', ['soy', 'gluten']],
  ])(
    '"free" behind its names denies the last, or all where "and" joins it: %s',
    (sentence, has) => {
      expect(explain(`Erbsenprotein, Salz. ${sentence}`).contains).toEqual(has);
    },
  );

  test.each([
    'Enthält weder Gluten noch Laktose.',
    'Enthält weder Zucker noch Milch.',
    'Bevat noch gluten noch lactose.',
    'Bevat geen gluten noch lactose.',
    'Elaborado sin leche.',
  ])('"neither" denies as "not" does: %s', (sentence) => {
    const { contains, complete } = explain(`Erbsenprotein, Salz. ${sentence}`);
    expect([contains, complete]).toEqual([[], true]);
  });
});
