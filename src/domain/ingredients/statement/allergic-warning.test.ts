import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

/** "milk, soy" of "may contain", with what is contained behind a bar; "unread" where a word was not read. */
function warnsOf(statement: string): string {
  const { precautions, contains, complete } = explainLabel({ statement }, vocabulary);
  const may = precautions.map(({ allergen }) => allergen).join(', ');
  return [may, ...contains.map((each) => `| ${each}`), complete ? '' : 'unread'].join(' ').trim();
}

describe('a sentence that names those who are allergic warns them', () => {
  test.each([
    'Rice protein. Not suitable for people with a milk or soy allergy.',
    'Rice protein. Not suitable for those allergic to milk or soy due to manufacturing methods.',
    'Rice protein. If you are allergic to milk or soy, do not consume.',
    'Reisprotein. Für Allergiker gegen Milch und Soja nicht geeignet.',
    'Reisprotein. Nicht für Personen mit Milch- oder Sojaallergie geeignet.',
    'Reisprotein. Nicht geeignet für Milch- und Sojaallergiker.',
    'Protéine de riz. Déconseillé aux personnes allergiques au lait et au soja.',
    "Protéine de riz. Ce produit ne convient pas aux personnes souffrant d'allergie au lait ou au soja.",
    'Proteína de arroz. No apto para personas con alergia a la leche y a la soja.',
    'Proteine del riso. Non adatto a persone allergiche al latte e alla soia.',
    'Proteína de arroz. Não recomendado a pessoas alérgicas ao leite e à soja.',
  ])('%s', (statement) => {
    expect(warnsOf(statement)).toBe('milk, soy');
  });

  test.each([
    ['Rice protein. Allergens: people allergic to soy may react to lupin.', 'soy, lupin'],
    ['Rice protein. Warning: if you have an allergy to milk, consult your doctor.', 'milk'],
    ['Rice protein. Suitable for vegans, unsuitable for people with nut allergies.', 'tree nuts'],
    ['Reisprotein. Für Personen mit Sojaallergie nicht geeignet.', 'soy'],
    // The list that it stands in goes on around it.
    ['Rice protein, milk, salt, not suitable for people allergic to soy', 'soy | milk'],
    ['Reisprotein, Milch, nicht geeignet bei Sojaallergie, Salz', 'soy | milk'],
    ['Reisprotein. Milch: nicht empfohlen bei Sojaallergie.', 'soy | milk'],
    ['Rice protein, milk, salt people with an allergy to soy', 'soy | milk'],
    ['Riz. Déconseillé aux personnes allergiques au soja, émulsifiant : lait', 'soy | milk'],
    // All that stand before the words for the allergic are theirs.
    ['Rice protein. Milk, egg and soy allergy sufferers should not use it.', 'milk, egg, soy'],
    // An allergen behind the heading is declared, not warned of.
    ['Rice protein. Allergens: milk; people allergic to soy may react.', '| milk | soy'],
    // A declaration, and those for whom it is made.
    ['Riz. Allergie : lait.', '| milk'],
    ['Rice protein. Suitable for people with a milk allergy.', ''],
    ['Reisprotein. Geeignet für Menschen mit Laktoseintoleranz.', ''],
    ['Protéine de riz. Convient aux personnes allergiques au lait.', ''],
  ])('%s: %s', (statement, warned) => {
    expect(warnsOf(statement)).toBe(warned);
  });
});

describe('a presence that cannot be excluded is a warning', () => {
  test.each([
    'Rice protein. The presence of milk and soy cannot be excluded.',
    'Rice protein. We cannot rule out traces of milk and soy.',
    'Rice protein. This product may inadvertently contain milk and soy.',
    'Rice protein. Warning: milk and soy are used in this factory.',
    'Reisprotein. Das Vorhandensein von Milch und Soja kann nicht ausgeschlossen werden.',
    'Reisprotein. Milch und Soja können in Spuren enthalten sein.',
    'Protéine de riz. La présence de lait et de soja ne peut être exclue.',
    'Protéine de riz. Susceptible de contenir du lait et du soja.',
    'Proteína de arroz. No se puede descartar la presencia de leche y soja.',
    'Proteine del riso. Non si può escludere la presenza di latte e soia.',
    'Rijsteiwit. De aanwezigheid van melk en soja kan niet worden uitgesloten.',
    'Proteína de arroz. Não se pode excluir a presença de leite e soja.',
  ])('%s', (statement) => {
    expect(warnsOf(statement)).toBe('milk, soy');
  });
});

test.each([
  ['May contain tree nuts. Whey protein isolate.', 'tree nuts | milk'],
  ['May contain traces of nuts. Egg white powder.', 'tree nuts | egg'],
])('what no warning names begins the list behind one: %s', (statement, warned) => {
  expect(warnsOf(statement)).toBe(warned);
});
