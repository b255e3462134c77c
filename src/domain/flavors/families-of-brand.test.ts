import { expect, it } from 'vitest';
import { memberMaker, togetherIn } from '../../../tests/support/group-members.ts';

const member = memberMaker([75, 8, 7]);
const together = togetherIn(member);

const LEAP = { protein: 10, fat: 8 };
/** "Whey": a general name. */
const whey = { line: 'whey', figureGap: LEAP } as const;
const impact = { line: 'impact whey' } as const;
const isolate = {
  line: 'impact isolate whey',
  impliedWords: 'isolate',
  figures: [84, 4, 1],
} as const;

it('lines of a brand stand apart', () => {
  expect(together(impact, impact, isolate)).toEqual([[0, 1], [2]]);
});

it('a product stands in the line that another name of it tells, unless its figures are others', () => {
  const named = { ...whey, otherLines: ['impact whey'], figures: [74, 8, 8] } as const;
  expect(together(impact, named)).toEqual([[0, 1]]);
  expect(together(impact, { ...named, figures: [null, null, null] })).toEqual([[0, 1]]);
  expect(together(impact, { ...named, figures: [60, 25, 7] })).toEqual([[0], [1]]);
  expect(together(impact, { ...named, otherLines: ['gold whey'] })).toEqual([[0], [1]]);
});

it('what another name tells of a line that nothing else has, with figures of its own, stands alone', () => {
  const minerals = { ...whey, otherLines: ['minerals whey'], figures: [45, 40, 5] } as const;
  expect(together(impact, whey, whey, whey, minerals)).toEqual([[0], [1, 2, 3], [4]]);
  expect(together(impact, whey, whey, whey, { ...minerals, figures: [74, 9, 7] })).toEqual([
    [0],
    [1, 2, 3, 4],
  ]);
});

it('what bears a general name is of the line that has its flavor and recipe', () => {
  const vanilla = { flavorKey: 'vanilla', figures: [73.2, 8, 6] } as const;
  const near = { flavorKey: 'vanilla', figures: [73.4, 8, 6] } as const;
  expect(together({ ...impact, ...vanilla }, { ...whey, ...near })).toEqual([[0, 1]]);
  const mixed = { ...impact, ...vanilla, flavorKey: 'lemon vanilla' };
  expect(together(mixed, { ...whey, ...near, flavorKey: 'vanilla lemon' })).toEqual([[0, 1]]);
  const other = { ...near, flavorKey: 'banana' };
  expect(together({ ...impact, ...vanilla }, { ...whey, ...other })).toEqual([[0], [1]]);
  // Where a flavor is not stated, the figures are to be the same.
  const unstated = { ...near, flavorKey: '' };
  expect(together({ ...impact, ...vanilla }, { ...whey, ...unstated })).toEqual([[0], [1]]);
  expect(together({ ...impact, ...vanilla }, { ...whey, figures: vanilla.figures })).toEqual([
    [0, 1],
  ]);
});

it('figures of a drink are too few and round to tell, where a flavor is not stated', () => {
  const drink = { figures: [8, 5, 0], figureGap: { protein: 4 } } as const;
  const shot = { ...drink, line: 'shot' } as const;
  const shake = { ...drink, line: 'protein' } as const;
  expect(together(shot, shot, shake, { ...shake, flavorKey: 'mint' })).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(together(shot, shake)).toEqual([[0, 1]]);
});

it('a name of its own is no less of a name', () => {
  const gold = { line: 'gold whey' } as const;
  expect(together({ line: 'gold natural whey' }, gold)).toEqual([[0], [1]]);
});

it('one product of many goes nowhere because a small line has its figures', () => {
  const flavors = ['vanilla', 'banana', 'cookie', 'mint'].map((flavorKey) => ({
    ...whey,
    flavorKey,
  }));
  expect(together(...flavors, { line: 'pro whey', flavorKey: 'mint' })).toEqual([
    [0, 1, 2, 3],
    [4],
  ]);
});

it('one product of many goes to a small line where more of it have its figures than of the many', () => {
  const protein = { line: 'protein', figureGap: LEAP } as const;
  const flavors = ['vanilla', 'banana', 'cookie', 'mint', 'lemon', 'lime', 'mocha'].map(
    (flavorKey) => ({ ...protein, flavorKey, figures: [74, 9, 6] as const }),
  );
  const odd = { ...protein, figures: [77.5, 7, 5] } as const;
  const max = { line: 'max', figures: [77.5, 7, 5] } as const;
  expect(together(max, max, ...flavors, odd)).toEqual([
    [0, 1, 9],
    [2, 3, 4, 5, 6, 7, 8],
  ]);
  // Also where its name has a word, and its flavor is not stated.
  const wheys = flavors.map((flavor) => ({ ...flavor, line: 'whey' }));
  const pro = { ...max, line: 'pro whey' };
  expect(together(pro, pro, ...wheys, { ...odd, line: 'whey' })).toEqual([
    [0, 1, 9],
    [2, 3, 4, 5, 6, 7, 8],
  ]);
  const another = { ...odd, flavorKey: 'berry', figures: [76.5, 7, 5] } as const;
  expect(together(max, max, ...flavors, another, another, odd)).toEqual([
    [0, 1],
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  ]);
});

it('where most of a general name are of a line, so is what its figures do not part from it', () => {
  const flavors = ['vanilla', 'banana', 'cookie'].map((flavorKey) => ({ flavorKey }));
  const line = flavors.map((flavor) => ({ ...impact, ...flavor }));
  const general = flavors.slice(0, 2).map((flavor) => ({ ...whey, ...flavor }));
  const follows = { ...whey, flavorKey: 'mint', figures: [74, 9, 7] } as const;
  const other = { ...whey, flavorKey: 'mint', figures: [66, 17, 7] } as const;
  expect(together(...line, ...general, follows)).toEqual([[0, 1, 2, 3, 4, 5]]);
  expect(together(...line, ...general, other)).toEqual([[0, 1, 2, 3, 4], [5]]);
});

it('what has the figures of an isolate among wheys is of the isolate', () => {
  const stray = { ...impact, flavorKey: 'strawberry', figures: [86, 2, 0] } as const;
  const rich = { ...stray, figures: [82, 4, 8] } as const;
  expect(together(impact, impact, impact, isolate, stray)).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect(together(impact, impact, impact, isolate, rich)).toEqual([[0, 1, 2, 4], [3]]);
});

it('a few products of a general name are of the only line that has such figures', () => {
  const gold = { line: 'casein gold', figures: [73, 10, 2] } as const;
  const casein = { line: 'casein', figureGap: LEAP, figures: [72, 11, 2] } as const;
  const elite = { line: 'casein elite', figures: [74, 10, 2] } as const;
  const line = [gold, gold, gold, gold];
  expect(together(...line, casein)).toEqual([[0, 1, 2, 3, 4]]);
  expect(together(...line, elite, casein)).toEqual([[0, 1, 2, 3], [4], [5]]);
  expect(together(gold, gold, casein)).toEqual([[0, 1], [2]]);
  // Unless another name of it tells which one it is of.
  const vegan = { line: 'casein vegan', figures: [68, 13, 3] } as const;
  const told = { ...casein, otherLines: ['casein vegan'], figures: [72, 10, 2] } as const;
  expect(together(...line, vegan, casein, told)).toEqual([
    [0, 1, 2, 3, 5],
    [4, 6],
  ]);
  // What has no word of a name wants more of them.
  const plain = { ...casein, line: 'protein' };
  expect(together(...line, plain)).toEqual([[0, 1, 2, 3, 4]]);
  expect(together(gold, gold, gold, plain)).toEqual([[0, 1, 2, 3]]);
  expect(together(...line, plain, plain)).toEqual([
    [0, 1, 2, 3],
    [4, 5],
  ]);
});

it('a line all of which went elsewhere is none that has such figures', () => {
  const standard = { line: 'casein gold standard', figures: [73, 10, 2] } as const;
  const gone = { ...standard, line: 'casein gold', otherLines: [standard.line] } as const;
  const casein = { line: 'casein', figureGap: LEAP, figures: [72, 11, 2] } as const;
  expect(together(standard, standard, standard, standard, gone, casein)).toEqual([
    [0, 1, 2, 3, 4, 5],
  ]);
});

it('the only line that has such figures is not that one, where a larger one has the very recipe', () => {
  const organic = { line: 'organic whey', figures: [65, 14, 4] } as const;
  const recipe = { figures: [66, 12, 6] } as const;
  expect(
    together(
      organic,
      organic,
      organic,
      organic,
      impact,
      impact,
      impact,
      { ...impact, ...recipe },
      { ...whey, ...recipe },
    ),
  ).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7, 8],
  ]);
});

it('the type of others of its name says nothing of what has other figures', () => {
  const pure = { ...whey, proteinType: 'Whey Isolate', cut: false, figures: [84, 4, 1] } as const;
  const essential = { line: 'essential whey', proteinType: 'Whey Concentrate' } as const;
  const fat = { figures: [68, 5, 16] } as const;
  const line = { ...essential, ...fat };
  expect(
    together(pure, pure, pure, line, line, line, line, { ...whey, figures: [70, 2.4, 17] }),
  ).toEqual([
    [0, 1, 2],
    [3, 4, 5, 6, 7],
  ]);
});

it('what others left is asked once more', () => {
  const bar = { line: 'protein', figureGap: { protein: 7, fat: 10 } } as const;
  const triple = { line: 'threat triple', figures: [18, 56, 16] } as const;
  const soft = { line: 'layered soft', figures: [24, 33, 13] } as const;
  const almond = { figures: [18, 54, 16] } as const;
  const other = { ...bar, figures: [31, 33, 9] } as const;
  expect(
    together(
      triple,
      { ...triple, ...almond },
      soft,
      { ...bar, figures: triple.figures },
      { ...bar, ...almond, flavorKey: 'almond' },
      { ...bar, figures: soft.figures },
      other,
      other,
    ),
  ).toEqual([
    [0, 1, 3, 4],
    [2, 5],
    [6, 7],
  ]);
});

it('a line has most of a name where most of the name are claimed for it, not for several', () => {
  const general = ['fig', 'oat', 'nut', 'plum'].map((flavorKey) => ({ ...whey, flavorKey }));
  const line = (name: string, ...flavors: readonly string[]) =>
    flavors.map((flavorKey) => ({ line: `${name} whey`, flavorKey }));
  const [pro, elite] = [line('pro', 'fig', 'a', 'b'), line('elite', 'oat', 'c', 'd')];
  expect(together(...pro, ...elite, ...general)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8, 9],
  ]);
});

it('what bears the name of its flavor only is of the line that has most such figures', () => {
  const unnamed = {
    line: 'protein',
    optionalWords: 'unnamed',
    flavorKey: 'mint',
    figureGap: LEAP,
  } as const;
  const lean = { line: 'lean whey', figures: [84, 4, 1] } as const;
  expect(together(impact, impact, lean, unnamed)).toEqual([[0, 1, 3], [2]]);
  expect(together(impact, impact, lean, { ...unnamed, figures: [60, 25, 7] })).toEqual([
    [0, 1],
    [2],
    [3],
  ]);
});

it('names that differ by "isolate" are one line where both have the figures of an isolate', () => {
  const native = { line: 'isolate native whey', impliedWords: 'isolate' } as const;
  const lean = { figures: [85, 6, 1] } as const;
  expect(together({ ...native, figures: [82, 8, 1] }, { line: 'native whey', ...lean })).toEqual([
    [0, 1],
  ]);
  expect(together({ line: 'native whey', ...lean }, { ...native, figures: [82, 8, 1] })).toEqual([
    [0, 1],
  ]);
  const rich = { figures: [80, 6, 4] } as const;
  expect(together({ ...native, ...rich }, { line: 'native whey', ...rich })).toEqual([[0], [1]]);
});

it('plants stay apart from milk', () => {
  const vegan = { line: 'vegan', proteinType: 'Plant Protein', cut: false } as const;
  const milk = { line: 'protein', figureGap: LEAP, proteinType: 'Whey Blend', cut: false } as const;
  expect(together(vegan, milk)).toEqual([[0], [1]]);
});

it('what does not say that it is of plants is not of the only line of plants that has its figures', () => {
  const vegan = { line: 'vegan', proteinType: 'Plant Protein' } as const;
  const protein = { line: 'protein', figureGap: LEAP, figures: [76, 8.5, 7] } as const;
  const line = [vegan, vegan, vegan, vegan];
  expect(together(...line, protein)).toEqual([[0, 1, 2, 3], [4]]);
  expect(together(...line, { ...protein, proteinType: 'Plant Protein' })).toEqual([
    [0, 1, 2, 3, 4],
  ]);
});

it('what an operator put somewhere stays there, and draws nothing to it', () => {
  expect(together(impact, { ...whey, decidedByOperator: true })).toEqual([[0], [1]]);
  expect(together({ ...impact, decidedByOperator: true }, whey)).toEqual([[0], [1]]);
});

it('what was chained by products that stand elsewhere now is parted', () => {
  const protein = { line: 'protein', figureGap: LEAP } as const;
  const between = { figures: [75, 8, 7] } as const;
  expect(
    together(
      { ...impact, ...between },
      { ...impact, flavorKey: 'mint' },
      { ...protein, figures: [67, 16, 7] },
      { ...protein, ...between },
      { ...protein, figures: [84, 1, 5] },
    ),
  ).toEqual([[0, 1, 3], [2], [4]]);
});
