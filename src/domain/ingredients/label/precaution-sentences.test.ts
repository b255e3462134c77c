import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const ROWS = readFileSync('data/labelled/precautions.tsv', 'utf8').trim().split('\n').slice(1);

/** Written by hand before the reader was tried on them (data/labelled/README.md); an empty basis is not looked at. */
test.each(ROWS.map((row) => row.split('\t') as [string, string, string, string]))(
  'a precaution (%s): %s',
  (_, sentence, allergens, basis) => {
    const { precautions } = explainLabel({ statement: sentence }, vocabulary);
    const found = [...new Set(precautions.map(({ allergen }) => allergen))].toSorted();
    expect(found.join(', ')).toBe(allergens);
    if (basis !== '')
      expect(new Set(precautions.map((each) => each.basis))).toEqual(new Set([basis]));
  },
);
