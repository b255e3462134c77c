import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { NAMED_PROTEINS, proteinsInName } from './named-proteins.ts';

const namesIn = (name: string) => proteinsInName(name).map(({ canonical }) => canonical);

describe('the proteins that a product is called by', () => {
  it.each([
    ['100% Whey', ['whey']],
    ['Platinum Hydrowhey, Vanilla', ['whey']],
    ['Lactosérum natif', ['whey']],
    ['Protein aus Molke', ['whey']],
    ['Infusions WPI, Citrus Lemonade', ['whey']],
    ['WPC 80', ['whey']],
    // Cross-flow microfiltration is how whey isolate is made.
    ['Black CFM Isolate', ['whey']],
    ['Micellar CASEIN', ['casein']],
    ['Caséine & Whey', ['whey', 'casein']],
    ['Milk Protein Smoothie', ['milk protein']],
    ['Eggwhite Protein', ['egg white']],
    ['Egg White Powder', ['egg white']],
    ['Egg Pro, Chocolate', ['egg']],
    ['Soya Protein 90', ['soy protein']],
    ['Isolat de Protéine de Soja', ['soy protein']],
    ['Protéine Soja', ['soy protein']],
    ['Soy Isolate Vanilla', ['soy protein']],
    ['Protéines de lupin', ['lupin protein']],
    ['Pea Protein Isolate', ['pea protein']],
    ['Pea & Rice Protein', ['pea protein', 'rice protein']],
    ['Brown Rice Protein', ['rice protein']],
    ['Raw Hemp Protein', ['hemp protein']],
    ['Beef Protein Isolate', ['beef protein']],
    ['Isolate 97 (HYDROBEEF)', ['beef protein']],
    ['Beef Jerky Bar', ['beef']],
    ['Egg Free Beef Protein', ['beef protein']],
    ['Collagen Peptides', ['hydrolyzed collagen']],
    ['Whey & Collagen', ['whey', 'hydrolyzed collagen']],
    ['Protéines de Collagène', ['hydrolyzed collagen']],
    ['Bone Broth Protein', ['bone broth protein']],
    ['Protein Bar Abricot Cricket', ['cricket protein']],
    ['Protéines Milk et Egg 95+', ['milk protein', 'egg']],
    ['Milk & Egg', ['milk protein', 'egg']],
    ['Lactose Free Whey Isolate', ['whey']],
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
    'Vegan Egg Protein',
    'Plant Based Beef Protein',
    'Vegan Beef Jerky',
    'Vegan Collagen',
    'Collagen Builder',
    'Collagen Support Greens',
    'No Collagen',
    'Broth Free',
    'Peanut Butter Protein Bar',
    'Milk Chocolate Protein Bar',
    'Protein Bar',
    '',
  ])('none in: %s', (name) => {
    expect(namesIn(name)).toEqual([]);
  });

  it('are called as the vocabulary calls them, with the same allergen, of animals where it says so', () => {
    for (const { canonical, allergen, animal } of NAMED_PROTEINS) {
      const entry = vocabulary.entries.get(canonical);
      expect([canonical, entry?.allergens, entry?.animal]).toEqual([
        canonical,
        allergen === null ? [] : [allergen],
        animal ? 'yes' : 'no',
      ]);
    }
  });
});
