import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const namesIn = (statement: string) =>
  explainLabel({ statement }, vocabulary).ingredients.map(({ canonical }) => canonical);

describe('a list goes on behind what interrupts it', () => {
  test.each([
    'Pea protein, made in the USA, salt, milk powder',
    'Pea protein, product of USA, salt, organic milk powder',
    'Pea protein, keep refrigerated, salt, milk powder (12%)',
    'Pea protein, store in a cool place, salt, milk powder.',
    'Pea protein, shake well before use, salt, milk powder',
    'Pea protein, lot 123, salt, milk powder',
    'Pea protein, salt. Distributed by Acme, milk powder',
    'Erbsenprotein, hergestellt in Deutschland, Salz, Milchpulver',
    'Proteína de guisante, fabricado en España, sal, leche en polvo',
  ])('%s', (statement) => {
    expect(namesIn(statement)).toEqual(['pea protein', 'salt', 'milk powder']);
  });

  test.each([
    ['Pea protein, and lots of love!, salt, milk', 'milk'],
    ['Pea protein, salt. Made in the USA with milk from New Zealand', 'milk'],
  ])('no address hides what stands in it: %s', (statement, name) => {
    expect(namesIn(statement)).toContain(name);
  });

  test.each([
    'Pea protein, salt. Mix with 300 ml of water, milk, or juice.',
    'Pea protein, salt. Directions: blend with oats, milk, banana.',
    'Pea protein, salt. Distributed by Acme Inc., Denver, CO.',
  ])('directions at the beginning of a sentence are no list: %s', (statement) => {
    expect(namesIn(statement)).toEqual(['pea protein', 'salt']);
  });
});
