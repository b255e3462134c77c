import { expect, test } from 'vitest';
import { readSentenceWords } from '#importer/tables/read-vocabulary.ts';
import { vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { brandsByName, lookUpNames } from './look-up-names.ts';
import { settingOfWish } from './setting-of-wish.ts';

const words = readSentenceWords();
const names = lookUpNames(vocabulary, {
  brands: brandsByName([{ id: 7, name: 'Zorbfit' }]),
  flavors: new Map(),
});
const settingOf = (written: string) => settingOfWish(written, words, names);

test.each([
  ['zero sugar', 'tick Sugar Free among the dietary wishes'],
  ['plant based', 'choose Plant Protein, Pea + Rice or Multi-Plant among the protein types'],
  ['weight loss', 'choose Weight Management among the fitness goals'],
  ['Zorbfit', 'choose it among the brands'],
  ['unflavored', 'set it among the filters of the results'],
  ['25g protein', 'set it among the filters of the results'],
  ['third-party tested', 'set it among the filters of the results'],
  ['high protein', 'sort the results by it or set a bound among their filters'],
  ['low in sugar', 'sort the results by it or set a bound among their filters'],
  ['wenig Kalorien', 'sort the results by it or set a bound among their filters'],
])('a must-have that is set elsewhere: %s', (written, setting) => {
  expect(settingOf(written)).toBe(setting);
});

test.each([
  'zorbium',
  'clean label',
  'low salt',
  'high',
  'no soy',
  'creatine',
  'vegan creatine',
  'the',
])('a must-have that is set nowhere else: %s', (written) => {
  expect(settingOf(written)).toBeNull();
});
