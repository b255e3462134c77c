import { describe, expect, test } from 'vitest';
import { readSections } from './statement-sections.ts';

const list = (statement: string) => readSections(statement).list;

test('a statement of nothing but a list', () => {
  expect(readSections('pea protein, salt')).toEqual({
    list: 'pea protein, salt',
    declared: [],
    precautions: [],
    furtherLists: [],
    closed: false,
  });
  expect(readSections('')).toEqual({
    list: '',
    declared: [],
    precautions: [],
    furtherLists: [],
    closed: false,
  });
});

test('a whole label: list, declaration, precaution, directions', () => {
  expect(
    readSections(
      'INGREDIENTS: Whey, cocoa. Contains: milk, soy. May contain egg. Store in a cool place.',
    ),
  ).toEqual({
    list: 'Whey, cocoa. ',
    declared: ['milk', 'soy'],
    precautions: [{ allergen: 'egg', basis: 'may contain' }],
    furtherLists: [],
    closed: true,
  });
});

describe('what ends a list', () => {
  test.each(
    'Allergen information|Allergy advice|allirgens: x|Ailergens: x|for allergens see bold|Direction x|Directions|Suggested use|Suggestions|Suggestion|Recommended|Recommendation|Recommendations|How to use|Preparation: x|Usage|Store|Storage|Keep in|Keep out of reach|Keep refrigerated|Keep cool|Keep away|Keep dry|Keep tightly|Keep closed|Warning|Warnings|Caution|Excessive|Suitable for|Not suitable for|This product|This is|This bar|This package|Product contains|Product of Italy|Distributed by|Manufactured by|Produced by|Nutrition facts|Nutritional information|Typical values|Amino acid profile|Serving size|Serving suggestion|Servings per box|Best before|Best if|Shake well|Shake before|Shake vigorously|Mix 1 scoop|Mix one scoop|Mix with|Mix well|Mix into|Add 1|Add one|Add to|Consult a doctor|Pregnant|Phenylketonurics|These statements|Percent daily|Daily value|www.x|Net wt|Net weight|Important|No artificial x|No added x|Free from x|Free of x|Certified organic by|Certified by|May have x|Adds a x|Adds trivial|Add negligible|Not a significant|Not a low|After opening|Consume|Take 1|Dist. by|Packed in|Packaged in|Made in|Made on|Made with|Made from organic|If you|Use by|For best|Gluten free.|Gluten-free!|As part of|Enjoy|Source of lactose|Sources of lactose|Food supplement|Dietary supplement|To prepare|Each bar|Each serving|Contact us|See side|See back|See below|Color may|Refrigerate|Perishable|Batch'.split(
      '|',
    ),
  )('%s', (words) => {
    expect(list(`Pea protein, salt. ${words} zorb`)).toBe('Pea protein, salt. ');
  });

  test.each(
    'stored rice|keep it|suite|preparation|mix salt|add salt|shake|take salt|made from pea|gluten free oats|product|nutrition|serving|best|not a x|each pea|see pea|contact|certified pea|free range|no sugar|adds salt|nutritional yeast|how to|unrecommend|xusage|xwarning|net x|daily|after|may|if|for'.split(
      '|',
    ),
  )('not "%s"', (words) => {
    expect(readSections(`Pea protein, ${words} zorb`).list).toBe(`Pea protein, ${words} zorb`);
  });

  test('not at its very beginning', () => {
    expect(list('Made with pea')).toBe('Made with pea');
  });
});

describe('precautions', () => {
  test.each([
    ['may contain soy', 'may contain'],
    ['could contain soy', 'may contain'],
    ['can contain soy', 'may contain'],
    ['may also include soy', 'may contain'],
    ['may be present: soy', 'may contain'],
    ['may be contaminated by soy', 'may contain'],
    ['mat be present soy', 'may contain'],
    ['May con-tain soy', 'may contain'],
    ['may comtain soy', 'may contain'],
    ['may come into contact with soy', 'may contain'],
    ['may have come in contact with soy', 'may contain'],
    ['traces of soy', 'traces'],
    ['trace amounts of soy', 'traces'],
    ['contains possible traces of soy', 'traces'],
    ['may contain traces of soy', 'traces'],
    ['made in a place with soy', 'facility'],
    ['made on lines with soy', 'facility'],
    ['produced in a place with soy', 'facility'],
    ['manufactured using soy', 'facility'],
    ['processed at soy', 'facility'],
    ['packed in soy', 'facility'],
    ['packaged in soy', 'facility'],
    ['prepared in soy', 'facility'],
    ['bottled in soy', 'facility'],
    ['blended in soy', 'facility'],
    ['processed and packed on soy lines', 'facility'],
    ['shared equipment with soy', 'facility'],
    ['shared facility with soy', 'facility'],
    ['shared lines with soy', 'facility'],
    ['facility that handles soy', 'facility'],
    ['plant which handles soy', 'facility'],
    ['factory where soy', 'facility'],
    ['bakery that handles soy', 'facility'],
    ['environment where soy', 'facility'],
    ['equipment that handles soy', 'facility'],
    ['may contain soy from a bakery', 'facility'],
    ['may con - tain soy', 'may contain'],
    ['may conain soy', 'may contain'],
    ['mav be contaminated by soy', 'may contain'],
    ['could be present: soy', 'may contain'],
    ['may come in contact with soy', 'may contain'],
    ['may have come into contact with soy', 'may contain'],
    ['contain traces of soy', 'traces'],
    ['possible trace of soy', 'traces'],
    ['trace amount: soy', 'traces'],
    ['plant where soy', 'facility'],
    ['shared line with soy', 'facility'],
  ])('%s: %s', (words, basis) => {
    const sections = readSections(`Pea protein, salt. ${words}`);
    expect(sections.precautions).toEqual([{ allergen: 'soy', basis }]);
    expect(sections).toMatchObject({ list: 'Pea protein, salt. ', declared: [], closed: true });
  });

  test('each is told once, in the order of the label, up to six of them', () => {
    expect(
      readSections('Pea. May contain egg. May contain egg. Made in a plant with egg.').precautions,
    ).toEqual([
      { allergen: 'egg', basis: 'may contain' },
      { allergen: 'egg', basis: 'facility' },
    ]);
    const many = ['egg', 'milk', 'soy', 'wheat', 'fish', 'sesame', 'peanuts'];
    const { precautions } = readSections(
      `Pea. ${many.map((allergen) => `may contain ${allergen}`).join(' ')}`,
    );
    expect(precautions.map(({ allergen }) => allergen)).toEqual(many.slice(0, 6));
  });

  test('in a bracket: the bracket goes with it', () => {
    for (const bracket of ['(', '[', '{', '( ']) {
      expect(list(`Pea, salt ${bracket}may contain egg)`)).toBe('Pea, salt ');
    }
  });

  test('also behind the list of another flavor', () => {
    const sections = readSections(
      'Ingredients: pea protein powder, salt, cocoa, sugar, water, oil. Ingredients: rice, salt. May contain egg',
    );
    expect(sections.precautions).toEqual([{ allergen: 'egg', basis: 'may contain' }]);
    expect(sections.furtherLists).toEqual(['rice, salt. ']);
  });
});

describe('declarations', () => {
  test.each([
    ['Pea, salt. Contains milk', 'Pea, salt. ', ['milk']],
    ['Pea, salt. Contains: milk. Egg', 'Pea, salt. ', ['milk']],
    ['Pea, salt. Contains no milk', 'Pea, salt. ', []],
    ['Pea, salt. Contains: see milk', 'Pea, salt. ', []],
    ['Pea, salt. Contains for milk', 'Pea, salt. ', []],
    ['Pea, salt. Contains nothing', 'Pea, salt. ', []],
    ['Pea, salt contains milk & soy', 'Pea, salt ', ['milk', 'soy']],
    ['Pea, salt containing milk', 'Pea, salt ', ['milk']],
    [
      'Pea, salt contains milk protein crisps of the finest',
      'Pea, salt contains milk protein crisps of the finest',
      [],
    ],
    ['Pea, salt CONTAINS milk crisps of the finest kind', 'Pea, salt ', ['milk']],
    [
      'PEA, SALT CONTAINS MILK CRISPS OF THE FINEST KIND',
      'PEA, SALT CONTAINS MILK CRISPS OF THE FINEST KIND',
      [],
    ],
    ['Pea (salt. contains milk)', 'Pea (salt. ', ['milk']],
    ['Pea (contains milk), salt', 'Pea (contains milk), salt', []],
    ['Pea (salt, contains milk)', 'Pea (salt, contains milk)', []],
    ['contains milk', 'contains milk', []],
    ['Pea* contains milk and more of the same kind', 'Pea* ', ['milk']],
    ['Pea, salt. Contains: 1.5 milk! Egg', 'Pea, salt. ', ['milk']],
  ])('%s', (statement, expectedList, declared) => {
    expect(readSections(statement)).toMatchObject({ list: expectedList, declared });
  });

  test('a declaration and a precaution in one sentence', () => {
    expect(readSections('Pea, salt. Contains milk, may contain egg')).toMatchObject({
      list: 'Pea, salt. ',
      declared: ['milk'],
      precautions: [{ allergen: 'egg', basis: 'may contain' }],
    });
  });
});

describe('what is denied', () => {
  test.each([
    ['Pea, salt. Our bars do not contain wheat. Milk', 'Pea, salt.'],
    ['Pea, salt; they never contain wheat', 'Pea, salt;'],
    ["Pea, salt! It doesn't contain wheat", 'Pea, salt!'],
    ['Pea. Salt. It cannot contain wheat', 'Pea. Salt.'],
    ['Pea. Oil, salt does not contain wheat', 'Pea.'],
    ['Pea, salt does not contains wheat', 'Pea, salt does '],
  ])('ends the list and declares nothing: %s', (statement, expected) => {
    expect(readSections(statement)).toMatchObject({ list: expected, declared: [] });
  });
});

describe('a declaration in the list', () => {
  test.each([
    ['Pea (oil), salt contains milk', 'Pea (oil), salt ', ['milk']],
    ['Pea [oil], salt contains milk', 'Pea [oil], salt ', ['milk']],
    ['Pea {oil}, salt contains milk', 'Pea {oil}, salt ', ['milk']],
    ['Pea), oil (palm), salt contains milk', 'Pea), oil (palm), salt ', ['milk']],
    ['Pea (oil, salt contains milk', 'Pea (oil, salt contains milk', []],
    ['Pea [oil, salt contains milk', 'Pea [oil, salt contains milk', []],
    ['Pea {oil, salt contains milk', 'Pea {oil, salt contains milk', []],
    ['Pea: contains crisps of milk and more', 'Pea: ', ['milk']],
    ['Pea; contains crisps of milk and more', 'Pea; ', ['milk']],
    ['Pea! contains crisps of milk and more', 'Pea! ', ['milk']],
    ['Pea (a) contains crisps of milk and more', 'Pea (a) ', ['milk']],
    ['Pea "a" contains crisps of milk and more', 'Pea "a" ', ['milk']],
    ['Pea. b contains crisps of milk and more', 'Pea. b contains crisps of milk and more', []],
  ])('ends it where no bracket is open and a sentence begins: %s', (statement, list, declared) => {
    expect(readSections(statement)).toMatchObject({ list, declared });
  });

  test.each([
    ['Pea, salt. Milk, peanuts, soy.', 'Pea, salt.', ['milk', 'peanuts', 'soy']],
    ['Pea, salt; milk and soy', 'Pea, salt;', ['milk', 'soy']],
    ['Pea, salt. milk & soy; ', 'Pea, salt.', ['milk', 'soy']],
    ['Pea, salt. Milk', 'Pea, salt. Milk', []],
    ['Pea, salt. Milk, sugar', 'Pea, salt. Milk, sugar', []],
    ['Pea, salt, milk, soy', 'Pea, salt, milk, soy', []],
  ])(
    'needs no word where a last sentence names allergens only: %s',
    (statement, list, declared) => {
      expect(readSections(statement)).toMatchObject({ list, declared });
    },
  );
});
