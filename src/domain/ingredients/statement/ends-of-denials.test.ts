import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

describe('behind "with" stands what is in the product, whatever was denied before', () => {
  test.each([
    ['Reisprotein ohne Soja mit Milchpulver, Salz', 'milk'],
    ['Rice protein, salt. Without nuts, with sesame paste', 'sesame'],
    ['Rice protein, salt. Free from nuts with milk and soy.', 'milk, soy'],
    ['Proteína de arroz, sal. Sin gluten con leche en polvo.', 'milk'],
    ['Proteína de arroz, sal. Sin gluten con leche y soja.', 'milk, soy'],
    ['Protéine de riz, sel. Sans gluten, avec lait et soja.', 'milk, soy'],
    ['Proteine del riso, sale. Senza glutine con latte e soia.', 'milk, soy'],
    ['Rijsteiwit, zout. Zonder gluten met melkpoeder.', 'milk'],
    ['Proteína de arroz, sal. Sem glúten com leite em pó.', 'milk'],
    ['Risprotein, salt. Utan gluten med mjölkpulver.', 'milk'],
  ])('%s', (statement, allergens) => {
    expect(read(statement).contains.join(', ')).toBe(allergens);
  });
});

describe('a name directly behind a denied one, or behind a whole claim, is not denied with it', () => {
  test.each([
    ['Reisprotein, Schokolade ohne Zuckerzusatz Milchpulver, Salz', 'milk'],
    ['Rice protein, no added sugar milk chocolate, salt', 'milk'],
    ['Reisprotein, ohne Soja Milchpulver, Salz', 'milk'],
    ['Rice protein, salt. No preservatives milk powder', 'milk'],
    ['Rice protein, no GMO milk powder', 'milk'],
    ['Rice protein, no hormones chocolate (milk powder), salt', 'milk'],
    ['Rice protein, salt\nfree from heavy metals\negg white', 'egg'],
    ['Rijsteiwit, zout. Zonder conserveringsmiddelen melkpoeder', 'milk'],
  ])('%s', (statement, allergens) => {
    expect(read(statement).contains.join(', ')).toBe(allergens);
  });
});

describe('a bracket behind a food and what it is made without lists the food', () => {
  test.each([
    ['Maïs, chocolat noir sans sucres ajoutés (lécithine de soja, cacao), sel', 'soy'],
    ['Maíz, chocolate sin azúcares añadidos 30 % (edulcorante (maltitol), leche), sal', 'milk'],
    ['Riso, cioccolato senza zuccheri aggiunti [nocciole, cacao], sale', 'tree nuts'],
    ['Reis, Schokolade ohne Zuckerzusatz (Milchpulver, Kakao), Salz', 'milk'],
    ['Maize, chocolate with no added sugar (milk powder, cocoa), salt', 'milk'],
    ['Maïs, chocolat sans lait (lécithine de soja, cacao), sel', 'soy'],
    ['Reis, Schokolade ohne Palmöl (Milchpulver, Kakao), Salz', 'milk'],
    ['Rice, cocoa cream without palm oil (milk powder, cocoa), salt', 'milk'],
  ])('%s', (statement, allergens) => {
    expect(read(statement).contains.join(', ')).toBe(allergens);
  });
});

describe('behind a comma and "from", or behind a dash or a sign, too', () => {
  test.each([
    ['Proteína de arroz, sal. Sin soja, a base de leche.', 'milk'],
    ['Białko ryżowe, sól. Bez soi, z mlekiem.', 'milk'],
    ['Rice protein, salt. No soy — milk protein.', 'milk'],
    ['Rice protein, salt. Free from soy ✔ milk powder.', 'milk'],
    ['Reisprotein, Salz. Frei von Soja – hergestellt aus Milch.', 'milk'],
    ['Białko ryżowe, sól. Bez soi, ale mleko w proszku.', 'milk'],
    ['Reisprotein, Salz, ohne Soja* Milchpulver, Kakao', 'milk'],
  ])('%s', (statement, allergens) => {
    expect(read(statement).contains.join(', ')).toBe(allergens);
  });

  test.each([
    'Rice protein, salt. Free from ingredients derived from milk.',
    'Reisprotein, Salz. Enthält keine Zutaten aus Milch oder Ei.',
    'Rice protein, salt. Contains no gluten, soy or milk.',
    'Rice protein, salt, without soy / milk / nuts (almonds), cocoa',
    'Reisprotein, Salz. Ohne Gluten + Milch.',
    'Rice protein, a bar without milk (casein), salt',
  ])('but what is denied stays denied: %s', (statement) => {
    expect(read(statement).contains).toEqual([]);
  });
});

describe('no direction, address or denial hides an ingredient', () => {
  test.each([
    ['Rice protein, stir-fried soy beans, salt', 'soy'],
    ['Rice protein, salt. Product of milk.', 'milk'],
    ['Herkunft: Milch aus Österreich. Reisprotein, Salz', 'milk'],
    ['Reisprotein, milchfreies Sojaprotein, Salz', 'soy'],
    ['Reisprotein, nussfreie Erdnusscreme, Salz', 'peanuts'],
  ])('%s', (statement, allergens) => {
    expect(read(statement).contains.join(', ')).toBe(allergens);
  });
});
