import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

test.each([
  ['eau, citrates de calcium et de potassium', 'calcium citrate, potassium citrate'],
  ["eau, carbonates d'ammonium et de sodium", 'ammonium carbonate, sodium carbonate'],
  ['agua, citratos de sodio y potasio', 'sodium citrate, potassium citrate'],
  ['acqua, citrati di calcio e di potassio', 'calcium citrate, potassium citrate'],
  ['água, citratos de sódio e de potássio', 'sodium citrate, potassium citrate'],
  ['water, sodium and potassium citrates', 'sodium citrate, potassium citrate'],
  ['water, calcium and magnesium carbonate', 'calcium carbonate, magnesium carbonate'],
  ['eau, chlorures de potassium, de magnésium', 'potassium chloride, magnesium chloride'],
  ['eau, carbonate de calcium et fer', 'calcium carbonate, iron'],
  ['water, calcium carbonate and iron', 'calcium carbonate, iron'],
  ['water, salt and potassium citrate', 'salt, potassium citrate'],
])('a salt that is named once for several minerals: %s', (statement, names) => {
  const { ingredients } = explainLabel({ statement }, vocabulary);
  expect(ingredients.map(({ canonical }) => canonical).join(', ')).toBe(`water, ${names}`);
});
