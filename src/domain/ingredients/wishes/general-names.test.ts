import { describe, expect, it } from 'vitest';
import { aSourceRecord } from '../../../../tests/support/a-source-record.ts';
import { derive } from '../../../../tests/support/a-derivation.ts';
import { judgeAvoidTerm } from '../../matching/judge-avoid.ts';
import { explainLabel } from '../label/explain-label.ts';
import { understandWish } from './understand-wish.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';

function status(statement: string, avoided: string): readonly string[] {
  const record = aSourceRecord({ name: 'Plain', statement, readable: true });
  const { product } = derive([record], (label) => explainLabel(label, vocabulary));
  return understandWish(avoided, 'avoid', vocabulary).map(
    (term) => judgeAvoidTerm({ ...product, brand: { name: '' } }, term).status,
  );
}

describe('a family named on a label', () => {
  it.each([
    ['Protein concentrate, salt', 'soy'],
    ['Proteins, salt', 'milk'],
    ['Plant protein, salt', 'soy'],
    ['Crisps, salt', 'milk'],
    ['Vegetable fat, salt', 'palm oil'],
    ['Seeds, salt', 'sesame'],
    ['Sweeteners, cocoa', 'sucralose'],
    ['Chocolate flavor, salt', 'natural flavors'],
    ['Chocolate flavor, salt', 'artificial flavors'],
    ['Mango, peach, orange and pineapple flavors', 'natural flavors'],
  ])('%s leaves open whether it brings %s', (statement, avoided) => {
    expect(status(statement, avoided)).toEqual(['unknown']);
  });

  it.each([
    ['Proteins (pea protein, rice protein), salt', 'soy'],
    ['Wheat flour, salt', 'soy'],
    ['Natural chocolate flavor, salt', 'artificial flavors'],
    ['Pea protein, salt', 'milk'],
  ])('%s says enough to be free of %s', (statement, avoided) => {
    expect(status(statement, avoided)).toEqual(['met']);
  });
});

describe('an avoided part or trade name means all that may bring it', () => {
  it.each([
    ['Pea protein, stevia leaf extract', 'E960'],
    ['Pea protein, stevia', 'steviol glycosides'],
    ['Pea protein, steviol glycosides', 'rebaudioside A'],
    ['Pea protein, stevia extract', 'Truvia'],
    ['Pea protein, aroma (sulphites)', 'Schwefeldioxid'],
    ['Oats, almond butter', 'nut butter'],
    ['Oats, peanut butter', 'nut butters'],
  ])('%s holds %s', (statement, avoided) => {
    expect(status(statement, avoided)).toEqual(['unmet']);
  });
});
