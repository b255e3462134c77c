import { expect, it } from 'vitest';
import { derive } from '../../../../tests/support/a-derivation.ts';
import { aSourceRecord } from '../../../../tests/support/a-source-record.ts';

const keyOf = (name: string, gtin: string, brand: string | null = null) =>
  derive([aSourceRecord({ name, brand, gtin })]).baseKey;

it('without a brand, the number of the maker tells products of one name apart', () => {
  expect(keyOf('Mehrkomponenten Protein', '5600218341978')).toBe(
    '?560021834|mehrkomponenten|powder',
  );
});

it('a number that no maker was given leaves the line its name, where it is one of its own', () => {
  expect(keyOf('Mehrkomponenten Protein', '0000204286484')).toBe('?|mehrkomponenten|powder');
  expect(keyOf('Whey Protein', '0000204286484')).toBe('?000020428|whey|powder');
  expect(keyOf('Mehrkomponenten Protein', '0000204286484', 'Acme')).toBe(
    'acme|mehrkomponenten|powder',
  );
});
