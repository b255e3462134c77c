import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { NAMED_PROTEINS, proteinsInName } from './named-proteins.ts';

const namesIn = (name: string) => proteinsInName(name).map(({ canonical }) => canonical);

describe('the proteins that a product is called by', () => {
  it.each([
    ['100% Whey', ['whey']],
    ['Platinum Hydrowhey, Vanilla', ['whey']],
    ['Lactosérum natif', ['whey']],
    ['Protein aus Molke', ['whey']],
    ['Micellar CASEIN', ['casein']],
    ['Caséine & Whey', ['whey', 'casein']],
    ['Milk Protein Smoothie', ['milk protein']],
    ['Eggwhite Protein', ['egg white']],
    ['Egg White Powder', ['egg white']],
    ['Egg Pro, Chocolate', ['egg']],
    ['Soya Protein 90', ['soy protein']],
    ['Isolat de Protéine de Soja', ['soy protein']],
    ['Protéine Soja', ['soy protein']],
    ['Pea Protein Isolate', ['pea protein']],
    ['Pea & Rice Protein', ['pea protein', 'rice protein']],
    ['Brown Rice Protein', ['rice protein']],
    ['Raw Hemp Protein', ['hemp protein']],
    ['Beef Protein Isolate', ['beef protein']],
    ['Vegan Rice Protein', ['rice protein']],
  ])('%s: %j', (name, proteins) => {
    expect(namesIn(name)).toEqual(proteins);
  });

  it.each([
    'Vegan Whey Alternative',
    'Plant Whey',
    'No Whey Protein',
    'Dairy Free Casein Style Shake',
    'Soy Protein Free Bar',
    'Without Egg Protein',
    'Eggless Protein',
    'Peanut Butter Protein Bar',
    'Milk Chocolate Protein Bar',
    'Protein Bar',
    '',
  ])('none in: %s', (name) => {
    expect(namesIn(name)).toEqual([]);
  });

  it('are called as the vocabulary calls them, with the same allergen', () => {
    for (const { canonical, allergen } of NAMED_PROTEINS) {
      const entry = vocabulary.entries.get(canonical);
      expect([canonical, entry?.allergens]).toEqual([
        canonical,
        allergen === null ? [] : [allergen],
      ]);
    }
  });
});
