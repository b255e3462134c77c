import { describe, expect, test } from 'vitest';
import { aTerm, someCriteria } from '../../../tests/support/a-product.ts';
import { vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { understandTerm } from '../ingredients/wishes/understand-term.ts';
import { understandWish } from '../ingredients/wishes/understand-wish.ts';
import { PROTEIN_TYPES, type ProteinType } from '../enumerations.ts';
import { findWarnings as find } from './warnings.ts';

const findWarnings = (
  criteria: Parameters<typeof find>[0],
  settings: ReadonlyMap<string, string> = new Map(),
) => find(criteria, vocabulary, settings);

const whey = aTerm('whey', {
  members: ['whey', 'whey protein isolate'],
  partOfAllergens: ['milk'],
});
const dairy = aTerm('dairy', {
  kind: 'family',
  members: ['dairy', 'milk', 'whey', 'whey protein isolate', 'casein'],
  allergens: ['milk'],
});

function kindsOf(criteria: Parameters<typeof someCriteria>[0]): string[] {
  return findWarnings(someCriteria(criteria)).map((each) => each.kind);
}

// @spec vegan with whey or casein type
describe('vegan', () => {
  test.each(PROTEIN_TYPES)('with %s conflicts exactly where the type is whey or casein', (type) => {
    const warnings = findWarnings(someCriteria({ flags: ['isVegan'], proteinTypes: [type] }));
    const source = /Whey/.test(type) ? 'whey' : 'casein';
    const expected = {
      kind: 'conflict',
      text: `Vegan and ${type} contradict each other: ${source} comes from milk.`,
    };
    expect(warnings).toEqual(/Whey|Casein/.test(type) ? [expected] : []);
  });

  test('conflicts with a must-have that comes from animals', () => {
    expect(findWarnings(someCriteria({ flags: ['isVegan'], mustHave: [whey] }))).toEqual([
      {
        kind: 'conflict',
        text: 'Vegan and the must-have whey contradict each other: it comes from animals.',
      },
    ]);
    expect(kindsOf({ flags: ['isVegan'], mustHave: [dairy] })).toEqual(['conflict']);
    for (const allergen of ['egg', 'fish', 'crustacean shellfish'] as const) {
      const animal = aTerm(allergen, { allergens: [allergen, 'soy'] });
      expect(kindsOf({ flags: ['isVegan'], mustHave: [animal] })).toEqual(['conflict']);
    }
    const soy = aTerm('soy', { allergens: ['soy'] });
    expect(kindsOf({ flags: ['isVegan'], mustHave: [soy] })).toEqual([]);
  });

  test.each([
    ['honey', 1],
    ['collagen', 1],
    ['gelatin', 1],
    ['beef protein', 1],
    ['protein', 0],
    ['vitamin d3', 0],
    ['creatine', 0],
    ['zorbium', 0],
  ])('with the must-have %s: %d conflicts', (word, conflicts) => {
    const term = understandTerm(word, vocabulary);
    const warnings = kindsOf({ flags: ['isVegan'], mustHave: [term] });
    expect(warnings.filter((kind) => kind === 'conflict')).toHaveLength(conflicts);
  });

  test('says nothing of names of which one will do and is none', () => {
    const [either] = understandWish('whey or creatine', 'mustHave', vocabulary);
    if (either === undefined) throw new Error('not understood');
    expect(kindsOf({ flags: ['isVegan', 'isLactoseFree'], mustHave: [either] })).toEqual([]);
    const [animal] = understandWish('collagen or gelatin', 'mustHave', vocabulary);
    if (animal === undefined) throw new Error('not understood');
    expect(kindsOf({ flags: ['isVegan'], mustHave: [animal] })).toEqual(['conflict']);
  });

  test('is not assumed where it is not ticked', () => {
    expect(kindsOf({ flags: ['isOrganic'], proteinTypes: ['Casein'], mustHave: [whey] })).toEqual(
      [],
    );
  });
});

// @spec lactose-free with whey
describe('lactose free', () => {
  test.each([
    ['Whey Concentrate', ['conflict']],
    ['Whey Blend', ['conflict']],
    ['Hydrolyzed Whey', ['conflict']],
    ['Casein & Whey', ['conflict']],
    ['Whey Isolate', ['caution']],
    ['Casein', []],
    ['Plant Protein', []],
  ] as const)('with %s: %o', (type, kinds) => {
    expect(kindsOf({ flags: ['isLactoseFree'], proteinTypes: [type] })).toEqual(kinds);
    expect(kindsOf({ flags: ['isVegan', 'isOrganic'], proteinTypes: ['Plant Protein'] })).toEqual(
      [],
    );
  });

  test.each([
    [
      'whey',
      'conflict',
      'Lactose Free and the must-have whey contradict each other: whey contains lactose.',
    ],
    [
      'Molke',
      'conflict',
      'Lactose Free and the must-have whey contradict each other: whey contains lactose.',
    ],
    [
      'whey concentrate',
      'conflict',
      'Lactose Free and the must-have whey protein concentrate contradict each other: whey contains lactose.',
    ],
    [
      'whey isolate',
      'caution',
      'Lactose Free and whey protein isolate: isolate has little lactose, but is lactose free only where the label says so.',
    ],
  ] as const)('with the must-have %s: %s', (word, kind, text) => {
    const mustHave = [understandTerm(word, vocabulary)];
    expect(findWarnings(someCriteria({ flags: ['isLactoseFree'], mustHave }))).toEqual([
      { kind, text },
    ]);
    expect(findWarnings(someCriteria({ flags: ['isOrganic'], mustHave }))).toEqual([]);
  });

  test.each(['casein', 'pea', 'milk protein'])('with the must-have %s: nothing', (word) => {
    const mustHave = [understandTerm(word, vocabulary)];
    expect(kindsOf({ flags: ['isLactoseFree'], mustHave })).toEqual([]);
  });

  test('says what is the matter', () => {
    const texts = findWarnings(
      someCriteria({ flags: ['isLactoseFree'], proteinTypes: ['Whey Isolate', 'Whey Blend'] }),
    ).map((each) => each.text);
    expect(texts).toEqual([
      'Lactose Free and Whey Isolate: isolate has little lactose, but is lactose free only where the label says so.',
      'Lactose Free and Whey Blend contradict each other: whey contains lactose.',
    ]);
  });
});

// @spec overlapping must-have and avoid ingredients
describe('a must-have that is avoided', () => {
  const pea = aTerm('pea', { members: ['pea', 'pea protein'] });
  const peanut = aTerm('peanut', { members: ['peanut', 'peanut butter'] });

  test.each([
    [whey, dairy, 'You ask for whey and avoid dairy, which includes it.'],
    [
      dairy,
      whey,
      'You ask for dairy and avoid whey, a kind of it: only its other kinds are found.',
    ],
  ])('clashes by meaning, whichever of the two is the wider', (wanted, avoided, text) => {
    const criteria = someCriteria({ mustHave: [wanted], avoid: [avoided] });
    expect(findWarnings(criteria)).toEqual([{ kind: 'conflict', text }]);
  });

  test.each([
    ['cocoa', 'nuts'],
    ['collagen', 'egg'],
    ['natural flavor', 'nuts'],
    ['oats', 'soy'],
    ['lecithin', 'soy'],
  ])('does not clash where the two only share a product: %s and %s', (wanted, avoided) => {
    const mustHave = [understandTerm(wanted, vocabulary)];
    const avoid = [understandTerm(avoided, vocabulary)];
    expect(kindsOf({ mustHave, avoid })).toEqual([]);
  });

  test('does not clash by letters: pea and peanut', () => {
    expect(kindsOf({ mustHave: [pea], avoid: [peanut] })).toEqual([]);
    expect(kindsOf({ mustHave: [peanut], avoid: [pea] })).toEqual([]);
  });

  test('under one name is said shorter', () => {
    expect(findWarnings(someCriteria({ mustHave: [pea], avoid: [pea] }))[0]?.text).toBe(
      'You ask for pea and avoid it.',
    );
  });

  test('is also found where one of them is a word not known, by whole words', () => {
    const literal = aTerm('zorbium', { kind: 'literal' });
    const longer = aTerm('zorbium extract', { kind: 'literal' });
    const nut = aTerm('nut', { kind: 'literal' });
    const conflicts = (mustHave: typeof literal, avoid: typeof literal): number =>
      kindsOf({ mustHave: [mustHave], avoid: [avoid] }).filter((kind) => kind !== 'unknown-word')
        .length;
    expect(conflicts(literal, longer)).toBe(1);
    expect(conflicts(longer, literal)).toBe(1);
    expect(conflicts(nut, peanut)).toBe(0);
    expect(conflicts(literal, nut)).toBe(0);
  });
});

describe('a protein type that is made of what is avoided', () => {
  const avoiding = (word: string, type: ProteinType) =>
    findWarnings(someCriteria({ avoid: [understandTerm(word, vocabulary)], proteinTypes: [type] }));

  test.each([
    ['whey', 'Whey Isolate', 'whey protein isolate'],
    ['whey', 'Whey Concentrate', 'whey protein concentrate'],
    ['dairy', 'Whey Blend', 'whey protein'],
    ['milk', 'Hydrolyzed Whey', 'hydrolyzed whey protein'],
    ['casein', 'Casein', 'casein'],
    ['casein', 'Casein & Whey', 'casein'],
    ['whey', 'Casein & Whey', 'whey protein'],
    ['plant proteins', 'Plant Protein', 'plant proteins'],
    ['pea protein', 'Pea + Rice', 'pea protein'],
    ['rice', 'Pea + Rice', 'rice protein'],
    ['plant proteins', 'Multi-Plant', 'plant proteins'],
  ] as const)('%s and %s', (word, type, protein) => {
    expect(avoiding(word, type)).toEqual([
      {
        kind: 'conflict',
        text: `You avoid ${word} and ask for the protein type ${type}: such products contain ${protein}.`,
      },
    ]);
  });

  test.each([
    ['whey protein isolate', 'Whey Blend'],
    ['dairy except whey', 'Whey Isolate'],
    ['soy', 'Plant Protein'],
    ['sucralose', 'Whey Isolate'],
    ['dairy', 'Multi-Source'],
  ] as const)('%s and %s go together', (word, type) => {
    expect(avoiding(word, type)).toEqual([]);
  });
});

describe('a word that is not known', () => {
  test('is said once, with what cannot be known then and what it may have meant', () => {
    const literal = aTerm('zorbium', { kind: 'literal' });
    const warnings = findWarnings(someCriteria({ avoid: [literal, literal], mustHave: [whey] }));
    expect(warnings).toEqual([
      {
        kind: 'unknown-word',
        text: 'We do not know “zorbium” as an ingredient, so no product can be confirmed to be free of it.',
      },
    ]);
    const near = aTerm('milc', { kind: 'literal', didYouMean: ['milk', 'silk'] });
    expect(findWarnings(someCriteria({ mustHave: [near] }))).toEqual([
      {
        kind: 'unknown-word',
        text: 'We do not know “milc” as an ingredient, so only labels with exactly this wording are found. Did you mean milk or silk?',
      },
    ]);
  });

  test.each([
    ['Vegan', '“Vegan” is no ingredient: tick Vegan among the dietary wishes instead.'],
    [
      'gluten-free',
      '“gluten-free” is no ingredient: tick Gluten Free among the dietary wishes instead.',
    ],
    ['no soy', '“no soy” is nothing to have: write what you avoid under Avoid ingredients.'],
    ['Celiac', '“Celiac” is nothing to have: write what you avoid under Avoid ingredients.'],
  ])('that is a wish of another kind says where it belongs: %s', (word, text) => {
    const literal = aTerm(word, { kind: 'literal' });
    expect(findWarnings(someCriteria({ mustHave: [literal] }))).toEqual([
      { kind: 'caution', text },
    ]);
  });

  test('that is set elsewhere says where, once, and only as a must-have', () => {
    const literal = aTerm('weight loss', { kind: 'literal' });
    const settings = new Map([['weight loss', 'choose Weight Management among the fitness goals']]);
    expect(findWarnings(someCriteria({ mustHave: [literal, literal] }), settings)).toEqual([
      {
        kind: 'caution',
        text: '“weight loss” is no ingredient: choose Weight Management among the fitness goals instead.',
      },
    ]);
    expect(kindsOf({ avoid: [literal] })).toEqual(['unknown-word']);
  });

  test('is taken as it is, whatever it is called in the language of this program', () => {
    const literal = aTerm('constructor', { kind: 'literal' });
    expect(kindsOf({ avoid: [literal] })).toEqual(['unknown-word']);
  });
});
