import { describe, expect, test } from 'vitest';
import { foreignAllergens, shareOfForeignWords } from './recognise-language.ts';

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
