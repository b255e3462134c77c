import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';
import { CATALOGUE_CSV_HEADER, catalogueCsvRow } from './write-catalogue-csv.ts';

const names = CATALOGUE_CSV_HEADER.trimEnd().split(',');

/** The cells of a line by column name. */
function read(line: string): Record<string, string> {
  const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
  return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? 'missing']));
}

describe('catalogueCsvRow', () => {
  it('gives every column a cell, numbers with a point, unknown empty', () => {
    const row = catalogueCsvRow(
      aProduct({ id: 7, proteinPerServing: 24.5, sugar: null, isNonGMO: null, gtin: null }),
    );
    expect(row.endsWith('\r\n')).toBe(true);
    expect(read(row)).toMatchObject({
      id: '7',
      gtin: '',
      proteinPerServing: '24.5',
      sugarPerServing: '',
      proteinPer100: '',
      isVegan: 'false',
      isNonGMO: '',
      contains: 'milk',
      servingAmount: '30',
      servingBasis: 'label',
      sources: 'A test',
      licences: 'CC0',
    });
  });

  it('quotes commas, quotation marks and line breaks', () => {
    const name = 'Whey, "pure"\nisolate';
    expect(read(catalogueCsvRow(aProduct({ name })))['name']).toBe(name);
  });

  it('disarms what a spreadsheet would run', () => {
    expect(read(catalogueCsvRow(aProduct({ name: '=1+1' })))['name']).toBe("'=1+1");
  });

  it('leaves the brand empty where the source names none', () => {
    const brand = { id: 0, name: 'Brand not stated', logo: null };
    expect(read(catalogueCsvRow(aProduct({ brand, brandId: 0 })))['brand']).toBe('');
  });

  it('names every column once', () => {
    expect(new Set(names).size).toBe(names.length);
  });
});
