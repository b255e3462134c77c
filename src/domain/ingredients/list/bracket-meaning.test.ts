import { describe, expect, test } from 'vitest';
import { anIngredientRow, aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import { explain } from '../../../../tests/support/read-statement.ts';
import { listsAfterAll, nameWithBracket, onlyTastes } from './bracket-meaning.ts';
import { parseTree } from './parse-tree.ts';

/** Canonical names, each entry below another with as many ">" as it is deep. */
function names(statement: string): string[] {
  const { ingredients } = explain(statement);
  const depth = (index: number): number => {
    const parent = ingredients[index]?.parent ?? null;
    return parent === null ? 0 : depth(parent) + 1;
  };
  return ingredients.map((entry, index) => '>'.repeat(depth(index)) + entry.canonical);
}

describe('a bracket that completes a name', () => {
  test.each([
    ['vitamin A (palmitate), vitamin E (acetate)', ['vitamin a palmitate', 'vitamin e acetate']],
    ['sugar, root fiber (chicory)', ['sugar', 'chicory root fiber']],
    [
      'lecithin (soy), starch (corn), oil (sunflower)',
      ['soy lecithin', 'corn starch', 'sunflower oil'],
    ],
    [
      'organic pumpkin (seed), organic chia (seed), organic pea (seed)',
      ['pumpkin seed', 'chia seed', 'pea'],
    ],
  ])('%s', (statement, expected) => {
    expect(names(statement)).toEqual(expected);
  });

  test('never from an allergen that the bracket declares', () => {
    expect(names('protein isolate (milk)')).toEqual(['protein isolate']);
    expect(explain('protein isolate (milk)').contains).toEqual(['milk']);
  });

  test('the kinds of a group stay its members', () => {
    expect(names('probiotics (bacillus coagulans)')).toEqual(['probiotics', '>bacillus coagulans']);
  });
});

describe('a bracket that begins like a note', () => {
  test('"contains" lists what is mixed in and declares allergens', () => {
    expect(
      names(
        'whey protein concentrate (contains emulsifier sunflower lecithin), cocoa (contains milk)',
      ),
    ).toEqual(['whey protein concentrate', '>sunflower lecithin', 'cocoa']);
    expect(names('whey protein (contains emu/sifier sunflower lecithin)')).toEqual([
      'whey protein',
      '>sunflower lecithin',
    ]);
    expect(names('vanilla extract (contains ethyl alcohol)')).toEqual(['vanilla extract']);
    expect(explain('flavour (contains wheat)').contains).toEqual(['wheat']);
    expect(names('flavour (contains lactose)')).toEqual(['flavor']);
  });

  test('"yielding" before a list of proteins', () => {
    const answer = explain(
      'Protein Blend (Yielding Fast Acting Whey Protein Concentrate, Egg Albumin, Micellar Casein), salt',
    );
    expect(answer.proteinSources).toEqual([
      'whey protein concentrate',
      'egg white',
      'micellar casein',
    ]);
    expect(names('quinoa sprouts (sprouted in water with b1, b2, b3)')).toEqual(['quinoa sprout']);
  });
});

test('what a flavor tastes of is not in it; what it is made of is', () => {
  const answer = explain('pea protein, artificial flavours (vanilla, cream, cookie)');
  expect(answer.ingredients.map((entry) => entry.canonical)).toEqual([
    'pea protein',
    'artificial flavor',
  ]);
  expect(answer.contains).toEqual([]);
  expect(names('flavouring (salt, colour (caramel colour), sweetener (sucralose))')).toEqual([
    'flavor',
    '>salt',
    '>caramel color',
    '>sucralose',
  ]);
});

test('a trade name whose bracket begins with the name of the group is one group', () => {
  expect(names('MyZyme (Enzyme Blend; Protease, Lactase)')).toEqual([
    'enzyme blend',
    '>protease',
    '>lactase',
  ]);
});

describe('by roles', () => {
  const ofRoles = (roles: string) =>
    aVocabulary([anIngredientRow('zorbel flavor'), anIngredientRow('quux', { roles })]);

  test.each([
    ['added sugar', false],
    ['sugar', false],
    ['salt', false],
    ['acid', false],
    ['starch', false],
    ['fiber', false],
    ['gum', false],
    ['emulsifier', false],
    ['intense sweetener', false],
    ['polyol', false],
    ['color', false],
    ['preservative', false],
    ['protein source', false],
    ['fruit or vegetable', true],
    ['herb or extract', true],
    ['other', true],
  ])('a flavor only tastes of what is "%s": %s', (role, expected) => {
    const words = ofRoles(`other|${role}`);
    expect(onlyTastes(words.resolve('zorbel flavor'), parseTree('quux'), words)).toBe(expected);
    expect(onlyTastes(words.resolve('quux'), parseTree('quux'), words)).toBe(false);
  });

  test.each([
    ['contains quux', 'other|emulsifier', true],
    ['containing quux', 'emulsifier', true],
    ['contajns quux', 'emulsifier', true],
    ['contain quux', 'vitamin', false],
    ['it contains quux', 'emulsifier', false],
    ['contains quux, quux', 'emulsifier', false],
    ['yielding zorbel flavor, quux, quux', 'vitamin', true],
    ['providing 5 g of, quux, zorbel flavor', 'vitamin', true],
    ['supplying energy, quux, zorb', 'vitamin', false],
    ['not yielding much, quux, quux', 'vitamin', false],
  ])('(%s), of %s, lists: %s', (inside, roles, expected) => {
    expect(listsAfterAll(parseTree(inside), ofRoles(roles))).toBe(expected);
  });

  test('a slash read for an l', () => {
    const words = aVocabulary([anIngredientRow('malt', { roles: 'starch' })]);
    expect(listsAfterAll(parseTree('contains ma/t'), words)).toBe(true);
  });

  test('an empty bracket adds nothing', () => {
    expect(nameWithBracket('quux', [], ofRoles('other'))).toBeNull();
    expect(listsAfterAll([], ofRoles('other'))).toBe(false);
  });

  test('a name and its salt', () => {
    const words = aVocabulary(['vitamin a palmitate', 'vitamin a', 'zorb acetates']);
    expect(nameWithBracket('vitamin a', parseTree('Palmitate'), words)).toBe('vitamin a palmitate');
    expect(nameWithBracket('vitamin a', parseTree('retinyl palmitate'), words)).toBeNull();
    expect(nameWithBracket('zorb', parseTree('acetates'), words)).toBeNull();
  });
});
