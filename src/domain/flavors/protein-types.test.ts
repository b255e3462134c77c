import { expect, it } from 'vitest';
import { type MemberFacts, memberMaker } from '../../../tests/support/group-members.ts';
import type { ProteinType } from '../enumerations.ts';
import { byProteinType, isOneType, mostFrequent, typeWithin, widestType } from './protein-types.ts';

const member = memberMaker([75, 8, 7]);

/** Each type of these, with the places in the list of those that have it. */
function typed(...list: readonly MemberFacts[]) {
  const members = list.map((facts) => member(facts));
  return byProteinType(members).map(({ type, members: part }) => [
    type,
    ...part.map((each) => members.indexOf(each)),
  ]);
}

const whole = (proteinType: ProteinType | null) => ({ proteinType, cut: false });
const cut = (proteinType: ProteinType | null) => ({ proteinType, cut: true });
const of = (type: ProteinType | null, ...list: readonly MemberFacts[]) => ({
  type,
  members: list.map((facts) => member(facts)),
});

it('names tell the type of all where most of them do', () => {
  const named = { ...whole('Casein'), namedType: 'Whey Isolate' } as const;
  const blend = whole('Multi-Source');
  expect(typed(named, named, blend)).toEqual([['Whey Isolate', 0, 1, 2]]);
  expect(typed(named, blend)).toEqual([
    ['Casein', 0],
    ['Multi-Source', 1],
  ]);
});

it('what no text tells stands with the type that most have', () => {
  expect(typed(whole('Multi-Plant'), whole(null), whole('Casein'), whole('Casein'))).toEqual([
    ['Casein', 2, 3, 1],
    ['Multi-Plant', 0],
  ]);
  expect(typed(whole(null), cut(null))).toEqual([[null, 0, 1]]);
});

it('plants in a cut text of what holds milk or egg are not all', () => {
  const wheys = [whole('Whey Blend'), whole('Whey Blend')];
  const plants = (allergens: string | null) => ({ ...cut('Pea + Rice'), allergens });
  expect(typed(...wheys, plants('milk, soy'))).toEqual([['Whey Blend', 0, 1, 2]]);
  expect(typed(...wheys, plants('egg'))).toEqual([['Whey Blend', 0, 1, 2]]);
  for (const allergens of ['soy', null])
    expect(typed(...wheys, plants(allergens))).toEqual([
      ['Whey Blend', 0, 1],
      ['Pea + Rice', 2],
    ]);
  expect(typed(...wheys, { ...plants('milk'), ...whole('Pea + Rice') })).toHaveLength(2);
});

it('a cut text is the beginning of what whole texts say, where that holds what it names', () => {
  expect(typed(cut('Casein'), cut('Casein'), whole('Casein & Whey'))).toEqual([
    ['Casein & Whey', 2, 0, 1],
  ]);
  expect(typed(whole('Whey Isolate'), cut('Casein & Whey'))).toEqual([
    ['Whey Isolate', 0],
    ['Casein & Whey', 1],
  ]);
  expect(typed(whole('Whey Isolate'), cut('Casein'))).toEqual([
    ['Whey Isolate', 0],
    ['Casein', 1],
  ]);
  expect(typed(whole('Casein & Whey'), whole('Casein'))).toHaveLength(2);
  // In whatever order they were filled, and whichever of them are more.
  expect(typed(cut('Plant Protein'), cut('Multi-Source'))).toEqual([['Multi-Source', 0, 1]]);
  expect(typed(cut('Multi-Source'), cut('Plant Protein'))).toEqual([['Multi-Source', 0, 1]]);
  expect(typed(whole('Casein & Whey'), { ...cut('Casein'), namedType: 'Casein' })).toHaveLength(1);
});

it('whey in one cut text and casein in another are of one recipe, unless a whole text parts them', () => {
  expect(typed(cut('Whey Isolate'), cut('Casein'))).toHaveLength(1);
  expect(typed(cut('Casein & Whey'), cut('Multi-Source'))).toEqual([['Multi-Source', 0, 1]]);
  expect(typed(cut('Whey Isolate'), whole('Whey Isolate'), cut('Casein'))).toHaveLength(2);
  expect(typed(cut('Whey Isolate'), cut('Multi-Plant'))).toHaveLength(2);
});

it('a list of allergens without milk and egg tells plants from blends with milk, unless the figures are the same', () => {
  const blend = (facts: MemberFacts) => ({ ...whole('Multi-Source'), allergens: 'milk', ...facts });
  const vegan = { ...cut('Multi-Plant'), allergens: 'soy' };
  const other = { figures: [60, 20, 7] } as const;
  const near = { figures: [74, 9, 7] } as const;
  expect(typed(blend(other), vegan)).toHaveLength(2);
  expect(typed(blend(near), vegan)).toHaveLength(1);
  expect(typed(blend(other), blend(near), vegan)).toHaveLength(1);
  expect(typed(blend(near), { ...vegan, figureGap: { protein: 7 } })).toHaveLength(2);
  expect(typed(blend({ ...other, allergens: null }), vegan)).toHaveLength(1);
  expect(typed(blend(other), blend({ ...other, allergens: 'soy' }), vegan)).toHaveLength(2);
  expect(typed(blend(other), { ...vegan, allergens: 'milk' })).toHaveLength(1);
});

it('a family says nothing of the type of what has no text', () => {
  expect(typeWithin('Casein', cut(null))).toBeNull();
  expect(typeWithin('Casein & Whey', cut('Casein'))).toBe('Casein & Whey');
});

it('two parts of a line are of one type where one is not known, or cut texts that name a part of the other', () => {
  const both = of('Casein & Whey', whole('Casein & Whey'));
  expect(isOneType(both, of(null, whole(null)))).toBe(true);
  expect(isOneType(of(null, whole(null)), both)).toBe(true);
  expect(isOneType(both, of('Casein & Whey', whole('Casein & Whey')))).toBe(true);
  expect(isOneType(both, of('Casein', cut('Casein')))).toBe(true);
  expect(isOneType(of('Casein', cut('Casein')), both)).toBe(true);
  expect(isOneType(both, of('Casein', cut('Casein'), whole('Casein')))).toBe(false);
  expect(isOneType(both, of('Multi-Plant', cut('Multi-Plant')))).toBe(false);
});

it('names of plants that do not say which are of one type with any of them', () => {
  const vegan = of('Plant Protein', { ...whole('Plant Protein'), namedType: 'Plant Protein' });
  const pea = of('Pea + Rice', whole('Pea + Rice'));
  expect(isOneType(vegan, pea)).toBe(true);
  expect(isOneType(pea, vegan)).toBe(true);
  expect(isOneType(of('Plant Protein', whole('Plant Protein')), pea)).toBe(false);
  expect(isOneType(vegan, of('Casein', whole('Casein')))).toBe(false);
});

it('the widest type may hold what the others name', () => {
  expect(widestType([of(null), of('Whey Isolate')])).toBe('Whey Isolate');
  expect(widestType([of('Casein'), of('Casein & Whey'), of('Whey Blend')])).toBe('Casein & Whey');
  expect(widestType([of('Casein & Whey'), of('Multi-Source')])).toBe('Multi-Source');
  expect(widestType([of('Casein'), of('Multi-Plant')])).toBe('Casein');
  expect(widestType([])).toBeNull();
});

it('the most frequent is the first of equals', () => {
  expect(mostFrequent(['a', 'b', 'b', 'c', 'c'])).toBe('b');
  expect(mostFrequent([])).toBeNull();
});
