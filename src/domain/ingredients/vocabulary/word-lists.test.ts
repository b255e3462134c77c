import { describe, expect, test } from 'vitest';
import { aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import { aKnownDraft, anUnknownDraft } from '../../../../tests/support/entry-drafts.ts';
import { isAllergenWord } from '../statement/allergen-words.ts';
import { isCompound, isNote } from '../list/bracket-notes.ts';
import { add, type EntryDraft, type Reader } from '../list/entry-drafts.ts';
import { parseTree } from '../list/parse-tree.ts';
import { proteinSourcesOf } from '../label/protein-sources.ts';

const words = (list: string): readonly string[] => list.split('|');

describe('what is made of others', () => {
  test.each(
    words(
      'butter|chip|chips|chunk|chunks|crisp|crisps|coating|chocolate|cookie|cookies|oil|oils|fat|fats|flour|granola|seed|seeds|paste|powder|creamer|caramel|layer|filling|piece|pieces|crumb|crumbs|cheese|yogurt|yoghurt|cereal|cracker|crackers|spice|spices|juice|juices|fruit|fruits|syrup|mix|blend|base|topping|puree|nut|nuts|jam|wafer|biscuit|biscuits|pretzel|pretzels',
    ),
  )('%s', (word) => {
    expect(isCompound(word)).toBe(true);
    expect(isCompound(` Zorb ${word.toUpperCase()} `)).toBe(true);
    expect(isCompound(`${word} zorb`)).toBe(false);
    expect(isCompound(`zorb${word}`)).toBe(false);
  });
});

describe('words that declare an allergen', () => {
  test.each(
    words(
      'milk|m1lk|mljk|mllk|dairy|lactose|soy|soya|soja|soybean|soybeans|egg|eggs|wheat|peanut|peanuts|nut|nuts|tree nut|tree nuts|fish|sesame|almond|almonds|cashew|cashews|gluten|sulphite|sulphites|sulfite|sulfites',
    ),
  )('%s', (word) => {
    expect(isAllergenWord(word)).toBe(true);
    expect(isAllergenWord(`Contains ${word}`)).toBe(true);
    expect(isAllergenWord(`${word} zorb`)).toBe(false);
    expect(isAllergenWord(`zorb ${word}`)).toBe(false);
  });

  test.each(words('derived|derivative|derivatives|origin|source|based|ingredient|ingredients'))(
    'milk %s',
    (ending) => {
      expect(isAllergenWord(`milk ${ending}`)).toBe(true);
      expect(isAllergenWord(`from milk ${ending}s s`)).toBe(false);
    },
  );

  test.each(words('from|contains|containing|of|origin|a|an|and'))('%s soy', (beginning) => {
    expect(isAllergenWord(`${beginning} soy`)).toBe(true);
    expect(isAllergenWord(`${beginning}soy`)).toBe(false);
  });
});

test.each(
  words(
    'vegetable oil|vegetable oils|fruit juice|fruit juices|vegetable fats|tropical fat|vegetable shortening|vegetable oil blend|non-hydrogenated vegetable oil|nonhydrogenated vegetable oil|partially hydrogenated vegetable oil|fully hydrogenated vegetable fat|organic fruit juice|modified vegetable oil',
  ),
)('what an allergen in the bracket of "%s" names is inside', (name) => {
  expect(isNote(name, parseTree('soy'), false, aVocabulary([]))).toBe(false);
  expect(isNote(`zorb ${name}`, parseTree('soy'), false, aVocabulary([]))).toBe(true);
  expect(isNote(`${name} zorb`, parseTree('soy'), false, aVocabulary([]))).toBe(true);
});

describe('where proteins do not count', () => {
  const inside = (above: EntryDraft) =>
    proteinSourcesOf([
      above,
      aKnownDraft('casein', { proteinSource: 'casein', roles: ['protein source'] }, { parent: 0 }),
    ]);

  test.each(
    words(
      'creamer|coating|filling|layer|chocolate|yogurt|icing|drizzle|frosting|glaze|candy|candies|caramel|paste|cookie|cookies|crumb|crumbs|butter|conjugated linoleic acid|cla|flour|chip|chips|chunk|chunks|flavor|vitamin|marshmallow|topping|sprinkles|cream|toffee|nougat|fudge|brownie|wafer|granola|oat|oats|fruit|greens|enzyme|probiotic|fiber|cereal',
    ),
  )('protein %s', (word) => {
    expect(inside(anUnknownDraft(`protein ${word}`))).toEqual(word === 'chip' ? ['casein'] : []);
    expect(inside(anUnknownDraft(`protein zorb${word}zorb`))).toEqual(['casein']);
  });

  test.each(words('protein|crisp|crisps|whey|casein|blend|complex|matrix|soy|collagen'))(
    'but in zorb %s',
    (word) => {
      expect(inside(aKnownDraft(`zorb ${word}`))).toEqual(['casein']);
      expect(inside(aKnownDraft(`zorb${word}zorb`))).toEqual([]);
    },
  );

  test.each(
    words(
      'chocolate protein blend|caramel protein crisp|fruit protein chip|cookie protein nugget|greens protein complex|cereal protein matrix|chocolate soy crisp|oat pea crisp|caramel whey crisp|cream rice crisp',
    ),
  )('and in %s', (name) => {
    expect(inside(anUnknownDraft(name))).toEqual(['casein']);
  });
});

describe('what a note says of the source', () => {
  function sourceIn(...notes: readonly string[]): EntryDraft['source'] | undefined {
    const reader: Reader = {
      vocabulary: aVocabulary([]),
      truncated: false,
      balanced: true,
      drafts: [],
      loose: new Set(),
      readItems: () => [],
    };
    const place = { parent: null, kind: null, minor: false };
    add(reader, { text: 'd3', canonical: 'd3', place, heading: false, entry: null, notes });
    return reader.drafts[0]?.source;
  }

  test.each(
    words(
      'lanolin|sheep|wool|bovine|porcine|pork|beef|chicken|cow|fish|marine collagen|egg shell|eggshells|insect|insects|cricket|crickets|bee|bees',
    ),
  )('%s is animal', (word) => {
    expect(sourceIn('zorb', `from ${word.toUpperCase()}, zorb`)).toBe('animal');
    expect(sourceIn(`zorb${word}zorb`)).toBeNull();
  });

  test.each(words('lichen|vegan|plant|algae|algal|yeast|mushroom|mushrooms|vegetarian'))(
    '%s is none',
    (word) => {
      expect(sourceIn('zorb', `from ${word.toUpperCase()}, zorb`)).toBe('plant');
      expect(sourceIn(`zorb${word}zorb`)).toBeNull();
    },
  );

  test('what is animal counts before what is not', () => {
    expect(sourceIn('vegan', 'lanolin')).toBe('animal');
    expect(sourceIn()).toBeNull();
  });
});
