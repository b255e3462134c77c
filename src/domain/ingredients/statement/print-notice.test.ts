import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

test.each([
  ['Erbsenprotein, Salz. Allergene sind in der Zutatenliste fett hervorgehoben.', 'de'],
  ['Protéines de pois, sel. Pour les allergènes, se reporter aux ingrédients en gras.', 'fr'],
  ['Proteína de guisante, sal. Alérgenos: consulte los ingredientes destacados en negrita.', 'es'],
  ['Proteine del pisello, sale. Gli allergeni sono riportati in carattere maiuscolo.', 'it'],
  ['Erwteneiwit, zout. Voor allergenen: kijk naar de vet gedrukte ingrediënten.', 'nl'],
  ['Pea protein, salt. Allergens: see capitals.', 'en'],
  ['Pea protein, salt. All allergens are shown in underlined letters.', 'en'],
  ['Proteína de ervilha, sal. Para alergénios, consultar os ingredientes em maiúsculas.', 'pt'],
])('a sentence on how allergens are printed names nothing: %s', (statement) => {
  const { ingredients, complete, contains, mayContain } = read(statement);
  expect(ingredients.map(({ canonical }) => canonical)).toEqual(['pea protein', 'salt']);
  expect({ complete, contains, mayContain }).toEqual({
    complete: true,
    contains: [],
    mayContain: [],
  });
});

test('a warning behind such a sentence is read, and fat in a list stays fat', () => {
  const { mayContain } = read(
    'Erbsenprotein, Salz. Allergene: siehe fett gedruckte Zutaten. Kann Spuren von Soja enthalten.',
  );
  expect(mayContain).toEqual(['soy']);
  expect(read('Zutaten: Fett. Salz.').ingredients).toHaveLength(2);
  expect(read('Pea protein. Allergens in bold: milk.').contains).toEqual(['milk']);
  expect(read('Vetgedrukte ingrediënten: soja, melk.').contains).toEqual(['milk', 'soy']);
});
