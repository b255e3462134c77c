import { describe, expect, it } from 'vitest';
import { derive } from '../../../../tests/support/a-derivation.ts';
import { anExplanation } from '../../../../tests/support/an-explanation.ts';
import { aSourceRecord } from '../../../../tests/support/a-source-record.ts';
import type { Label } from '../../ingredients/label/label.ts';
import { OPERATOR_SOURCE, type SourceRecord } from '../record/source-record.ts';
import { chooseText } from './choose-text.ts';

/** Knows words of lower case. */
const explain = ({ statement, truncated }: Label) => {
  const ingredients = (statement ?? '').split(', ').map((text) => ({
    text,
    known: text === text.toLowerCase(),
    allergens: [],
  }));
  const complete = truncated !== true && ingredients.every(({ known }) => known);
  return { ingredients, complete } as unknown as ReturnType<Parameters<typeof chooseText>[1]>;
};
const choose = (records: readonly SourceRecord[]) => chooseText(records, explain);

describe('the text that is shown of several records', () => {
  it('takes a whole text before a cut-off one, and that before one in another language', () => {
    const none = aSourceRecord();
    const empty = aSourceRecord({ statement: '' });
    const foreign = aSourceRecord({ statement: 'lactosérum', readable: false });
    const cut = aSourceRecord({ statement: 'whey, coc', truncated: true });
    const whole = aSourceRecord({ statement: 'whey, cocoa' });
    expect(choose([none, foreign, cut, whole])).toEqual({ record: whole, index: 3 });
    expect(choose([none, foreign, cut])).toEqual({ record: cut, index: 2 });
    expect(choose([empty, foreign])).toEqual({ record: foreign, index: 1 });
    expect(choose([none, empty])).toEqual({ record: null, index: 0 });
  });

  it('takes a garbled text behind any other', () => {
    const garbled = aSourceRecord({ statement: 'ARTIC, STINE IC, DES, whey' });
    const foreign = aSourceRecord({ statement: 'lactosérum', readable: false });
    const mostly = aSourceRecord({ statement: 'whey, cocoa, salt, SUCRAIOSE' });
    expect(choose([garbled, foreign]).record).toBe(foreign);
    expect(choose([garbled, mostly]).record).toBe(mostly);
    expect(choose([mostly, foreign]).record).toBe(mostly);
    expect(choose([garbled]).record).toBe(garbled);
  });

  it("never takes another for an operator's own", () => {
    const own = aSourceRecord({ source: OPERATOR_SOURCE, statement: 'ARTIC, whey' });
    const other = aSourceRecord({ statement: 'whey, cocoa' });
    expect(choose([own, other]).record).toBe(own);
  });

  it('the garbled text stays beside the product, for what it names', () => {
    const garbled = aSourceRecord({ statement: 'ARTIC, STINE IC, sucralose' });
    const clear = aSourceRecord({ record: '2', statement: 'whey, cocoa' });
    const { product } = derive([garbled, clear], (label) => ({
      ...anExplanation(),
      ...explain(label),
    }));
    expect(product.ingredientsStatement).toBe('whey, cocoa');
    expect(product.otherStatements).toEqual(['ARTIC, STINE IC, sucralose']);
  });
});
