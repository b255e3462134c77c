import {
  NO_FIGURES,
  type SourceRecord,
  type StatedFigures,
} from '#domain/product/source-record.ts';

/** A source record that says nothing but who it is, with what the test is about put in. */
export function aSourceRecord(overrides: Partial<SourceRecord> = {}): SourceRecord {
  return {
    source: 'test',
    record: '1',
    url: '',
    retrieved: null,
    gtin: null,
    productKey: 'test:1',
    rank: '',
    name: 'Whey Protein',
    brand: 'Acme',
    brandNote: null,
    format: 'powder',
    flavor: null,
    statement: null,
    truncated: false,
    readable: true,
    claims: [],
    allergens: [],
    traces: [],
    per100: null,
    perServing: null,
    saltFromSodium: false,
    servingSize: null,
    servings: null,
    packageSize: null,
    category: null,
    carbohydrateIncludesFiber: true,
    links: [],
    ...overrides,
  };
}

/** Figures of which only those given are stated. */
export function someFigures(stated: Partial<StatedFigures>): StatedFigures {
  return { ...NO_FIGURES, ...stated };
}
