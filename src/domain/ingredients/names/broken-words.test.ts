import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

test.each([
  ['Erbsenprotein, Salz. Kann Soja und Milch ent- halten.', 'milk, soy'],
  ['ERBSENPROTEIN, SALZ. KANN SOJA UND MILCH ENT- HALTEN.', 'milk, soy'],
  ['Erwteneiwit, zout. Kan soja be- vatten.', 'soy'],
  [
    'Erwteneiwit, zout. Geproduceerd in een fabriek die ook melk en lupine ver- werkt.',
    'milk, lupin',
  ],
  ['Erbsenprotein, Salz. In einem Betrieb herge- stellt, der auch Milch verar- beitet.', 'milk'],
  ['Protéines de pois, sel. Fabri- qué dans un atelier utili- sant du lait.', 'milk'],
])('a warning with words that the end of a line breaks: %s', (statement, warned) => {
  const { contains, mayContain, complete } = explainLabel({ statement }, vocabulary);
  expect(mayContain.join(', ')).toBe(warned);
  expect({ contains, complete }).toEqual({ contains: [], complete: true });
});

test('a hyphen between two words joins none', () => {
  const { contains } = explainLabel({ statement: 'Reis- und Sojamehl, Milch - Kakao' }, vocabulary);
  expect(contains).toEqual(['milk', 'soy']);
});
