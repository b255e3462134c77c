import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

describe('a label that asks and answers', () => {
  test.each([
    ['Ingredients: pea protein, salt. Allergens: Milk: yes, Soy: no, Egg: no', 'milk'],
    ['Ingredients: pea protein, salt. Milk - Yes. Soy - No.', 'milk'],
    ['Ingredients: pea protein, salt. Allergens: Milk (yes), soy (no), egg (no)', 'milk'],
    ['Ingredients: pea protein, salt. Allergens: Milk ✓ Soy ✗ Egg ✗', 'milk'],
    ['Ingredients: pea protein, salt. Milk: no. Soy: yes. Egg: no.', 'soy'],
    ['Ingrédients : protéines de pois, sel. Allergènes : Lait : oui, Soja : non', 'milk'],
    ['Zutaten: Erbsenprotein, Salz. Allergene: Milch: nein, Soja: ja', 'soy'],
    ['Ingredientes: proteína de guisante, sal. Alérgenos: Leche: sí, Soja: no', 'milk'],
    ['Ingredienti: proteine di piselli, sale. Allergeni: Latte: sì, Soia: no', 'milk'],
    ['Ingrediënten: erwteneiwit, zout. Allergenen: Melk: ja, Soja: nee', 'milk'],
    ['Proteína de ervilha, sal. Contém glúten? Não. Contém leite? Sim.', 'milk'],
    // A denial does not go on over the full stop behind its "no".
    ['Proteína de ervilha, sal. Glúten: não. Contém leite.', 'milk'],
    ['Proteine di piselli, sale. Glutine: non. Contiene latte.', 'milk'],
    ['Proteína de guisante, leche, sal. ¿Contiene gluten? No.', 'milk'],
  ])('%s', (statement, contains) => {
    expect(read(statement).contains.join(', ')).toBe(contains);
  });

  test.each([
    'Pea protein, salt. ✘ soy ✘ milk ✅ vegan',
    'Pea protein, salt. "✘ soy ✘ milk"',
    'Protéines de pois, sel. Lait : non. Soja : non.',
    'Zutaten: Erbsenprotein, Salz. Allergene: Milch: nein, Soja: nein',
  ])('all of them with no: %s', (statement) => {
    expect(read(statement).contains).toEqual([]);
  });

  test.each([
    ['Pea protein, salt ✘ soy ✘ milk', 'milk, soy'],
    ['Pea protein, soy - no milk', 'soy'],
    ['Pea protein. Vegan ✗ Milk ✓ Soy ✗', 'milk'],
    ['Pea protein. Contains ✓ milk ✗ soy ✗ egg', 'milk'],
    ['Eggs - not from caged hens, milk', 'milk, egg'],
    ['Pea protein, milk: no sugar added', 'milk'],
  ])('what a word answers is not guessed: %s', (statement, contains) => {
    expect(read(statement).contains.join(', ')).toBe(contains);
  });

  test.each([
    'Pea protein, salt. Lactose free: no',
    'Pea protein, salt. Dairy free - no.',
    'Pea protein, salt. Soy free: no.',
    'Pea protein, salt. Milk free? No.',
    'Pea protein, salt. Made on equipment free of milk? No.',
  ])('a claim answered with no confirms nothing: %s', (statement) => {
    expect(read(statement).complete).toBe(false);
  });
});
