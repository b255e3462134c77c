import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const read = (statement: string) => explainLabel({ statement }, vocabulary);

test.each([
  'Water, sugar. May contain nuts Contains milk.',
  'WATER, SUGAR. MAY CONTAIN NUTS - CONTAINS MILK.',
  'Water, sugar. May contain nuts and contains milk.',
  'Water, sugar. Traces of nuts possible, contains milk.',
  'Water, sugar. Nuts may be present. Contains milk.',
  'Wasser, Zucker. Kann Nüsse enthalten\nEnthält Milch.',
  'Wasser, Zucker. Spuren von Nüssen möglich / Enthält Milch.',
  'Wasser, Zucker. Hergestellt in einem Betrieb, der Nüsse verarbeitet Enthält Milch.',
  'Eau, sucre. Peut contenir des fruits à coque, contient du lait.',
  'Agua, azúcar. Elaborado en una planta que procesa frutos secos | Contiene leche.',
  'Acqua, zucchero. Possibili tracce di frutta a guscio Contiene latte.',
  'Water, suiker. Kan noten bevatten\nBevat melk.',
  'Água, açúcar. PODE CONTER FRUTOS DE CASCA RIJA CONTÉM LEITE.',
])('a declaration behind a warning without its full stop declares: %s', (statement) => {
  const { contains, mayContain, veganByIngredients } = read(statement);
  expect([contains, mayContain, veganByIngredients]).toEqual([['milk'], ['tree nuts'], false]);
});

test.each([
  "Eau, sucre. L'atelier de fabrication contient du lait.",
  'Agua, azúcar. Elaborado en una planta que contiene leche.',
  'Wasser, Zucker. Hergestellt auf Anlagen, die auch Milch enthalten.',
  'Water, suiker. Niet geschikt voor personen die allergisch zijn voor melk.',
])('what a plant contains, or who must not eat it, is a warning: %s', (statement) => {
  const { contains, mayContain } = read(statement);
  expect([contains, mayContain]).toEqual([[], ['milk']]);
});

test.each([
  'Reisprotein, Salz. In unserer Anlage werden auch Milch-, Soja- und eihaltige Produkte abgefüllt.',
  'Rijsteiwit, zout. Op deze lijn worden ook melkhoudende, sojahoudende en eihoudende producten verpakt.',
])('what holds an allergen names it: %s', (statement) => {
  const { complete, mayContain } = read(statement);
  expect([complete, mayContain]).toEqual([true, ['milk', 'egg', 'soy']]);
});

test.each(['Water, zout, zoetstof: sucralose. Kan', 'Sojaprotein, salt, aroma. Kan indeholde sp'])(
  'a text that ends where a warning begins is cut: %s',
  (statement) => expect(read(statement).complete).toBe(false),
);
