import { expect, it } from 'vitest';
import { tables } from '../../../tests/support/naming-tables.ts';
import type { ProductFormat } from '../enumerations.ts';
import { brandKey } from '../product/brand/brand-name.ts';
import { baseName } from './base-name.ts';
import { lineName } from './line-name.ts';

const { flavors, words } = tables;
const lineOf = (name: string, format: ProductFormat = 'powder') =>
  lineName(baseName(name, { brand: null, flavor: null, flavors, words }), format, words);

it.each([
  ['Go Protein Professional Protein Bar for Athletes', 'go', 'athlete'],
  ['100% Whey Protein Professional', 'professional whey', ''],
  ['Iso Whey Zero Premium with L-Glutamine and Bcaas', 'isolate whey zero', 'premium'],
  ['Serious Mass Weight Gainer', 'mass serious', ''],
  ['Weight Gainer', 'gainer', ''],
  ['Vegan Impact Soy Protein', 'soy', ''],
  ['Clear Isolate', 'clear whey', ''],
  ['Clear Vegan Protein', 'clear vegan', ''],
  ['Vegan Protein (Pea & Rice): Mango', 'vegan', ''],
  ['Protein (Pea & Rice)', 'pea rice', ''],
  ['100% Pure Whey Natural Protein Drink Powder', 'whey', 'pure'],
  ['Natural Whey Protein', 'natural whey', ''],
  ['Naturally Flavored Gold Standard Whey', 'gold natural whey', ''],
  ['Gold Standard 100% Isolate', 'gold isolate whey', ''],
  ['Soy Protein Isolate', 'isolate soy', ''],
  ['Protein 80 Plus', 'plus', '80'],
  ['Protein 80+', 'plus', '80'],
  ['100% Pure Whey', 'whey', 'pure'],
  ['Premium Protein', 'protein', 'premium'],
  ['Chewy Protein Granola Bar', 'protein', 'chewy granola'],
  ['Protein Snack', 'protein', 'snack'],
])('the line of %j is %j, beside it %j', (name, line, optionalWords) => {
  expect(lineOf(name)).toMatchObject({ line, optionalWords });
});

it('whey is no name of bars and drinks', () => {
  expect(lineOf('Recovery Bar 32% Whey', 'bar')).toMatchObject({
    line: 'recovery',
    optionalWords: '32 whey',
  });
  expect(lineOf('Recovery Whey').line).toBe('recovery whey');
});

it.each([
  ['Protein Bar', 'bar', { protein: 7, fat: 10 }],
  ['Protein Plus 30%', 'bar', { protein: 7, fat: 10 }],
  ['Low Carb Bar', 'bar', { protein: 7, fat: 10 }],
  ['Layered Protein Bar', 'bar', null],
  ['Protein Drink', 'rtd', { protein: 1.2, carbohydrate: 3.5 }],
  ['Protein Smoothie', 'rtd', { protein: 1.2, carbohydrate: 3.5 }],
  ['Organic Hemp', 'powder', { protein: 17, fat: 4 }],
  ['Vegan Protein', 'powder', { protein: 17, fat: 4 }],
  ['100% Whey', 'powder', { protein: 10, fat: 8 }],
  ['Oats & Whey', 'powder', { protein: 7, fat: 8 }],
  ['Mass Gainer', 'powder', { protein: 17, fat: 4 }],
  ['Premium Protein', 'powder', { protein: 7, carbohydrate: 8, fat: 5 }],
  ['Impact Whey', 'powder', null],
] as const)('%j, a %s, is of several lines that lie %j g apart', (name, format, figureGap) => {
  expect(lineOf(name, format).figureGap).toEqual(figureGap);
});

it('what a brand calls by other words is one line, of the leap and the optional words of that line', () => {
  const same = tables.brands.sameLines.get(`${brandKey("Carman's")}|bar`);
  const base = (name: string) => baseName(name, { brand: null, flavor: null, flavors, words });
  const named = (name: string) => lineName(base(name), 'bar', words, same);
  expect(named('Protein Bar')).toEqual({
    line: 'gourmet',
    optionalWords: '',
    figureGap: null,
    impliedWords: '',
    ownLine: 'protein',
    isGeneric: true,
    origins: '',
  });
  expect(named('Soy Mass Bar')).toMatchObject({ isGeneric: true, origins: 'soy' });
  expect(named('Soy Crisp Bar')).toMatchObject({ isGeneric: false, origins: 'soy' });
  expect(named('Recovery Whey Bar')).toMatchObject({ isGeneric: false, origins: 'whey' });
  expect(named('Premium Protein Bar')).toMatchObject({ line: 'gourmet', optionalWords: 'premium' });
  expect(named('Gourmet Protein Bar').line).toBe('gourmet');
  const pro = tables.brands.sameLines.get('nutriversum|powder');
  expect(lineName(base('Pure Whey Pro'), 'powder', words, pro)).toMatchObject({
    line: 'pro whey',
    optionalWords: '',
  });
  expect(lineName(base('Premium Whey Pro'), 'powder', words, pro).optionalWords).toBe('premium');
  const plain = lineName('boost', 'bar', words, tables.brands.sameLines.get('multipower|bar'));
  expect(plain).toMatchObject({ line: 'protein', figureGap: { protein: 7, fat: 10 } });
});

it.each([...tables.brands.sameLines])('the lines of %s are told in one step', (_, lines) => {
  for (const [ownLine, line] of lines) {
    expect(lines.get(line) ?? line).toBe(line);
    // What stands for itself keeps its optional words in its line.
    if (ownLine === line)
      expect(ownLine.split(' ').some((word) => words.optional.has(word) || /\d/.test(word))).toBe(
        true,
      );
  }
});

it('that it is an isolate is a word which others of a line may take for granted', () => {
  expect(lineOf('Pure Native Whey Isolate')).toMatchObject({
    line: 'isolate native whey',
    impliedWords: 'isolate',
  });
  expect(lineOf('Pure Native Whey').impliedWords).toBe('');
});

it.each([
  ['Protein Coffee, Vanilla', 'coffee'],
  ['Protein Cookie', 'cookie'],
  ['Protein Cookies & Cream', 'protein'],
  ['Protein Hot Latte', 'hot latte'],
  ['High Protein Cookie Style Drink', 'protein'],
  ['100% Whey Protein Coffee', 'whey'],
  ['Oats & Whey - Real Raspberry', 'oats whey'],
  ['100% Real Whey, Vanilla', 'real whey'],
  ['Protein Shake Extra Chocolate', 'protein'],
  ['Extra Protein, Chocolate', 'extra'],
  ['The Whey+', 'plus the whey'],
  ['The Whey +', 'plus the whey'],
  ['Protein+ Bar', 'plus'],
  ['Protein + Snack Bar', 'plus'],
  ['Oats + Whey', 'oats whey'],
  ['Whey, Pure Vanilla', 'whey'],
  ['Whey Professional+ Iso', 'professional whey withiso'],
  ['100% Whey Proteines+ISO', 'whey withiso'],
  ['100% Whey Isolate', 'isolate whey'],
  ['Protein Milk Chocolate Flavor', 'milk'],
  ['Protein Genius, Protein Energy Bar', 'genius'],
  ['Protein Energy Bar', 'energy'],
  ['Chunky Peanut Butter Protein Bars, Peanut Butter', 'protein'],
  ['Protein & Greens Plant Protein', 'greens'],
  ['WheyPro Predator', 'predator'],
  ['Barre protéinée allégée', 'lean'],
  ['Skinny Protein Bar', 'lean'],
  ['Protein Muß Cake Mix', 'mug'],
  ['Pro Shake Chocolate, Schoko', 'pro'],
])('what is a taste and what a thing: %j is %j', (name, line) => {
  expect(lineOf(name).line).toBe(line);
});

it('an article makes a name of general words a line of its own, and of no other', () => {
  expect(lineOf('THE Whey - Vanilla').line).toBe('the whey');
  expect(lineOf('TheWhey').line).toBe('the whey');
  expect(lineOf('Whey - Vanilla').line).toBe('whey');
  expect(lineOf('The Carb Crusher').line).toBe('carb crusher');
  expect(lineOf('The Whey').figureGap).toBeNull();
});

it('"Low Carb" and "Low Fat" are optional, however they are written; "Zero Carb" is a name', () => {
  for (const name of ['Low Carb Protein Bar', 'Lowcarb Protein Bar', 'Low-Carb Protein Bar'])
    expect(lineOf(name, 'bar')).toMatchObject({ line: 'protein', optionalWords: 'lowcarb' });
  expect(lineOf('Zero Carb WPI').line).toBe('carb isolate whey zero');
  for (const name of ['Low Fat Protein Shake', 'Low-Fat Shake', 'High Protein Lowfat Shake'])
    expect(lineOf(name, 'rtd')).toMatchObject({ line: 'protein', optionalWords: 'lowfat' });
});
