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
  // Creams and butters of plants hold no milk.
  ['açúcar, creme de milho, sal', 'corn flour', ''],
  ['azúcar, crema de avena, sal', 'oat cream', 'gluten'],
  ["zucchero, crema d'avena, sale", 'oat cream', 'gluten'],
  ['Zucker, Hafersahne, Salz', 'oat cream', 'gluten'],
  ['sucre, crème de soja, sel', 'soy cream', 'soy'],
  ['suiker, sojaroom, zout', 'soy cream', 'soy'],
  ['Zucker, Reissahne, Salz', 'rice cream', ''],
  ['sucre, beurre de coco, sel', 'coconut butter', ''],
  ['suiker, kokosboter, zout', 'coconut butter', ''],
  ['socker, havremjölk, salt', 'oat milk', 'gluten'],
  ['sukker, sojamælk, salt', 'soy milk', 'soy'],
  ['sucre, lait de cajou, sel', 'cashew milk', 'tree nuts'],
  ['zucchero, yogurt di soia, sale', 'soy yogurt', 'soy'],
  // Nuts and wheat by name only.
  ['cukier, orzech kokosowy, sól', 'coconut', ''],
  ['cukier, orzech ziemny, sól', 'peanut', 'peanuts'],
  ['zucchero, grano turco, sale', 'corn', ''],
  ['suiker, nootaroma, zout', 'nut flavor', ''],
  ['açúcar, aroma de leite, sal', 'milk flavor', ''],
  ['Zucker, Jodid, Salz', 'iodine', ''],
  ['açúcar, iodeto, sal', 'iodine', ''],
  ['azúcar, ésteres ácidos grasos de ácido ascórbico, sal', 'ascorbyl palmitate', ''],
  ['azúcar, FD & C rojo 40, sal', 'red 40', ''],
  ['Zucker, Sojakrispies, Salz', 'soy crisp', 'soy'],
  ['zucchero, cioccolato in gocce, sale', 'chocolate chip', ''],
  ['cukier, preparat białkowy, sól', 'protein blend', ''],
  // "Nöt" is a nut, and cattle where something is of animals.
  ['socker, kollagenhydrolysat (nöt), salt', 'hydrolyzed collagen', ''],
  ['socker, gelatin (nöt, fisk), salt', 'gelatin', 'fish'],
  ['socker, nöt, salt', 'nuts', 'tree nuts,peanuts'],
  // Umlauts as they are typed without them.
  ['Zucker, geroesteten Haselnuessen, Salz', 'hazelnut', 'tree nuts'],
  ['Zucker, Kaese, Salz', 'cheese', 'milk'],
])('the second of %s', (statement, name, allergens) => {
  const { ingredients, contains } = explainLabel({ statement }, vocabulary);
  const [, second, third] = ingredients.map(({ canonical }) => canonical);
  expect([second, third, contains.join()]).toEqual([name, 'salt', allergens]);
});

const tree = (statement: string): string => {
  const { ingredients } = explainLabel({ statement }, vocabulary);
  const within = (parent: number | null): string[] =>
    ingredients.flatMap((each, at) => {
      const inner = each.parent === parent ? within(at) : [];
      const list = inner.length === 0 ? '' : ` {${inner.join(', ')}}`;
      return each.parent === parent ? [`${each.canonical}${list}`] : [];
    });
  return within(null).join(', ');
};

test.each([
  [
    'DigeZyme® (miscela di enzimi da Aspergillus oryzae, Bacillus subtilis), sale',
    'enzyme blend {aspergillus oryzae, bacillus subtilis}, salt',
  ],
  [
    'Molkenprotein, Vitaminmischung, Salz. Vitaminmischung: Vitamin C, Niacin.',
    'whey protein, vitamin blend {vitamin c, niacin}, salt',
  ],
  [
    'mieszanka białek - z mleka [izolat białek serwatkowych, kazeina], aromaty',
    'protein blend {whey protein isolate, casein}, flavor',
  ],
  [
    'överdrag (socker, vegetabiliskt fett innehållande sorbitantristearat), salt',
    'coating {sugar, vegetable oil, sorbitan tristearate}, salt',
  ],
  // A list in brackets behind the colon is all that the heading has.
  [
    'cobertura sabor cacao (16 %): [maltitol, grasa de palma], colágeno, almendras',
    'coating {maltitol, palm oil}, hydrolyzed collagen, almond',
  ],
  ['Enrobage : (sucre, cacao), amandes, sel', 'coating {sugar, cocoa}, almond, salt'],
  ['Enrobage : (14 %) sucre, cacao', 'coating {sugar, cocoa}'],
  // Functions cut short.
  ['Ingr.: latte, edulc.: sucralosio, emuls.: lecitina di soia', 'milk, sucralose, soy lecithin'],
  [
    'Milch, Süßungsm. (E 955), Emulg. (E 322 aus Soja), Säuerungsm. E 330',
    'milk, sucralose, soy lecithin, citric acid',
  ],
  ['Hydrolizat białek serwatkowych, (mleko), sól', 'hydrolyzed whey protein, salt'],
  ['Molkenprotein (enth. Sojalecithin), Salz', 'whey protein {soy lecithin}, salt'],
])('a blend is there once, with its list: %s', (statement, expected) => {
  expect(tree(statement)).toBe(expected);
});

test('where the scoop is is no ingredient', () => {
  const { complete, ingredients } = explainLabel(
    {
      statement:
        'Ingredientes: proteína de suero (leche), aroma. El cazo se encuentra en el interior del envase.',
    },
    vocabulary,
  );
  expect([complete, ingredients.length]).toEqual([true, 2]);
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

test('the English "not" is no Swedish cattle', () => {
  const statement = 'Pea protein isolate, apple juice not from concentrate, salt.';
  expect(explainLabel({ statement }, vocabulary).flags.isVegan.value).toBe(true);
});
