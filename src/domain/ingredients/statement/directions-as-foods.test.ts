import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const explain = (statement: string) => explainLabel({ statement }, vocabulary);
const namesIn = (statement: string) =>
  explain(statement).ingredients.map(({ canonical }) => canonical);

describe('a food that begins with a word of directions hides nothing behind it', () => {
  test.each([
    'Leche desnatada, 3,5% de preparado de limón (azúcar, sucralosa), nata, agar.',
    'Leche, preparación a base de limón (azúcar, sucralosa), nata, agar.',
    'Leite, preparado de cereja (açúcar, sucralose), natas, ágar.',
    'Leite, preparação de cereja (açúcar, sucralose), natas, ágar.',
    'Lait, préparation à base de citron (sucre, sucralose), crème, agar.',
    'Milch, Zubereitung aus Zitronen (Zucker, Sucralose), Sahne, Agar.',
    'Melk, bereiding van citroen (suiker, sucralose), room, agar.',
    'Latte, preparazione a base di limone (zucchero, sucralosio), panna, agar.',
    'Milk, drink mix (sugar, sucralose), cream, agar.',
    'Preparado de limón (azúcar, sucralosa), leche, nata, agar.',
  ])('%s', (statement) => {
    expect(namesIn(statement)).toEqual(expect.arrayContaining(['sucralose', 'cream', 'agar']));
  });

  test.each([
    ['Mint, drink mix (sugar), cocoa, salt', ['mint', 'cocoa', 'salt']],
    ['Mint, drink mix sugar, cocoa, salt', ['mint', 'cocoa', 'salt']],
    ['Mint, drink mix (sugar cocoa), salt', ['mint', 'salt']],
  ])('but its bracket must be a list: %s', (statement, names) => {
    expect(namesIn(statement)).toEqual(names);
  });

  test.each([
    'Leche, preparado de soja, nata, agar.',
    'Lait, préparation à base de soja, crème, agar.',
    'Milch, Zubereitung aus Soja, Sahne, Agar.',
    'Leche, nata, preparado de soja.',
    'Leche, nata, preparado de xyzzy y soja.',
    'Milk, 20 % drink mix (soy, cocoa), salt',
    'Milk, organic drink mix (soy, cocoa), salt',
    'Leche, relleno (azúcar, preparado de soja), sal',
    'Milk crisps [oil, flavoured preparation (flavouring (soy), cocoa)], salt',
  ])('%s', (statement) => {
    const { contains, complete } = explain(statement);
    expect(contains).toEqual(['milk', 'soy']);
    expect(complete).toBe(false);
  });

  test.each([
    'Leche, preparado de fresa 10 % (fresas, azúcar, conservador: E202), nata.',
    'Lait, préparation de fraises (fraises, sucre, conservateur : E202), crème.',
    'Leite, preparação de morango (morango, açúcar, conservante: E202), natas.',
    'Latte, preparazione di fragole (fragole, zucchero, conservante: E202), panna.',
  ])('its list says what it is: %s', (statement) => {
    expect(explain(statement).complete).toBe(true);
    expect(namesIn(statement)).toEqual(
      expect.arrayContaining(['strawberry', 'sugar', 'potassium sorbate', 'cream']),
    );
  });

  test.each([
    'Proteína de guisante, sal. Preparación: mezclar 30 g (1 dosis) con 200 ml de leche.',
    'Proteína de guisante, sal. Preparación del batido: mezclar 30 g con leche o avena.',
    'Protéines de pois, sel, préparation du shake : mélanger 30 g avec 200 ml de lait.',
    'Erbsenprotein, Salz. Zubereitung: 30 g (1 Messlöffel) mit 300 ml Milch mischen.',
    'Pea protein, salt. Mix with water (200 ml, cold) or milk.',
    'Pea protein, salt, keep cool (soy, cocoa).',
    'Proteine di piselli, sale. Si raccomanda di seguire una dieta varia ed equilibrata ed uno stile di vita sano.',
  ])('directions stay directions: %s', (statement) => {
    expect(namesIn(statement)).toEqual(['pea protein', 'salt']);
  });
});
