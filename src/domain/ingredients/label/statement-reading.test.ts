import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';
import { packReading, readingOf, unpackReading } from './statement-reading.ts';

const STATEMENTS = [
  'Whey protein isolate (milk), cocoa, sweetener: sucralose, xylitol. Contains milk. May contain traces of soy.',
  'Molkenprotein, Emulgator (Sojalecithin), Zucker, Zuckr. Kann Spuren von Erdnüssen enthalten.',
  'Qzxv blorp, water. Mix one scoop with water. Made by X Inc, 1 Main St, NY 10001.',
];

describe('packReading', () => {
  it.each(STATEMENTS)('keeps every span, sweetener and sugar of %j', (statement) => {
    const reading = readingOf(explainLabel({ statement }, vocabulary));
    expect(reading.spans.length).toBeGreaterThan(3);
    expect(unpackReading(packReading(reading), statement)).toEqual(reading);
  });

  it('names sugar alcohols among the sweeteners', () => {
    const [statement = ''] = STATEMENTS;
    const reading = readingOf(explainLabel({ statement }, vocabulary));
    expect(reading.sweeteners).toEqual(['sucralose', 'xylitol']);
  });

  it('is not taken for the reading of a statement of another length', () => {
    const [statement = ''] = STATEMENTS;
    const packed = packReading(readingOf(explainLabel({ statement }, vocabulary)));
    expect(unpackReading(packed, `${statement}.`)).toBeNull();
  });
});
