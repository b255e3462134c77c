import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);
const listOf = (statement: string) => read(statement).ingredients.map(({ canonical }) => canonical);

describe('what a food tastes of', () => {
  test.each([
    ['recheio sabor avelã (açúcar, óleo de palma), sal', 'filling'],
    ['relleno con sabor a avellana (azúcar, aceite de palma), sal', 'filling'],
    ['fourrage goût noisette (sucre, huile de palme), sel', 'filling'],
    ['farcitura al gusto di nocciola (zucchero, olio di palma), sale', 'filling'],
    ['Füllung mit Haselnussgeschmack (Zucker, Palmöl), Salz', 'filling'],
    ['vulling met hazelnootsmaak (suiker, palmolie), zout', 'filling'],
    ['filling with hazelnut flavor (sugar, palm oil), salt', 'filling'],
    ['Glasur mit Schokoladengeschmack (Zucker, Palmöl), Salz', 'chocolate coating'],
    ['coating met chocoladesmaak (suiker, palmolie), zout', 'chocolate coating'],
  ])('is no allergen of it: %s', (statement, food) => {
    expect(listOf(statement)).toEqual([food, 'sugar', 'palm oil', 'salt']);
    const { contains, evidence } = read(statement);
    expect(contains).toEqual([]);
    // It stays a doubt.
    expect(evidence.some(({ certain }) => !certain)).toBe(true);
  });

  test('stays evidence in a seasoning', () => {
    expect(read('sal, tempero sabor queijo [sal, alho]').contains).toEqual(['milk']);
  });

  test('ends before the next name where its word stands behind it', () => {
    expect(listOf('dark chocolate flavored coatn palm kernel oil, salt')).toContain(
      'palm kernel oil',
    );
  });
});

describe('names of several words', () => {
  test.each([
    ['sugar, rice extract blend, salt', 'sugar, rice extract blend, salt'],
    ['Cheddar Cheese Blend (Cultured Milk, Salt)', 'cheddar cheese, cultured milk, salt'],
    ['vegetable proteins (pea, canola)', 'vegetable protein, pea protein, canola protein'],
    ['Pflanzenproteine (Erbse, Raps)', 'vegetable protein, pea protein, canola protein'],
    ['milk proteins (whey protein, sunflower oil)', 'milk protein, whey protein, sunflower oil'],
    ['plantaardige olie (kokos), zout', 'coconut oil, salt'],
    ['huile végétale (maïs), sel', 'corn oil, salt'],
    ['aceite vegetal (coco), sal', 'coconut oil, salt'],
    ['Whey formula (whey isolate), salt', 'protein blend, whey protein isolate, salt'],
    [
      'INS 451ii, INS 450v, E450(iii), E451, salt',
      'pentapotassium triphosphate, tetrapotassium pyrophosphate, tetrasodium diphosphate, sodium tripolyphosphate, salt',
    ],
    ['Contains less than 2%: salt, natural flavors', 'salt, natural flavor'],
  ])('%s', (statement, list) => {
    expect(listOf(statement).join(', ')).toBe(list);
  });

  test('a bracket with a hide and a fish is no kind of collagen', () => {
    const { ingredients, contains } = read('collagen (bovine hide & fish), salt');
    expect(ingredients[0]?.canonical).toBe('hydrolyzed collagen');
    expect(contains).toEqual(['fish']);
  });

  test('broth is no source of protein', () => {
    expect(read('pea protein, chicken broth, salt').proteinType).toBe(
      read('pea protein, salt').proteinType,
    );
  });

  test('copper is no honey in Czech', () => {
    expect(listOf('sůl, měď')).toEqual(['salt', 'copper']);
    expect(listOf('sůl, med')).toEqual(['salt', 'honey']);
  });
});
