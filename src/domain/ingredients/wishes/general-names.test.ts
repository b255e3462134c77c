import { describe, expect, it } from 'vitest';
import { aSourceRecord } from '../../../../tests/support/a-source-record.ts';
import { derive } from '../../../../tests/support/a-derivation.ts';
import { judgeAvoidTerm } from '../../matching/judge-avoid.ts';
import { explainLabel } from '../label/explain-label.ts';
import { understandWish } from './understand-wish.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';

function judge(statement: string, avoided: string) {
  const record = aSourceRecord({ name: 'Plain', statement, readable: true });
  const { product } = derive([record], (label) => explainLabel(label, vocabulary));
  return understandWish(avoided, 'avoid', vocabulary).map((term) =>
    judgeAvoidTerm({ ...product, brand: { name: '' } }, term),
  );
}

const status = (statement: string, avoided: string) =>
  judge(statement, avoided).map((each) => each.status);

describe('a family named on a label', () => {
  it.each([
    ['Protein concentrate, salt', 'soy'],
    ['Proteins, salt', 'milk'],
    ['Spices, salt', 'celery'],
    ['Pea protein, natural seasonings', 'celery'],
    ['Praline, salt', 'hazelnut'],
    ['Pea protein, fruit blend', 'strawberry'],
    ['Pea protein, greens blend', 'spirulina'],
    ['Pea protein, energy blend', 'caffeine'],
    ['Pea protein, icing', 'milk'],
    ['Nougat, salt', 'almond'],
    ['Plant protein, salt', 'soy'],
    ['Crisps, salt', 'milk'],
    ['Vegetable fat, salt', 'palm oil'],
    ['Bierhefe, salt', 'gluten'],
    ['Beta-glucan, salt', 'gluten'],
    ['Seeds, salt', 'sesame'],
    ['Sweeteners, cocoa', 'sucralose'],
    ['Chocolate flavor, salt', 'natural flavors'],
    ['Chocolate flavor, salt', 'artificial flavors'],
    ['Mango, peach, orange and pineapple flavors', 'natural flavors'],
    ['Pea protein, vanilla cream flavor', 'vanilla'],
    ['Pea protein, caramel color', 'E150c'],
    ['Pea protein, mono- and diglycerides', 'monoglycerides'],
    ['Pea protein, fructo-oligosaccharides', 'oligofructose'],
    ['Pea protein, stabilizer (cellulose)', 'microcrystalline cellulose'],
    ['Pea protein, potassium phosphates', 'dipotassium phosphate'],
    ['Pea protein, calcium phosphate', 'tricalcium phosphate'],
    ['Pea protein, vitamin B12', 'cyanocobalamin'],
    ['Pea protein, vitamin A', 'retinyl palmitate'],
    ['Pea protein, vitamin D3', 'lanolin'],
    ['Pea protein, turmeric', 'curcumin'],
    ['Pea protein, color (curcumin)', 'E100'],
    ['Pea protein, black pepper', 'piperine'],
    ['Pea protein, matcha', 'EGCG'],
    ['Pea protein, beet juice', 'E162'],
    ['Pea protein, maltitol', 'maltitol syrup'],
    ['Pea protein, sugar', 'cane sugar'],
    ['Pea protein, sodium caseinate, milk fat', 'butter'],
    ['Pea protein, kelp', 'iodine'],
    ['Pea protein, vanilla extract', 'alcohol'],
    ['Pea protein, cocoa powder', 'caffeine'],
    ['Pea protein, milk chocolate', 'Koffein'],
    ['Pea protein, magnesium stearate', 'pork'],
    ['Pea protein, stearic acid', 'beef'],
    ['Oats, collagen peptides', 'gelatin'],
    ['Oats, apple juice concentrate', 'added sugar'],
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
    ['Oats, hydrolyzed gelatin', 'collagen'],
  ])('%s holds %s', (statement, avoided) => {
    expect(status(statement, avoided)).toEqual(['unmet']);
  });
});

describe('what is in a thing is avoided with it', () => {
  it.each([
    ['Whey, salt', 'whey protein'],
    ['Whey protein isolate, salt', 'lactalbumin'],
    ['Sweet whey powder, salt', 'Molkenprotein'],
    ['Wheat flour, salt', 'Weizengluten'],
    ['Almonds, salt', 'almond protein'],
    ['Pea protein, sodium alginate', 'alginato'],
  ])('%s is no match where %s is avoided', (statement, avoided) => {
    expect(status(statement, avoided)).toEqual(['unmet']);
  });

  it.each([
    ['Whey, salt. May contain almonds.', 'almond butter', 'may contain almond'],
    ['Whey, salt. Traces of hazelnuts.', 'hazelnut paste', 'may contain hazelnut'],
    ['Whey, salt. May contain barley.', 'barley malt', 'may contain barley'],
    [
      'Whey, salt. Made in a facility that handles almonds.',
      'almond butter',
      'made in a facility that handles almond',
    ],
  ])('%s leaves %s open', (statement, avoided, evidence) => {
    expect(judge(statement, avoided)).toMatchObject([{ status: 'unknown', evidence }]);
  });

  it('a warning of another nut leaves nothing open', () => {
    expect(status('Whey, salt. May contain hazelnuts.', 'almond butter')).toEqual(['met']);
  });

  it('milk powder leaves open whether it brings whey protein', () => {
    expect(status('Skimmed milk powder, salt', 'whey protein')).toEqual(['unknown']);
  });
});

describe('a food made of several things, without its list', () => {
  it.each([
    ['Pea protein, coating', 'sugar'],
    ['Pea protein, filling', 'sucralose'],
    ['Pea protein, cookie pieces', 'palm oil'],
    ['Pea protein, milk chocolate', 'sugar'],
    ['Pea protein, Zartbitterschokolade', 'Zucker'],
    ['Pea protein, caramel', 'corn syrup'],
    ['Pea protein, wafer', 'artificial colors'],
    ['Pea protein, marshmallows', 'gums'],
    ['Pea protein, margarine', 'palm oil'],
    ['Pea protein, ice cream', 'carrageenan'],
    ['Pea protein, creamer', 'maltodextrin'],
    ['Pea protein, granola', 'salt'],
    ['Pea protein, sprinkles', 'Red 40'],
    ['Pea protein, cookie crumbs', 'preservatives'],
  ])('%s leaves open whether it holds %s', (statement, avoided) => {
    expect(status(statement, avoided)).toEqual(['unknown']);
  });

  it.each([
    ['Pea protein, coating (cocoa, coconut oil)', 'sugar'],
    ['Pea protein, coating', 'creatine'],
    ['Pea protein, halva', 'milk'],
    ['Pea protein, cocoa powder', 'sugar'],
    ['Pea protein, cocoa butter', 'caffeine'],
  ])('%s says enough to be free of %s', (statement, avoided) => {
    expect(status(statement, avoided)).toEqual(['met']);
  });

  it('the word of a taste in a name is no such food', () => {
    const record = aSourceRecord({
      name: 'Milk Chocolate Pea',
      statement: 'Pea protein, salt',
      readable: true,
    });
    const { product } = derive([record], (label) => explainLabel(label, vocabulary));
    const [term] = understandWish('sugar', 'avoid', vocabulary);
    expect(judgeAvoidTerm({ ...product, brand: { name: '' } }, term!).status).toBe('met');
  });

  it('what is often made of palm oil leaves open whether it is', () => {
    expect(judge('Pea protein, mono- and diglycerides', 'palm oil')).toMatchObject([
      {
        status: 'unknown',
        evidence: '“mono- and diglycerides” may be or hold palm oil: the label does not say',
      },
    ]);
    expect(status('Pea protein, glycerin', 'palm kernel oil')).toEqual(['unknown']);
  });
});

describe('who avoids a form of a family avoids it of every kind', () => {
  it.each([
    ['fruits', 'fruit puree', ' puree'],
    ['fruits', 'fruit juice', ' juice'],
    ['fruits', 'fruit juice concentrate', ' juice concentrate'],
    ['vegetables', 'vegetable juice', ' juice'],
    ['insects', 'insect protein', ' protein'],
    ['tree nuts', 'nut milk', ' milk'],
    ['sugar', 'sugar syrup', ' syrup'],
    ['chocolate', 'chocolate chip', ' chip'],
  ])('of %s, %s', (family, general, form) => {
    const membersOf = (name: string) => vocabulary.entries.get(name)?.members ?? [];
    // The juice of young grass is no vegetable's.
    const kinds = membersOf(family).filter(
      (name) => name.endsWith(form) && !name.includes('grass'),
    );
    expect(kinds.length).toBeGreaterThan(1);
    expect(kinds.filter((name) => !membersOf(general).includes(name))).toEqual([]);
  });
});
