import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const warnedOf = (statement: string): string => {
  const { mayContain, contains } = explainLabel({ statement }, vocabulary);
  expect(contains).toEqual([]);
  return mayContain.join(', ');
};

describe('what a warning denies at its end is not warned of', () => {
  test.each([
    ['Pea protein. May contain milk and egg but no soy or peanuts.', 'milk, egg'],
    ['Erbsenprotein. Kann Spuren von Nüssen enthalten, aber keine Soja.', 'tree nuts'],
    ["Protéine de pois. Peut contenir du lait mais pas de soja ni d'œuf.", 'milk'],
    ['Proteína de guisante. Puede contener trazas de leche pero no contiene soja.', 'milk'],
    ['Proteine di piselli. Può contenere tracce di latte, non contiene soia.', 'milk'],
    ['Erwteneiwit. Kan sporen van melk bevatten, maar geen noten.', 'milk'],
    ['Proteína de ervilha. Pode conter vestígios de leite, mas não de soja.', 'milk'],
    ['Białko grochu. Może zawierać śladowe ilości mleka, ale nie zawiera soi.', 'milk'],
    ['Pea protein. May contain: soy; free from: egg.', 'soy'],
    ['Pea protein. No traces of milk.', ''],
    ['Protéines de pois. Sans traces de lait.', ''],
    ['Pea protein. No soy. Traces of milk.', 'milk'],
    ['Pea protein. Contains no soy, traces of milk.', 'milk'],
    ['Ärtprotein. Kan innehålla spår av mjölk men inte soja.', 'milk'],
    ['Ærteprotein. Kan indeholde spor af mælk men ikke soja.', 'milk'],
  ])('%s', (statement, allergens) => {
    expect(warnedOf(statement)).toBe(allergens);
  });

  test.each([
    ['Pea protein. May contain milk and cannot be guaranteed free from soy.', 'milk, soy'],
    ['Pea protein. May contain milk and should not be thought of as free from soy.', 'milk, soy'],
    ['Erbsenprotein. Kann Milch enthalten, auch nicht frei von Soja.', 'milk, soy'],
  ])('but other words may turn it round: %s', (statement, allergens) => {
    expect(warnedOf(statement)).toBe(allergens);
  });
});

describe('a warning of other allergens, which nobody names, leaves open what is in it', () => {
  test.each([
    ['Pea protein, salt. May contain milk and other allergens.', ['milk']],
    ['Pea protein, salt. May contain traces of other allergens.', []],
    ['Pea protein, salt. Made in a facility that processes other allergens.', []],
    ['Erbsenprotein, Salz. Kann andere Allergene enthalten.', []],
    ["Protéine de pois, sel. Peut contenir du lait et d'autres allergènes.", ['milk']],
    ['Proteína de guisante, sal. Puede contener leche y otros alérgenos.', ['milk']],
    ['Proteine di piselli, sale. Può contenere altri allergeni.', []],
    ['Erwteneiwit, zout. Kan andere allergenen bevatten.', []],
  ])('%s', (statement, mayContain) => {
    expect(explainLabel({ statement }, vocabulary)).toMatchObject({ complete: false, mayContain });
  });

  test('one that names them does not', () => {
    const statement = 'Pea protein, salt. May contain milk and other nuts.';
    expect(explainLabel({ statement }, vocabulary).complete).toBe(true);
  });
});
