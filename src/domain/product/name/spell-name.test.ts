import { expect, it } from 'vitest';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { spellName } from './spell-name.ts';

it.each([
  ['Qwizz rotein bar, slaný karamel', 'Qwizz protein bar, slaný karamel'],
  ['Whey gold Standart', 'Whey gold Standard'],
  ['100%WheyProtein', '100%Whey protein'],
  ['Pure IsoWhey Straeberry', 'Pure IsoWhey Strawberry'],
  ['Golf whey standard', 'Gold whey standard'],
  ['Protein Muß Cake Mix', 'Protein Mug Cake Mix'],
  ['Drink M Ix, Chocolate', 'Drink Mix, Chocolate'],
  ['Organic Protein0', 'Organic Protein'],
  ['Why Protein', 'Whey Protein'],
  ['Purehydrolysat whey', 'Pure hydrolysat whey'],
  ['100% Proteinschoko, Schoko', '100% Protein schoko'],
  ['Lowcarb. one Protein Riegel', 'Lowcarb.one Protein Riegel'],
  ['Casein5', 'Casein 5'],
  ['Micelar Casein Caramel', 'Micellar Casein Caramel'],
  ['Massa gainer', 'Mass gainer'],
  ["Bar, m'ont chocolaté flavour", 'Bar, mint chocolate flavour'],
  ["100% Whey Monnaie D'or", '100% Whey Gold Standard'],
  ['Bluberry Protein Shake', 'Blueberry Protein Shake'],
  ['32% Whey Wafer Bar Stracciatel', '32% Whey Wafer Bar Stracciatella'],
  ['Whey Apple crumble & custatd', 'Whey Apple crumble & custard'],
])('puts a mistyped word right: %s', (written, name) => {
  expect(spellName(written, tables)).toBe(name);
});

it.each([
  'Deluxe, čokoládové brownies',
  'Cashewnødder & Caramel protein bar',
  'Barre noisettes',
  'Protein Delite',
  'Golf Bar',
  'Peanut & Better Whey',
  'Syntha-6',
])('leaves alone what is another language, another form or a name: %s', (name) => {
  expect(spellName(name, tables)).toBe(name);
});

it('says a flavor once, in whatever language', () => {
  expect(spellName('32% Protein Bar Hazelnut, Haselnuss', tables)).toBe('32% Protein Bar Hazelnut');
  for (const name of ['Bar Chocolate, Hazelnut', 'Whey, Haselnuss', 'Bar Nuss, Haselnuss Mix'])
    expect(spellName(name, tables)).toBe(name);
});

it('takes out the number of pieces behind a flavor, no other number', () => {
  expect(spellName('Carb Killa Bar Cookie Dough 12', tables)).toBe('Carb Killa Bar Cookie Dough');
  for (const name of ['Whey Protein 80', 'Protein Bar 30', 'Chocolate Whey 360'])
    expect(spellName(name, tables)).toBe(name);
});
