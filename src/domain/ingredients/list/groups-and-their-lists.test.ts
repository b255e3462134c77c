import { describe, expect, test } from 'vitest';
import { explain, namesWithGroups as names } from '../../../../tests/support/read-statement.ts';

describe('a bracket with a label of its own', () => {
  test('of proteins: the trade name is a protein blend', () => {
    const statement =
      'Zorbex (proprietary blend consisting of: whey protein isolate, egg white, taurine), salt';
    expect(names(statement)).toEqual([
      'protein blend',
      'protein blend > whey protein isolate',
      'protein blend > egg white',
      'protein blend > taurine',
      'salt',
    ]);
    expect(explain(statement).proteinType).toBe('Multi-Source');
  });

  test('of something else: the trade name is what the label says', () => {
    expect(names('Zorbex (vitamin and mineral premix: zinc oxide, biotin), salt')).toEqual([
      'vitamin and mineral blend',
      'vitamin and mineral blend > zinc oxide',
      'vitamin and mineral blend > biotin',
      'salt',
    ]);
  });

  test('below a heading it is a heading too', () => {
    expect(names('Protein blend (zorb blend: whey protein isolate, casein), salt')).toEqual([
      'protein blend',
      'protein blend > protein blend',
      'protein blend > whey protein isolate',
      'protein blend > casein',
      'salt',
    ]);
  });

  test('two labels are two groups', () => {
    expect(names('Zorbex (vitamin blend: biotin, folic acid; mineral blend: zinc oxide)')).toEqual([
      'zorbex',
      'zorbex > vitamin blend',
      'vitamin blend > biotin',
      'vitamin blend > folic acid',
      'zorbex > mineral blend',
      'mineral blend > zinc oxide',
    ]);
  });
});

describe('proteins below a trade name', () => {
  test('count as if they stood in a protein blend', () => {
    expect(
      explain('Zorbpro (soy rice crisps [soy protein isolate, rice flour], oats), salt')
        .proteinType,
    ).toBe('Plant Protein');
  });
  test('but not below a coating, though it is unknown', () => {
    expect(explain('Zorbed coating (whey protein isolate, sugar), salt').proteinType).toBeNull();
  });
});

describe('brackets that list', () => {
  test.each([
    ['Vitamin blend (vitamin C, vitamin B6)', ['vitamin blend', 'vitamin c', 'vitamin b6']],
    ['Nuts (peanuts, almonds)', ['nuts', 'peanut', 'almond']],
    ['Peanut butter (peanuts)', ['peanut butter', 'peanut']],
    ['Almond butter (roasted almonds).', ['almond butter', 'almond']],
  ])('%s', (statement, expected) => {
    expect(explain(statement).ingredients.map(({ canonical }) => canonical)).toEqual(expected);
  });

  test.each(['Natural flavor (milk, soy)', 'Whey protein isolate (milk)'])(
    '%s only declares',
    (statement) => {
      expect(explain(statement).ingredients).toHaveLength(1);
      expect(explain(statement).contains).toContain('milk');
    },
  );
});

describe('names before a bracket', () => {
  test('a filling is one name with what it is of', () => {
    expect(names('Peanut butter fudge (sugar, palm oil), salt')).toEqual([
      'peanut butter fudge',
      'peanut butter fudge > sugar',
      'peanut butter fudge > palm oil',
      'salt',
    ]);
  });

  test('flavored crisps are crisps', () => {
    expect(names('Cocoa flavored soy crisps (soy protein isolate), salt')[0]).toBe('soy crisp');
  });

  test('"citric acid" is no name before a function', () => {
    expect(names('TBHQ and citric acid (to preserve freshness), salt')).toEqual([
      'tbhq',
      'citric acid',
      'salt',
    ]);
  });

  test('"and whey (milk) protein concentrate" is whey', () => {
    expect(names('Soy protein isolate, and whey (milk) protein concentrate')).toEqual([
      'soy protein isolate',
      'whey protein concentrate',
    ]);
  });
});

describe('single names', () => {
  test.each([
    ['Potassium sorbate added as a preservative', 'potassium sorbate'],
    ['Glycerin color added', 'glycerin'],
    ['Low D.E. Maltodextrin', 'maltodextrin'],
    ['Ascorbic acid (Vit, C)', 'ascorbic acid'],
    ['Medium chain triglycerides complex', 'medium chain triglycerides'],
    ['Evaporated cane juice', 'evaporated cane juice'],
    ['Rapeseed Cil', 'canola oil'],
  ])('%s', (written, canonical) => {
    expect(names(`Salt, ${written}, cocoa`)).toEqual(['salt', canonical, 'cocoa']);
  });

  test('the milk of "Muscle Milk protein blend" is its name', () => {
    expect(names('Muscle milk protein blend (whey protein isolate, casein)')[0]).toBe(
      'protein blend',
    );
    expect(names('Milk protein blend (whey protein isolate, casein)')[0]).toBe(
      'milk protein blend',
    );
  });

  test('a nugget of a protein blend is no source beside its own', () => {
    expect(
      explain('Protein blend (soy protein nuggets [soy protein isolate], pea protein), salt')
        .proteinSources,
    ).toEqual(['soy protein', 'pea protein']);
  });
});
