import { describe, expect, test } from 'vitest';
import { aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import { repairBrackets } from './repair-brackets.ts';

const vocabulary = aVocabulary(
  [
    'maltitol',
    'glycerol',
    'milk chocolate',
    'cocoa',
    'salt',
    'algal oil',
    'alga',
    'whey protein',
    'whey protein isolate',
    'casein',
    'soy',
    'sucralose',
  ],
  { 'casein protein': 'casein' },
);
const repaired = (list: string): string => repairBrackets(list, vocabulary);

describe('a closing bracket that was read as a letter is put back', () => {
  test.each([
    ['(glycerol, maltitoll milk chocolate', '(glycerol, maltitol) milk chocolate'],
    ['(glycerol, maltitolj, salt', '(glycerol, maltitol), salt'],
    ['[glycerol; maltitol1. Salt', '[glycerol; maltitol). Salt'],
    ['{glycerol: maltitol1 salt', '{glycerol: maltitol) salt'],
    ['(cocoa (glycerol, maltitolJ, salt), salt', '(cocoa (glycerol, maltitol), salt), salt'],
    ['(glycerol, maltitolI', '(glycerol, maltitol)'],
  ])('%s', (written, expected) => {
    expect(repaired(written)).toBe(expected);
  });

  test('each missing one, and no more', () => {
    expect(repaired('(cocoa, (glycerol, maltitoll, saltl, cocoal')).toBe(
      '(cocoa, (glycerol, maltitol), salt), cocoal',
    );
  });

  test.each([
    ['nothing is missing', '(glycerol), maltitoll, salt'],
    ['no bracket is open there', 'maltitoll, salt, (glycerol'],
    ['the name is known as it stands', '(glycerol, maltitol milk chocolate'],
    ['the longer name is known', '(glycerol, algal oil'],
    ['the name is not known without it', '(glycerol, zorbell salt'],
    ['the letter stands in a word', '(glycerol, maltitollate'],
    ['the letter is like no bracket', '(glycerol, maltitolx salt'],
  ])('not where %s', (_, written) => {
    expect(repaired(written)).toBe(written);
  });
});

describe('an opening bracket inside a name is left out', () => {
  test.each([
    [
      'casein, whey protein (isolate), (glycerol, salt',
      'casein, whey protein isolate), (glycerol, salt',
    ],
    ['(casein, whey protein (isolate), salt', '(casein, whey protein isolate), salt'],
    ['(casein, whey protein [isolate, salt)', '(casein, whey protein isolate, salt)'],
  ])('%s', (written, expected) => {
    expect(repaired(written)).toBe(expected);
  });

  test.each([
    ['what is inside is an ingredient', '(milk (salt), cocoa'],
    ['the whole is no name', '(cocoa (isolate), salt'],
    ['the name means the same without', '(casein (protein), salt'],
  ])('not where %s', (_, written) => {
    expect(repaired(written)).toBe(written);
  });
});

describe('a closing bracket too many', () => {
  test.each([
    ['(maltitol, cocoa], salt), soy)', '(maltitol, cocoa, salt), soy)'],
    ['[maltitol, (cocoa}, salt)], soy)', '[maltitol, (cocoa, salt)], soy)'],
    [
      '(maltitol, cocoa], salt, (soy), casein), salt',
      '(maltitol, cocoa, salt, (soy), casein), salt',
    ],
  ])('of another kind than the open one is left out: %s', (written, expected) => {
    expect(repaired(written)).toBe(expected);
  });

  test.each([
    ['none of the right kind follows', '(maltitol, cocoa], salt]'],
    ['the right one that follows has its own opening', '(maltitol], (cocoa), salt]'],
    ['nothing is open', 'maltitol], cocoa'],
    ['its own kind is open', '[(maltitol], cocoa), salt)'],
  ])('stays where %s', (_, written) => {
    expect(repaired(written)).toBe(written);
  });
});

test('hostile brackets are left as they are', () => {
  const deep = '('.repeat(500);
  expect(repaired(deep)).toBe(deep);
  const closing = ')'.repeat(500);
  expect(repaired(closing)).toBe(closing);
});
