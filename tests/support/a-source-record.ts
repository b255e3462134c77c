import {
  blankRecord,
  NO_FIGURES,
  type SourceRecord,
  type StatedFigures,
} from '#domain/product/record/source-record.ts';

/** Returns a source record with only its identity, and overrides. */
export function aSourceRecord(overrides: Partial<SourceRecord> = {}): SourceRecord {
  const blank = blankRecord('test', '1', 'powder', 'test:1');
  return { ...blank, name: 'Whey Protein', brand: 'Acme', ...overrides };
}

/** Returns figures of which only the given ones are stated. */
export function someFigures(stated: Partial<StatedFigures>): StatedFigures {
  return { ...NO_FIGURES, ...stated };
}
