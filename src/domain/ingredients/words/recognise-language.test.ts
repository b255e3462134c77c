import { describe, expect, test } from 'vitest';
import { foreignAllergens, shareOfForeignWords, withoutDenials } from './recognise-language.ts';

describe('the share of foreign words', () => {
  test.each([
    ['', 0],
    ['12 % …', 0],
    ['whey protein isolate, cocoa', 0],
    ['lait sucre', 1],
    ['Molkeneiweiß, Zucker, 2 x 3', 0.667],
    ['lactosérum, arôme', 1],
    ['leite, açúcar, whey, oats', 0.5],
    ['mjölk, socker, salt, vatten', 0.5],
    ['mleko, bialko; olio e zucchero', 0.8],
    ['suiker en zoetstof', 1],
  ])('of "%s" is %s', (text, share) => {
    expect(shareOfForeignWords(text)).toBeCloseTo(share, 3);
  });

  test('is nothing where one word or none is beyond doubt', () => {
    expect(shareOfForeignWords('protein isolate con aroma de soja')).toBe(0);
    expect(shareOfForeignWords('latte, protein isolate, aroma')).toBe(0);
    expect(shareOfForeignWords('latte, olio, protein isolate, aroma')).toBe(1);
  });
});

describe('allergens of a text in another language', () => {
  test.each([
    ['Vollmilchpulver', ['milk']],
    ['Laktose', ['milk']],
    ['café au lait', ['milk']],
    ['Hühnereiweiß', ['egg']],
    ['Eier', ['egg']],
    ['Œufs', ['egg']],
    ['poisson', ['fish']],
    ['Fischöl', ['fish']],
    ['Krebstiere', ['crustacean shellfish']],
    ['Mandeln', ['tree nuts']],
    ['Haselnüsse', ['tree nuts']],
    ['noix', ['tree nuts']],
    ['Erdnüsse', ['peanuts']],
    ['cacahuètes', ['peanuts']],
    ['Weizen', ['wheat']],
    ['farine de blé', ['wheat']],
    ['soja', ['soy']],
    ['soia', ['soy']],
    ['Sesam', ['sesame']],
    ['Zucker, Reis, Schnee, Bleistift', []],
    ['caseína, huevo, trigo', ['milk', 'egg', 'wheat']],
  ])('%s', (text, contains) => {
    expect(foreignAllergens(text)).toEqual({ contains, precautions: [] });
  });

  test.each([
    ['Molke. Kann Spuren von Erdnüssen enthalten', ['milk'], 'peanuts', 'traces'],
    ['Molke. Kann auch Soja und andere Dinge enthalten', ['milk', 'soy'], null, null],
    ['Molke. Kann auch enthalten: Soja', ['milk'], 'soy', 'may contain'],
    ['lait. Peut contenir soja', ['milk'], 'soy', 'may contain'],
    ['lait. Peut contenir des traces de soja', ['milk'], 'soy', 'traces'],
    ['lait. Traces éventuelles: soja', ['milk'], 'soy', 'traces'],
    ['leche. Puede contener soja', ['milk'], 'soy', 'may contain'],
    ['leche. Trazas: soja', ['milk'], 'soy', 'traces'],
    ['latte. Può contenere soia', ['milk'], 'soy', 'may contain'],
    ['latte. Tracce di soia', ['milk'], 'soy', 'traces'],
    ['melk. Kan soja bevatten, sesam', ['milk'], 'sesame', 'may contain'],
    ['melk. Sporen: soja', ['milk'], 'soy', 'traces'],
    ['leite. Pode conter soja', ['milk'], 'soy', 'may contain'],
    ['leite. Vestigios: soja', ['milk'], 'soy', 'traces'],
    ['mjölk. Kan innehålla soja', ['milk'], 'soy', 'may contain'],
    ['mjölk. Spår av soja', ['milk'], 'soy', 'traces'],
  ] as const)('%s: what is warned of is apart', (text, contains, allergen, basis) => {
    const found = foreignAllergens(text);
    if (allergen === null) {
      expect([...found.contains, ...found.precautions.map((each) => each.allergen)].sort()).toEqual(
        [...contains],
      );
      return;
    }
    expect(found.precautions).toContainEqual({ allergen, basis });
    expect(found.contains).toEqual(contains);
  });
});

describe('words of other languages', () => {
  test.each([
    ['milk', 'Magermilch|Molke|Lactose|Laktose|Casein|lait écrémé|lactosérum|leche|latte|melk'],
    ['milk', 'leite|mleko|mjölk|vassle|suero|siero|soro'],
    ['egg', 'Eier|Ei|Hühnereier|Eiklar|œuf|oeufs|huevos|uovo|uova|ovo|ovos|ägg'],
    ['fish', 'Fisch|poissons|pescado|pesce|peixes'],
    ['crustacean shellfish', 'Krebstiere|crustacés|schaaldieren'],
    ['tree nuts', 'Mandeln|Haselnuss|Walnuss|Cashew|Pistazien|Nüsse|Schalenfrüchte|amandes'],
    ['tree nuts', 'noisettes|noix|noix de cajou|fruits à coque|almendras|avellana|nueces|mandorle'],
    ['tree nuts', 'nocciole|noten|amêndoa|frutos de casca rija'],
    ['peanuts', 'Erdnuss|arachides|cacahuètes|amendoim|pindakaas|jordnötter'],
    ['wheat', 'Weizen|blé|trigo|tarwe|frumento|vete'],
    ['soy', 'Sojabohnen|soia'],
    ['sesame', 'Sesam|sésame'],
  ] as const)('name %s: %s', (allergen, words) => {
    for (const word of words.split('|'))
      expect([word, foreignAllergens(`sel, ${word}, sel`).contains]).toEqual([word, [allergen]]);
  });

  test.each([
    'laitue',
    'Schleier',
    'ein Teil',
    'bœuf',
    'provo',
    'aggiunta',
    'Platte',
    'latten',
    'Genüsse',
    'noix de coco',
    'Knoten',
    'notenmus',
    'bleu',
    'double',
    'vetenskap',
  ])('%s names none', (word) => {
    expect(foreignAllergens(`sel, ${word}, sel`).contains).toEqual([]);
  });

  test.each([
    'Kann Milch enthalten',
    'Kann auch Milch enthalten',
    'Kann Spuren von Milch enthalten',
    'Spuren: Milch',
    'Peut contenir: lait',
    'Peut aussi contenir: lait',
    'Peut également contenir: lait',
    'Traces de lait',
    'Fabriqué dans un atelier qui utilise du lait',
    'Fabriqué sur une ligne qui utilise du lait',
    'Hergestellt in einem Betrieb, der Milch verwendet',
    'Puede contener leche',
    'Puede también contener leche',
    'Trazas de leche',
    'Può contenere latte',
    'Tracce di latte',
    'Kan melk bevatten',
    'Kan ook melk bevatten',
    'Sporen van melk',
    'Pode conter leite',
    'Vestígios de leite',
    'Kan innehålla mjölk',
    'Spår av mjölk',
  ])('warn: soja. %s', (warning) => {
    const found = foreignAllergens(`Soja. ${warning}`);
    expect(found.contains).toEqual(['soy']);
    expect(found.precautions.map(({ allergen }) => allergen)).toEqual(['milk']);
  });

  test.each([
    "Mode d'emploi : avec du lait",
    "Conseil d'utilisation : avec du lait",
    "Conseils d'utilisation : avec du lait",
    'Mélanger avec du lait',
    'Mélangez avec du lait',
    'Diluer dans du lait',
    'Verser dans du lait',
    'Versez dans du lait',
    'Zubereitung: mit Milch',
    'Verzehrempfehlung: mit Milch',
    'Einnahme mit Milch',
    'Mischen Sie es mit Milch',
    'Rühren Sie es in Milch',
    'Schütteln mit Milch',
    'Modo de empleo: con leche',
    'Modo de uso: con leche',
    'Mezclar con leche',
    'Diluir en leche',
    'Bereiding: met melk',
  ])('tell how to use it: soja. %s', (directions) => {
    expect(foreignAllergens(`Soja. ${directions}`)).toEqual({ contains: ['soy'], precautions: [] });
  });

  test.each(['Mélange de lait', 'mezclarla, leche', 'renversera, lait', 'Vorbereitung, Milch'])(
    'tell nothing of the use: %s',
    (words) => {
      expect(foreignAllergens(words).contains).toEqual(['milk']);
    },
  );

  test.each([
    ['Sel sans lactose ajouté', 'sel   ajoute'],
    ['Sel sans sucre ni lactose ajouté', 'sel   ajoute'],
    ['Salz ohne Soja, Zucker', 'salz   zucker'],
    ['Salz ohne Soja oder Milch Zucker', 'salz   zucker'],
    ['sal sin leche y soja azúcar', 'sal   azucar'],
    ['sale senza latte e uova zucchero', 'sale   zucchero'],
    ['sale senza latte o uova zucchero', 'sale   zucchero'],
    ['zout zonder melk en soja suiker', 'zout   suiker'],
    ['sal sem leite ou ovos', 'sal  '],
    ['sel, ne contient pas de lait et soja', 'sel,  '],
    ['Salz, kein Soja und Ei', 'salz,  '],
    ['Salz, keine Milch', 'salz,  '],
    ['laktosefrei, Salz', ' , salz'],
    ['lactosevrij zout', '  zout'],
    ['Sinus Milch, frei', 'sinus milch, frei'],
    ['freiwillig vrijdag', 'freiwillig vrijdag'],
  ])('deny: "%s" leaves "%s"', (text, left) => {
    expect(withoutDenials(text)).toBe(left);
  });
});
