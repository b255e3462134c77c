import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const explain = (statement: string) => explainLabel({ statement }, vocabulary);

describe('a damaged word for traces warns, whatever stands before it', () => {
  test.each([
    'Erbsenprotein, Salz. Kann Sparen von Milch enthalten.',
    'Erbsenprotein, Salz. Kann Spurcn von Milch enthalten.',
    'Erbsenprotein, Salz. Enthält Spursn von Milch.',
    'Erbsenprotein, Salz. Sparen von Milch.',
    'Protéine de pois, sel. Peut contenir des tracos de lait.',
    'Protéine de pois, sel. Traccs de lait.',
    'Proteína de guisante, sal. Puede contener trazos de leche.',
    'Proteína de guisante, sal. Contiene trazos de leche.',
    'Proteine di piselli, sale. Contiene traccie di latte.',
    'Erwteneiwit, zout. Kan sparen van melk bevatten.',
    'Erwteneiwit, zout. Bevat sparen van melk.',
    'Pea protein, salt. May contain tiaces of milk.',
  ])('%s', (statement) => {
    const { contains, mayContain, complete } = explain(statement);
    expect([contains, mayContain, complete]).toEqual([[], ['milk'], true]);
  });

  test('another word before an allergen does not', () => {
    expect(explain('Erbsenprotein, Salz, Stücke von Milch.').contains).toEqual(['milk']);
    expect(explain('Pea protein, salt. Pieces of milk.').contains).toEqual(['milk']);
  });
});
