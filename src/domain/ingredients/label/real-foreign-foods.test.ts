import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

/** Names of real labels that were read as something else, with another allergen or protein, or kept a list from being whole. */
test.each([
  ['sucre, poudre à pâte, sel', 'baking powder', ''],
  ['azúcar, polvo para hornear, sal', 'baking powder', ''],
  ['açúcar, creme vegetal, sal', 'creamer', ''],
  ['açúcar, creme de cacau, sal', 'chocolate cream', ''],
  ['açúcar, recheio sabor trufa, sal', 'chocolate filling', ''],
  ['azúcar, nuez de la india, sal', 'cashew', 'tree nuts'],
  ['zucchero, lievito di birra, sale', 'yeast', ''],
  ['sucre, noix de soja, sel', 'soy nut', 'soy'],
  ['azúcar, E 339 ii, sal', 'disodium phosphate', ''],
  ['azúcar, copos de trigo sarraceno, sal', 'buckwheat', ''],
  ['suiker, koper-chlorofylline, zout', 'chlorophyll', ''],
  ['Zucker, Dinkelmalz, Salz', 'spelt malt', 'wheat,gluten'],
  ['zucchero, collagene idrolizzato da pesce, sale', 'fish collagen', 'fish'],
  ['sucre, œufs de poules élevées en plein air, sel', 'egg', 'egg'],
  ['sucre, poudre de lactosérum concentrée en protéines, sel', 'whey protein concentrate', 'milk'],
  ['Zucker, Korinthen, Salz', 'raisin', ''],
  ['Zucker, Frischkäse, Salz', 'cream cheese', 'milk'],
  ['Zucker, Vollkornreiscrispies, Salz', 'brown rice crisp', ''],
  ['Zucker, Glucuronolacton, Salz', 'glucuronolactone', ''],
  ['sugar, d-glucuronolactone, salt', 'glucuronolactone', ''],
  ['azúcar, preparado de fruta, sal', 'fruit preparation', ''],
  ['suiker, gemodificeerd maïs zetmeel, zout', 'modified corn starch', ''],
  ['suiker, ginsengwortelextract, zout', 'ginseng extract', ''],
  ['suiker, visgelatine, zout', 'fish gelatin', 'fish'],
  ['suiker, stroopwafelstukjes, zout', 'wafer', ''],
  ['Zucker, Maca-Wurzelextrakt, Salz', 'maca extract', ''],
  ['Zucker, Kartoffelstärke modifiziert, Salz', 'modified potato starch', ''],
  ['azúcar, clorhidrato de L-arginina, sal', 'l-arginine hydrochloride', ''],
  ['zucchero, acido stearico, sale', 'stearic acid', ''],
  ['zucchero, polvere di latte scremato, sale', 'nonfat dry milk', 'milk'],
  ['zucchero, solfati di zinco, sale', 'zinc sulfate', ''],
  [
    'açúcar, ésteres de poliglicerol de ácidos graxos, sal',
    'polyglycerol esters of fatty acids',
    '',
  ],
  ['açúcar, achocolatado em pó, sal', 'chocolate powder', ''],
  ['Zucker, Maltit-Vollmilchschokolade, Salz', 'milk chocolate', 'milk'],
  ['Zucker, Fructo-Oligosaccharide-Sirup, Salz', 'fructooligosaccharide syrup', ''],
  ['azúcar, fibra vegetal (dextrina de trigo), sal', 'wheat dextrin', 'wheat,gluten'],
  ['sucre, huile végétale (colza), sel', 'canola oil', ''],
])('the second of %s', (statement, name, allergens) => {
  const { ingredients, contains } = explainLabel({ statement }, vocabulary);
  const [, second, third] = ingredients.map(({ canonical }) => canonical);
  expect([second, third, contains.join()]).toEqual([name, 'salt', allergens]);
});

test('Slovak precautions name what may be inside', () => {
  const statement = 'Zloženie: cukor, jedlá soľ. Môže obsahovať arašidy a mlieko.';
  const { contains, mayContain, complete } = explainLabel({ statement }, vocabulary);
  expect([contains, [...mayContain].sort(), complete]).toEqual([[], ['milk', 'peanuts'], true]);
});

test('Portuguese kitchens handle what may be inside', () => {
  const statement = 'Açúcar, sal. É produzido ou preparado onde há manipulação de leite e soja.';
  const { contains, mayContain } = explainLabel({ statement }, vocabulary);
  expect([contains, [...mayContain].sort()]).toEqual([[], ['milk', 'soy']]);
});

test('gum base may be of animals', () => {
  const { isVegan } = explainLabel({ statement: 'Xylitol, gum base, salt.' }, vocabulary).flags;
  expect(isVegan.value).toBe(null);
});
