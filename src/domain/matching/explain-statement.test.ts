import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { NO_CRITERIA } from './criteria.ts';
import { explainStatement } from './explain-statement.ts';

/** How a whole statement stands against one avoided word. */
function avoided(word: string, statement: string): string | undefined {
  const criteria = { ...NO_CRITERIA, avoidIngredients: [word] };
  return explainStatement(vocabulary, { statement, criteria }).match?.criteria[0]?.status;
}

describe('a statement against an avoided word', () => {
  test.each([
    ['sunflower', 'Fibre from sunflower, salt'],
    ['sulfites', 'Pea protein, color: caramel (sulfite)'],
    ['sulfites', 'Pea protein, colour: sulphite ammonia caramel'],
    ['sulfites', 'Pea protein, caramel colour (E150d)'],
    ['sulphites', 'Pea protein, E 150b'],
    ['Sulfite', 'Erbsenprotein, Farbstoff: Ammonsulfit-Zuckerkulör'],
    ['sulfites', "Protéine de pois, colorant : caramel au sulfite d'ammonium"],
    ['sunflower', 'Protéines végétales (de tournesol), sel'],
    ['corn', 'Dextrose (from corn), salt'],
    ['rapeseed', 'Huiles de palme et de colza, sel'],
    ['rapeseed', 'Huiles de palme, de colza et de soja, sel'],
    ['girasol', 'Aceite de palma y de girasol, sal'],
    ['pumpkin', 'Almonds, pumpkin seeds, honey'],
    ['olive', "Huile d'olive, sel"],
    ['sodium', 'Pea protein, sea salt'],
    ['glucose', 'Pea protein, glucose syrup'],
    ['sorbate', 'Pea protein, potassium sorbate'],
    ['citrate', 'Pea protein, potassium citrate'],
  ])('%s: %s', (word, statement) => {
    expect(avoided(word, statement)).toBe('unmet');
  });

  test.each([
    ['sulfites', 'Pea protein, caramel color'],
    ['potassium', 'Pea protein, acesulfame potassium'],
    ['tocopherol', 'Pea protein, vitamin e'],
    ['maltodextrin', 'Pea protein, resistant maltodextrin'],
    ['coffee', 'Pea protein, mocha flavor'],
    ['casein', 'Pea protein, skimmed milk powder'],
    ['whey', 'Pea protein, milk chocolate'],
  ])('%s may be in: %s', (word, statement) => {
    expect(avoided(word, statement)).toBe('unknown');
  });

  test.each([
    ['sulfites', 'Pea protein, caramel color (E150a), E150c'],
    ['sunflower', 'Pea protein, sea salt'],
    ['pumpkin', 'Sunflower seeds, honey'],
    ['sodium', 'Pea protein, cocoa'],
    ['casein', 'Whey protein isolate, salt'],
    ['whey', 'Calcium caseinate, salt'],
  ])('%s is not in: %s', (word, statement) => {
    expect(avoided(word, statement)).toBe('met');
  });
});
