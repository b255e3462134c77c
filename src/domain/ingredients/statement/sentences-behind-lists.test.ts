import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

function read(statement: string) {
  const { ingredients, complete, contains, mayContain } = explainLabel({ statement }, vocabulary);
  const list = ingredients.map(({ canonical }) => canonical);
  return { list, complete, allergens: [...contains, ...mayContain] };
}

test.each([
  ['Sugar, salt.', 'Calcium is needed for the maintenance of normal bones.'],
  ['Sugar, salt.', 'Vitamin C, iron and vitamin B12 contribute to normal energy metabolism.'],
  ['Sugar, salt.', 'Keep out of the reach of young children.'],
  ['Sugar, salt.', 'Scoop may settle to the bottom of the container.'],
  ['Sugar, salt.', 'Color may vary due to natural ingredients.'],
  ['Zucker, Salz.', 'Calcium wird für die Erhaltung normaler Knochen benötigt.'],
  ['Zucker, Salz.', 'Ideal für Smoothies, Joghurt oder Müsli.'],
  ['Zucker, Salz.', '*Referenzmenge für einen durchschnittlichen Erwachsenen (8400 kJ).'],
  ['Sucre, sel.', "Le calcium est nécessaire au maintien d'une ossature normale."],
  ['Sucre, sel.', 'Peut être ajouté à un yaourt, un smoothie ou du porridge.'],
  ['Sucre, sel.', 'Dosette incluse dans le pot.'],
  ['Azúcar, sal.', 'El magnesio contribuye al funcionamiento normal de los músculos.'],
  ['Azúcar, sal.', 'Cerrar bien después de cada uso.'],
  ['Zucchero, sale.', 'Il colore può variare.'],
  ['Zucchero, sale.', 'Ideale per frullati, yogurt o pancake.'],
  ['Suiker, zout.', 'Ideaal voor smoothies, yoghurt of pannenkoeken.'],
  ['Açúcar, sal.', 'A cor pode variar.'],
])('%s %s', (list, sentence) => {
  expect(read(`${list} ${sentence}`)).toEqual({
    list: ['sugar', 'salt'],
    complete: true,
    allergens: [],
  });
});

test.each([
  ['Sugar, vitamin C supports normal immunity, soy.', ['sugar', 'vitamin c', 'soy']],
  ['Whey protein supports muscle growth.', ['whey protein']],
  ['Sugar, salt. Almonds support a healthy heart.', ['sugar', 'salt', 'almond']],
])('but what may be of the list, or an allergen, stays: %s', (statement, list) => {
  expect(read(statement).list).toEqual(list);
});
