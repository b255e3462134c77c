import { describe, expect, test } from 'vitest';
import { aVocabulary, anIngredientRow } from '../../../../tests/support/a-vocabulary.ts';
import { buildVocabulary, listOf } from './build-vocabulary.ts';

const aFamilyRow = (canonical: string, parents = '', allergens = '') => ({
  canonical,
  parents,
  allergens,
  description: `All ${canonical}.`,
  source: 'a table',
});

test('a cell is a list of what stands between bars', () => {
  expect(listOf('')).toEqual([]);
  expect(listOf(' a | b c ||d ')).toEqual(['a', 'b c', 'd']);
});

test('an ingredient has what its row says, within the closed lists and in their order', () => {
  const { entries } = aVocabulary([
    anIngredientRow('pea protein', {
      parents: 'nothing',
      allergens: 'soy|milk|stones',
      animal: 'maybe',
      gluten: 'oats|wheat|rice',
      roles: 'starch|protein source|magic',
      proteinSource: 'pea protein',
    }),
    anIngredientRow('salt', { animal: 'perhaps' }),
    anIngredientRow('whey', { animal: 'yes' }),
  ]);
  expect(entries.get('pea protein')).toMatchObject({
    canonical: 'pea protein',
    kind: 'ingredient',
    parents: [],
    ancestors: [],
    members: ['pea protein'],
    allergens: ['milk', 'soy'],
    animal: 'maybe',
    gluten: ['wheat', 'oats'],
    roles: ['protein source', 'starch'],
    proteinSource: 'pea protein',
    description: 'A thing.',
    source: 'a book',
  });
  expect(entries.get('salt')).toMatchObject({ animal: 'maybe', proteinSource: null });
  expect(entries.get('whey')?.animal).toBe('yes');
});

describe('a family', () => {
  const { entries } = buildVocabulary({
    families: [
      aFamilyRow('foods'),
      aFamilyRow('dairy', 'foods', 'milk'),
      aFamilyRow('empty', 'foods'),
    ],
    ingredients: [
      anIngredientRow('whey', { parents: 'dairy', animal: 'yes', roles: 'sugar|salt' }),
      anIngredientRow('casein', { parents: 'dairy', animal: 'yes', roles: 'salt|acid' }),
      anIngredientRow('bread', { parents: 'foods', gluten: 'wheat|rye', animal: 'no' }),
      anIngredientRow('dairy', { animal: 'no', description: 'never read' }),
    ],
    synonyms: [],
  });

  test('is what all its members are, and reaches down to the last of them', () => {
    expect(entries.get('dairy')).toMatchObject({
      canonical: 'dairy',
      kind: 'family',
      parents: ['foods'],
      ancestors: ['foods'],
      members: ['dairy', 'whey', 'casein'],
      allergens: ['milk'],
      animal: 'yes',
      gluten: [],
      roles: ['salt'],
      proteinSource: null,
      description: 'All dairy.',
      source: 'a table',
    });
    expect(entries.get('foods')).toMatchObject({
      members: ['foods', 'dairy', 'empty', 'bread', 'whey', 'casein'],
      animal: 'maybe',
      gluten: [],
      roles: [],
    });
    expect(entries.get('whey')?.ancestors).toEqual(['dairy', 'foods']);
  });

  test('without members is nothing certain', () => {
    expect(entries.get('empty')).toMatchObject({
      members: ['empty'],
      animal: 'maybe',
      gluten: [],
      roles: [],
    });
  });
});

test('what is reached on two ways is told once, nearest first', () => {
  const { entries } = buildVocabulary({
    families: [aFamilyRow('top'), aFamilyRow('left', 'top'), aFamilyRow('right', 'top')],
    ingredients: [anIngredientRow('x', { parents: 'left|right|top' })],
    synonyms: [],
  });
  expect(entries.get('x')?.ancestors).toEqual(['left', 'right', 'top']);
  expect(entries.get('top')?.members).toEqual(['top', 'left', 'right', 'x']);
});

describe('a written name', () => {
  const vocabulary = aVocabulary(
    [
      'salt',
      'zorb',
      'zorb (sweet)',
      anIngredientRow('bread crumb', { gluten: 'wheat' }),
      anIngredientRow('oat', { gluten: 'oats' }),
      anIngredientRow('butter', { animal: 'yes' }),
      anIngredientRow('glaze', { animal: 'maybe' }),
      'vegan cheese',
      'starch',
      'color',
      'phosphate',
    ],
    {
      'E 415': 'starch',
      e150: 'color',
      e160a: 'color',
      e950: 'salt',
      e1442: 'zorb',
      e200: 'butter',
      e451: 'phosphate',
      '***': 'salt',
      ghost: 'nobody',
      zorb: 'salt',
      mineral: 'salt',
    },
  );
  const named = (written: string) => vocabulary.resolve(written)?.canonical ?? null;

  test.each([
    ['SALT', 'salt'],
    ['Organic salts', 'salt'],
    ['mineral', 'salt'],
    ['zorb', 'zorb'],
    ['zorb (sweet)', 'zorb (sweet)'],
    ['zorb sweet', 'zorb (sweet)'],
    ['zorb (bitter)', 'zorb'],
    ['zorb [bitter]', 'zorb'],
    ['zorb {bitter}', 'zorb'],
    ['bitter (zorb)', null],
    ['(salt)', 'salt'],
    ['gluten free bread crumbs', null],
    ['raw bread crumbs', 'bread crumb'],
    ['gluten free oats', 'oat'],
    ['vegan butter', null],
    ['vegetarian butter', null],
    ['vegan glaze', 'glaze'],
    ['vegan salt', 'salt'],
    ['organic butter', 'butter'],
    ['vegan cheese', 'vegan cheese'],
    ['415', 'starch'],
    ['950', 'salt'],
    ['1442', 'zorb'],
    ['200', null],
    ['E200', 'butter'],
    ['4155', null],
    ['x415', null],
    ['399', null],
    ['150d', null],
    ['160a', 'color'],
    ['E150d', 'color'],
    ['E451i', 'phosphate'],
    ['E451iii', 'phosphate'],
    ['E451iv', 'phosphate'],
    ['E451v', 'phosphate'],
    ['E999d', null],
    ['e150dx', null],
    ['xe150d', null],
    ['ghost', null],
    ['***', null],
    ['', null],
  ])('"%s" is %s', (written, canonical) => {
    expect(named(written)).toBe(canonical);
  });

  test('only names with letters are names', () => {
    expect(vocabulary.names.has('')).toBe(false);
    expect([...vocabulary.names.keys()]).toContain('mineral');
    expect([...vocabulary.names.keys()]).not.toContain('ghost');
    expect(aVocabulary(['***']).names.size).toBe(0);
  });
});

test('a family of families is what all of their members are', () => {
  const { entries } = buildVocabulary({
    families: [aFamilyRow('foods'), aFamilyRow('plants', 'foods'), aFamilyRow('grains', 'plants')],
    ingredients: [
      anIngredientRow('oat', { parents: 'grains', gluten: 'oats', roles: 'starch|fiber' }),
      anIngredientRow('oatmeal', { parents: 'plants', gluten: 'oats', roles: 'starch' }),
    ],
    synonyms: [],
  });
  for (const name of ['foods', 'plants'])
    expect(entries.get(name)).toMatchObject({ animal: 'no', gluten: ['oats'], roles: ['starch'] });
});
