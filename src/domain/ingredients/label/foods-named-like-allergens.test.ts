import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

/** A food, and what labels of nine languages call it: de, fr, nl, es, it, pt, pl, sv, da. None of them holds what its name sounds like. */
const FOODS = {
  'rice milk':
    'Reismilch; lait de riz; rijstmelk; leche de arroz; latte di riso; leite de arroz; mleko ryżowe; rismjölk; rismælk',
  'coconut cream':
    'Kokoscreme; crème de coco; kokosroom; crema de coco; crema di cocco; creme de coco; śmietanka kokosowa; kokosgrädde; kokosfløde',
  nutmeg:
    'Muskatnuss; noix de muscade; nootmuskaat; nuez moscada; noce moscata; noz-moscada; gałka muszkatołowa; muskotnöt; muskatnød',
  'water chestnut':
    "Wasserkastanie; châtaigne d'eau; waterkastanje; castaña de agua; castagna d'acqua; castanha-d'água; kasztan wodny; vattenkastanj; vandkastanje",
  breadfruit:
    'Brotfrucht; fruit à pain; broodvrucht; fruta del pan; frutto del pane; fruta-pão; chlebowiec; brödfrukt; brødfrugt',
  'oyster mushroom':
    'Austernpilz; pleurote; oesterzwam; seta ostra; fungo ostrica; cogumelo ostra; boczniak; ostronskivling; østershat',
  'milk thistle':
    'Mariendistel; chardon-marie; mariadistel; cardo mariano; cardo mariano; cardo-mariano; ostropest plamisty; mariatistel; marietidsel',
  pomegranate:
    'Granatapfel; grenade; granaatappel; granada; melograno; romã; granat; granatäpple; granatæble',
  'butterfly pea flower':
    'Schmetterlingserbse; pois bleu; vlindererwt; guisante mariposa; fiore di pisello blu; ervilha borboleta; klitoria ternateńska; ärtblomma; ærteblomst',
} as const;
const SUGAR_AND_SALT = [
  ['Zucker', 'Speisesalz'],
  ['sucre', 'sel de mer'],
  ['suiker', 'keukenzout'],
  ['azúcar', 'sal marina'],
  ['zucchero', 'sale marino'],
  ['açúcar', 'sal marinho'],
  ['cukier', 'sól morska'],
  ['socker', 'havssalt'],
  ['sukker', 'havsalt'],
] as const;

const explain = (statement: string) => explainLabel({ statement }, vocabulary);

describe('foods whose names sound like allergens', () => {
  test.each(Object.entries(FOODS))('%s is itself in every language', (food, names) => {
    for (const [at, name] of names.split('; ').entries()) {
      const [before, behind] = SUGAR_AND_SALT[at] ?? ['', ''];
      const { ingredients, contains, unknown } = explain(`${before}, ${name}, ${behind}.`);
      expect([name, ingredients[1]?.canonical, contains, unknown]).toEqual([name, food, [], []]);
    }
  });

  test.each([
    ['Açúcar, óleo de amêndoa de palma, sal', 'palm kernel oil'],
    ['Açúcar, leite de aveia, sal', 'oat milk'],
    ['Azúcar, granos de arroz, sal', 'rice'],
    ['Azúcar, arvejas, sal', 'pea'],
    ['Sucre, baies d’aronia, sel', 'aronia'],
    ['Cukier, mąka grochowa, sól', 'pea flour'],
    ['Cukier, masło shea, sól', 'shea butter'],
    ['Cukier, łupina nasienna babki jajowatej, sól', 'psyllium'],
    ['Cukier, olej krokoszowy, sól', 'safflower oil'],
    ['Cukr, kešu máslo, sůl', 'cashew butter'],
    ['Cukr, bramborový škrob, sůl', 'potato starch'],
  ])('what it is called after is not in it: %s', (statement, food) => {
    const { ingredients, contains, complete } = explain(statement);
    expect(ingredients[1]?.canonical).toBe(food);
    const own = food === 'cashew butter' ? ['tree nuts'] : food === 'oat milk' ? ['gluten'] : [];
    expect(contains).toEqual(own);
    expect(complete).toBe(true);
  });

  test('chestnuts and pine nuts are tree nuts in every language', () => {
    const nuts =
      'Maronen; châtaignes; kastanjes; castañas; castagne; castanhas; kasztany; kastanjer; kastanjer';
    const seeds =
      'Pinienkerne; pignons de pin; pijnboompitten; piñones; pinoli; pinhões; orzeszki piniowe; pinjenötter; pinjekerner';
    for (const names of [nuts, seeds])
      for (const [at, name] of names.split('; ').entries()) {
        const [before, behind] = SUGAR_AND_SALT[at] ?? ['', ''];
        expect([name, explain(`${before}, ${name}, ${behind}.`).contains]).toEqual([
          name,
          ['tree nuts'],
        ]);
      }
  });
});

test.each(['cream of rice', 'crème de riz', 'crema di riso', 'crema de arroz', 'creme de arroz'])(
  'ground rice holds no cream: %s',
  (name) => {
    expect(explain(`${name}, sal`).contains).toEqual([]);
  },
);

describe('foods made without what they are called after', () => {
  test.each([
    'Pea protein, vegan cheese (coconut oil, starch), salt',
    'Pea protein, dairy-free yogurt coating (sugar, palm kernel oil), salt',
    'Pea protein, plant-based yogurt (coconut), salt',
    'Pea protein, dairy-free milk chocolate (sugar, cocoa butter), salt',
    'Pea protein, egg-free mayonnaise (rapeseed oil), salt',
    'Erbsenprotein, veganer Käse (Kokosöl), Salz',
    'Protéines de pois, yaourt végétal (coco), sel',
    'Proteína de guisante, queso vegano, sal',
    'Proteine di piselli, burro vegano, sale',
    'Erwteneiwit, vegan kaas, zout',
  ])('%s', (statement) => {
    expect(explain(statement)).toMatchObject({ contains: [], veganByIngredients: true });
  });

  test('what stands in their lists counts', () => {
    expect(explain('Pea protein, vegan cheese (casein, salt)').contains).toEqual(['milk']);
  });

  test('hazelnuts are in gianduja', () => {
    expect(explain('Pea protein, gianduja').contains).toEqual(['tree nuts']);
  });
});

/** Had been mended to an allergen's name, or read by a part that is one: Kresse as crabs, "hagelslag" as mollusks. */
describe('names of Germanic languages that sound like others', () => {
  test.each([
    ['Zucker, NAME, Speisesalz.', 'Kresse, Schalotten, Tahiti-Vanille, Hanfnüsse, Laktulose', []],
    ['Zucker, NAME, Speisesalz.', 'Weidemilch, Heumilch, Cheddarpulver', ['milk']],
    ['Zucker, NAME, Speisesalz.', 'Sojajoghurt, Sojaisoflavone', ['soy']],
    ['Zucker, NAME, Speisesalz.', 'geschwefelte Aprikosen', ['sulphites']],
    ['suiker, NAME, keukenzout.', 'hagelslag, rijstgries, aalbessen, arganolie', []],
    ['sukker, NAME, havsalt.', 'majssemulje, sheanødolie, solsikkesmør, risflager, æblepuré', []],
    ['socker, NAME, havssalt.', 'bomullsfröolja, solrossmör, vaniljkorn, hagtorn', []],
    ['socker, NAME, havssalt.', 'bläckfisk', ['molluscs']],
    ['socker, NAME, havssalt.', 'sojanötter', ['soy']],
  ])('%s %s', (list, names, allergens) => {
    for (const name of names.split(', ')) {
      const { contains, unknown, complete } = explain(list.replace('NAME', name));
      expect([name, contains, unknown, complete]).toEqual([name, allergens, [], true]);
    }
  });
});

test.each([
  'Beef, natural hickory smoke, salt',
  'Beef, hickory smoke flavoring, salt',
  'Beef, natural smoke flavor (hickory), salt',
  'Beef, pecan wood smoke, salt',
])('smoke of a wood is no nut: %s', (statement) => {
  const { contains, complete, ingredients } = explain(statement);
  expect({ contains, complete }).toEqual({ contains: [], complete: true });
  expect(ingredients.map(({ canonical }) => canonical)).toContain('natural smoke flavor');
});

test('hickory nuts are nuts', () => {
  expect(explain('Dates, hickory nuts, salt').contains).toEqual(['tree nuts']);
});
