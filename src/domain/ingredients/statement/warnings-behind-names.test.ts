import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

test.each([
  ['Erbsenprotein, Salz. Milch und Soja können enthalten sein.', 'milk,soy', 'may contain'],
  ['Erbsenprotein, Salz. Milch und Soja: kann Spuren enthalten.', 'milk,soy', 'traces'],
  ['Erwteneiwit, zout. Melk en soja kunnen aanwezig zijn.', 'milk,soy', 'may contain'],
  [
    'Erwteneiwit, zout. Vis, schaal- en weekdieren: kan sporen bevatten.',
    'fish,crustacean shellfish,molluscs',
    'traces',
  ],
  ['Protéines de pois, sel. Du lait et du soja peuvent être présents.', 'milk,soy', 'may contain'],
  ['Protéines de pois, sel. Lait, soja : traces possibles.', 'milk,soy', 'traces'],
  ['Proteína de guisante, sal. Leche y soja pueden estar presentes.', 'milk,soy', 'may contain'],
  ['Proteine di pisello, sale. Latte, soia: può contenere tracce.', 'milk,soy', 'traces'],
  ['Proteína de ervilha, sal. Leite e soja: possíveis vestígios.', 'milk,soy', 'traces'],
])('a warning whose words stand behind its names: %s', (statement, allergens, basis) => {
  const label = read(statement);
  expect(label.contains).toEqual([]);
  expect([label.mayContain.join(), label.mayContainBasis]).toEqual([allergens, basis]);
  expect(label.complete).toBe(true);
});

test.each([
  'Milchpulver, Kakao, Soja kann in Spuren enthalten sein.',
  'Zutaten: Milchpulver, Salz, Soja kann in Spuren enthalten sein.',
])('behind a list it is of the last item: %s', (statement) => {
  expect(read(statement)).toMatchObject({ contains: ['milk'], mayContain: ['soy'] });
});

test.each([
  ['Contains soy, milk traces.', ['soy'], ['milk']],
  ['Contains soy, milk and egg traces.', ['milk', 'soy'], ['egg']],
  ['Contains soy. Milk traces. No artificial flavors or preservatives.', ['soy'], ['milk']],
  ['Contains soy, milk. Traces', ['milk', 'soy'], []],
  ['Contains soy, milk, traces', ['milk', 'soy'], []],
  ['Contains soy and milk may contain', ['milk', 'soy'], []],
])('in a declaration it is of the last name: %s', (sentence, contains, mayContain) => {
  expect(read(`Pea protein, salt. ${sentence}`)).toMatchObject({ contains, mayContain });
});

test('behind its names it waits for none', () => {
  const label = read('Pea protein, salt. Milk may be present. Soy lecithin, cocoa.');
  expect(label).toMatchObject({ contains: ['soy'], mayContain: ['milk'] });
});

test('what a list holds before it is in the product', () => {
  expect(read('Cocoa, milk, salt, soy may be present.').contains).toContain('milk');
});

test.each([
  'Erbsenprotein, Salz. Enthält keine Milch, kann aber Spuren davon enthalten.',
  'Protéines de pois, sel. Ne contient pas de lait mais peut en contenir des traces.',
  'Proteína de guisante, sal. No contiene leche, pero puede contener trazas.',
  'Proteine di pisello, sale. Senza latte, ma può contenere tracce.',
  'Erwteneiwit, zout. Bevat geen melk, maar kan sporen ervan bevatten.',
  'Proteína de ervilha, sal. Não contém leite mas pode conter vestígios.',
  'Pea protein, salt. Free from milk, but may contain traces thereof.',
])('what is denied and may be there in traces is warned of: %s', (statement) => {
  expect(read(statement)).toMatchObject({ contains: [], mayContain: ['milk'] });
});

test('a warning that names something is not of what is denied before it', () => {
  const { mayContain } = read('Pea protein, salt. Free from milk, but may contain soy.');
  expect(mayContain).toEqual(['soy']);
});

test.each([
  'Cacao. Consulte alérgenos, incluidos los cereales que contienen gluten, en negrita.',
  'Cacao. Pour les allergènes, y compris les céréales contenant du gluten, voir les ingrédients en gras.',
  'Cacao. Per gli allergeni, compresi i cereali contenenti glutine, vedere gli ingredienti in grassetto.',
  'Cacao. Para alergénios, incluindo cereais que contêm glúten, ver ingredientes a negrito.',
  'Cacao. Voor allergenen, inclusief granen die gluten bevatten, zie de vetgedrukte ingrediënten.',
])('where allergens are to be found says of none that it is there: %s', (statement) => {
  expect(read(statement)).toMatchObject({ contains: [], complete: true });
});

test('a sentence of allergens that are in it declares them', () => {
  const label = read('Zutaten: Erbsenprotein, Salz. Milch und Soja sind enthalten.');
  expect(label.ingredients.map(({ canonical }) => canonical)).toEqual(['pea protein', 'salt']);
  expect(label).toMatchObject({ contains: ['milk', 'soy'], mayContain: [], complete: true });
});

test.each(['Almonds, peanuts: may contain traces.', 'Mandeln, Erdnüsse, kann Spuren enthalten.'])(
  'what a text begins with may be its list: %s',
  (statement) => {
    expect(read(statement)).toMatchObject({ contains: ['tree nuts', 'peanuts'], mayContain: [] });
  },
);

test.each([
  ['Reisprotein, Salz. Milch, Soja (Spuren möglich).', '', 'milk,soy'],
  ['Protéine de riz, sel. Lait, soja (traces possibles).', '', 'milk,soy'],
  ['Proteína de arroz, sal. Leche, soja (trazas posibles).', '', 'milk,soy'],
  ['Proteine di riso, sale. Latte, soia (tracce).', '', 'milk,soy'],
  ['Rijsteiwit, zout. Melk, soja (sporen mogelijk).', '', 'milk,soy'],
  ['Proteína de arroz, sal. Leite, soja (vestígios).', '', 'milk,soy'],
  // A list, and what is declared, hold what stands before the last item.
  ['Milch, Soja (Spuren möglich).', 'milk', 'soy'],
  ['Reisprotein, Milchpulver, Soja (Spuren), Salz', 'milk', 'soy'],
  ['Schokolade (Milchpulver, Soja (Spuren), Zucker)', 'milk', 'soy'],
  ['Reisprotein, Salz. Allergene: Milch, Soja (Spuren möglich).', 'milk', 'soy'],
  ['Rice protein, salt. Contains milk and soy (traces).', 'milk', 'soy'],
])('a warning that is all of the bracket behind its name: %s', (statement, contained, warned) => {
  const { contains, mayContain, complete } = read(statement);
  expect([contains.join(), mayContain.join(), complete]).toEqual([contained, warned, true]);
});

test('what stands before such a bracket stays in the list', () => {
  const { ingredients } = read('Salz, Schokolade (Milch (Spuren), Zucker)');
  expect(ingredients.map(({ canonical }) => canonical)).toEqual(['salt', 'chocolate', 'sugar']);
});
