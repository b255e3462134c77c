import { expect, it } from 'vitest';
import { type MemberFacts, memberMaker, togetherIn } from '../../../tests/support/group-members.ts';
import type { ProteinType } from '../enumerations.ts';
import { NO_NAME } from './base-name.ts';

const member = memberMaker([75, 8, 7]);
const together = togetherIn(member);

const LEAP = { protein: 10, fat: 8 };
/** "Whey": a general name. */
const whey = { line: 'whey', figureGap: LEAP } as const;
/** "Protein": no name at all. */
const protein = { line: 'protein', figureGap: LEAP } as const;
const impact = { line: 'impact whey' } as const;
const gold = { line: 'casein gold', figures: [73, 10, 2] } as const;
const casein = { line: 'casein', figureGap: LEAP, figures: [72, 11, 2] } as const;
const tastes = (facts: MemberFacts, ...flavors: readonly string[]) =>
  flavors.map((flavorKey) => ({ ...facts, flavorKey }));

it('the only line with such figures takes up to three of a general name, none of which an operator put there', () => {
  const line = [gold, gold, gold];
  expect(together(...line, casein, casein, casein)).toEqual([[0, 1, 2, 3, 4, 5]]);
  const four = tastes(casein, 'fig', 'mint', 'lime', 'nut');
  expect(together(...tastes(gold, 'oat', 'plum', 'date'), ...four)).toEqual([
    [0, 1, 2],
    [3, 4, 5, 6],
  ]);
  const flavored = tastes(gold, 'oat', 'plum', 'date');
  const [fig, mint] = tastes(casein, 'fig', 'mint');
  expect(together(...flavored, { ...fig, decidedByOperator: true }, { ...mint })).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
});

it('what has no figures is of no line for the figures of the line', () => {
  const unknown = { ...casein, figures: [null, null, null] } as const;
  expect(together(gold, gold, gold, unknown)).toEqual([[0, 1, 2], [3]]);
});

it('others of its name may be told to be of other lines', () => {
  const as = (name: string, figures: MemberFacts['figures']) => ({
    line: `casein ${name}`,
    figures,
  });
  const told = (name: string) => ({ ...casein, otherLines: [`casein ${name}`] });
  const lines = [gold, gold, gold, as('vegan', [68, 13, 3]), as('night', [76, 5, 3])];
  expect(together(...lines, told('vegan'), told('night'), casein)).toEqual([
    [0, 1, 2, 7],
    [3, 5],
    [4, 6],
  ]);
});

it('a line of another type is not the only one that has such figures', () => {
  const typed = (proteinType: ProteinType) => ({ proteinType, cut: false });
  const line = [gold, gold, gold].map((each) => ({ ...each, ...typed('Casein') }));
  expect(together(...line, { ...casein, ...typed('Casein') })).toEqual([[0, 1, 2, 3]]);
  expect(together(...line, { ...casein, ...typed('Casein & Whey') })).toEqual([[0, 1, 2], [3]]);
});

it('the very recipe is that of every product of the name, and figures that are not known are none', () => {
  const organic = { line: 'organic whey', figures: [65, 14, 4] } as const;
  const recipe = { figures: [66, 12, 6] } as const;
  const lines = (of: MemberFacts) => [
    ...tastes(organic, '', '', '', '', '', ''),
    ...tastes(impact, '', '', ''),
    { ...impact, ...of },
  ];
  const unknown = { figures: [66, 12, null] } as const;
  expect(together(...lines(unknown), { ...whey, ...recipe })).toEqual([
    [0, 1, 2, 3, 4, 5, 10],
    [6, 7, 8, 9],
  ]);
  const other = { ...whey, figures: [65, 13.5, 4.5] } as const;
  expect(together(...lines(recipe), { ...whey, ...recipe }, other)).toEqual([
    [0, 1, 2, 3, 4, 5, 10, 11],
    [6, 7, 8, 9],
  ]);
});

it('what another name tells of a line that nothing else has, with figures of its own, leaves its name', () => {
  const far = { ...whey, figures: [68, 15, 7] } as const;
  const minerals = { ...far, otherLines: ['minerals whey'] };
  const list = [{ ...impact, figures: [50, 35, 5] } as const, whey, whey, whey];
  expect(together(...list, minerals)).toEqual([[0], [1, 2, 3], [4]]);
  expect(together(...list, far)).toEqual([[0], [1, 2, 3, 4]]);
});

it('any of its other names may tell the line, and any product of the line may have its figures', () => {
  const named = { ...whey, otherLines: ['gold whey', 'impact whey'] };
  const fig = { ...impact, flavorKey: 'fig' };
  expect(together(fig, { ...named, flavorKey: 'nut' })).toEqual([[0, 1]]);
  const odd = { figures: [62, 20, 7], flavorKey: 'nut' } as const;
  const line = [impact, impact, impact, { ...impact, ...odd, flavorKey: 'fig' }];
  expect(together(...line, { ...named, ...odd })).toEqual([[0, 1, 2, 3, 4]]);
});

it('what was read whole to be of another type is not of the line', () => {
  const both = { ...impact, proteinType: 'Casein & Whey' } as const;
  const concentrate = { ...whey, proteinType: 'Whey Concentrate' } as const;
  expect(together(both, { ...concentrate, cut: false })).toEqual([[0], [1]]);
  expect(together(both, { ...concentrate, cut: true })).toEqual([[0, 1]]);
});

it('a word beside a general name makes it a name, unless it stands alone or is that of its flavor', () => {
  const premium = { ...whey, optionalWords: 'premium' } as const;
  const figures = [[74.9, 8, 7] as const, [73, 9, 7] as const] as const;
  const [one, other] = figures.map((each) => ({ ...premium, figures: each }));
  const line = { ...impact, figures: figures[0] };
  expect(together(line, { ...one })).toEqual([[0, 1]]);
  expect(together(line, { ...one }, { ...other })).toEqual([[0], [1, 2]]);
  const nut = { ...impact, flavorKey: 'nut' };
  const plum = {
    ...whey,
    optionalWords: 'premium',
    flavorKey: 'fig',
    figures: [66, 16, 7],
  } as const;
  const beside = (optionalWords: string) =>
    together(nut, nut, { ...whey, optionalWords, flavorKey: 'nut' }, plum);
  expect(beside('premium')).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(beside(NO_NAME)).toEqual([[0, 1, 2], [3]]);
});

it('a line takes one flavor of less than twice as many products, where the name says nothing at all', () => {
  const three = ['vanilla', 'banana', 'cookie'];
  const small = [
    { ...impact, flavorKey: 'vanilla' },
    { ...impact, flavorKey: 'plum' },
  ];
  expect(together(...small, ...tastes(protein, ...three))).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  // "Whey" says something: one of three is not most of them.
  expect(together(...small, ...tastes(whey, ...three))).toEqual([
    [0, 1],
    [2, 3, 4],
  ]);
  expect(together(...small, ...tastes(whey, 'vanilla', 'plum', 'nut', 'fig'))).toEqual([
    [0, 1],
    [2, 3, 4, 5],
  ]);
});

it('a small line takes what has no name but its flavor, where it has that flavor', () => {
  const many = tastes(protein, 'vanilla', 'banana', 'cookie', 'mint');
  const max = (flavorKey: string, figures: MemberFacts['figures'] = [75, 8, 7]) =>
    together(...many, { line: 'max', flavorKey, figures });
  expect(max('mint')).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect(max('')).toEqual([[0, 1, 2, 3], [4]]);
  expect(max('lemon')).toEqual([[0, 1, 2, 3], [4]]);
  expect(max('mint', [75, 8, null])).toEqual([[0, 1, 2, 3], [4]]);
  expect(max('mint', [75, null, 7])).toEqual([[0, 1, 2, 3], [4]]);
  expect(max('mint', [null, 8, 7])).toEqual([[0, 1, 2, 3], [4]]);
});

it('lemon is not melon', () => {
  expect(together({ ...impact, flavorKey: 'lemon' }, { ...whey, flavorKey: 'melon' })).toEqual([
    [0],
    [1],
  ]);
});

it('figures that are not known make no recipe', () => {
  const mint = { flavorKey: 'mint' };
  const general = (figures: MemberFacts['figures']) => ({ ...whey, ...mint, figures });
  expect(together({ ...impact, ...mint }, general([75, 8, 7]))).toEqual([[0, 1]]);
  expect(together({ ...impact, ...mint }, general([75, null, 7]))).toEqual([[0], [1]]);
  expect(together({ ...impact, ...mint }, general([75, 8, null]))).toEqual([[0], [1]]);
});

it('figures tell from 40 g of all on, where a flavor is not stated', () => {
  const shakes = (figures: MemberFacts['figures']) => {
    const shake = { ...protein, figureGap: { protein: 4 }, figures };
    return together({ line: 'shot', figures }, { line: 'shot', figures }, shake, {
      ...shake,
      flavorKey: 'mint',
    });
  };
  expect(shakes([30, 7, 3])).toEqual([[0, 1, 2, 3]]);
  expect(shakes([30, 7, 2.9])).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

it('one more with its figures may be a mistake', () => {
  const flavors = tastes({ ...whey, figures: [74, 9, 6] }, 'vanilla', 'banana', 'cookie', 'lime');
  const odd = { figures: [77.5, 7, 5] } as const;
  const pro = { line: 'pro whey', ...odd } as const;
  expect(together(pro, ...flavors, { ...whey, ...odd })).toEqual([[0], [1, 2, 3, 4, 5]]);
  expect(together(pro, pro, ...flavors, { ...whey, ...odd })).toEqual([
    [0, 1, 6],
    [2, 3, 4, 5],
  ]);
});

it('of two lines it is of that with most like it, of equals of the larger', () => {
  const other = { line: 'elite whey' } as const;
  const nut = { flavorKey: 'nut' } as const;
  const general = { ...whey, ...nut };
  const like = (line: { readonly line: string }, ...flavors: readonly string[]) =>
    tastes(line, 'nut', ...flavors);
  expect(together(...like(impact, 'fig'), ...like(other, 'fig', 'oat'), general)).toEqual([
    [0, 1],
    [2, 3, 4, 5],
  ]);
  expect(together(...like(other, 'fig', 'oat'), ...like(impact, 'fig'), general)).toEqual([
    [0, 1, 2, 5],
    [3, 4],
  ]);
  expect(together(...like(impact, 'nut'), ...like(other, 'fig', 'oat'), general)).toEqual([
    [0, 1, 5],
    [2, 3, 4],
  ]);
});

it('what is far from the wheys is of the isolate only with the figures of one, or with its flavor and recipe', () => {
  const isolate = {
    line: 'impact isolate whey',
    impliedWords: 'isolate',
    figures: [84, 4, 1],
  } as const;
  const rich = { ...impact, flavorKey: 'nut', figures: [82, 4, 4] } as const;
  expect(together(impact, impact, impact, isolate, rich)).toEqual([[0, 1, 2, 4], [3]]);
  const same = { ...isolate, flavorKey: 'nut', figures: rich.figures };
  expect(together(impact, impact, impact, isolate, same, rich)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
});

it('what bears the name of its flavor only is of the line with such figures, unless others have them', () => {
  const unnamed = { ...protein, optionalWords: NO_NAME, flavorKey: 'lemon' };
  expect(together(...tastes(impact, 'fig', 'oat'), unnamed)).toEqual([[0, 1, 2]]);
  const mint = { ...protein, flavorKey: 'mint' };
  expect(together(...tastes(impact, 'fig', 'oat'), mint, unnamed)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

it('what an operator put somewhere does not follow the others of its name', () => {
  const line = tastes(impact, 'vanilla', 'banana', 'cookie');
  const general = tastes(whey, 'vanilla', 'banana');
  const mint = { ...whey, flavorKey: 'mint', figures: [74, 9, 7] } as const;
  expect(together(...line, ...general, { ...mint, decidedByOperator: true })).toEqual([
    [0, 1, 2, 3, 4],
    [5],
  ]);
});
