import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

function listOf(statement: string, truncated = false): string {
  return explainLabel({ statement, truncated }, vocabulary)
    .ingredients.map(({ canonical }) => canonical)
    .join(', ');
}

describe('names put together from several', () => {
  test.each([
    ['emulsionante: lecitinas (soja), sal', 'soy lecithin, salt'],
    ['émulsifiant (lécithines (soja)), sel', 'soy lecithin, salt'],
    ['Whey protein (milk, soy lecithin), salt', 'whey protein, milk, soy lecithin, salt'],
    ['arôme de pistache, arôme de café, sel', 'pistachio flavor, coffee flavor, salt'],
    ['émulsifiant : lécithines (tournesol), sel', 'sunflower lecithin, salt'],
    ['emulgente (lecitina (girasol)), sal', 'sunflower lecithin, salt'],
    ['extrait de feuilles de thé vert, sel', 'green tea extract, salt'],
    ['estratto secco di tè verde, sale', 'green tea extract, salt'],
    ['leite integral em pó, sal', 'whole milk powder, salt'],
    ['lecithin from soy, salt', 'soy lecithin, salt'],
    ['E 322 aus Sonnenblumen, Salz', 'sunflower lecithin, salt'],
    ['Farbstoff: Zuckerkulör (E150d), Salz', 'sulfite caramel color, salt'],
    ['Farbstoff: Zuckerkulör (Ammonsulfit-Zuckerkulör), Salz', 'caramel color, salt'],
    ['whey protein, isolate emulsifier, salt', 'whey protein, salt'],
    ['natural mango-passion fruit flavor, salt', 'natural mango and passion fruit flavor, salt'],
    ['harina de avena sabor galleta, sal', 'oat flour, salt'],
    ['Vitamine (D3, K1), Salz', 'vitamins, vitamin d3, vitamin k1, salt'],
    ['Sweetener (955), Thickener (415), salt', 'sucralose, xanthan gum, salt'],
    ['noccioline tostate, sale', 'nuts, salt'],
    ['fermented pea and rice protein, salt', 'pea protein, rice protein, salt'],
    ['onion and garlic powder, salt', 'onion powder, garlic powder, salt'],
    ['proteína de guisante y arroz, sal', 'pea protein, rice protein, salt'],
    ['protéines de pois et de riz, sel', 'pea protein, rice protein, salt'],
    ["farine de blé et d'avoine, sel", 'wheat flour, oat flour, salt'],
    ['almidón de maíz y patata, sal', 'corn starch, potato starch, salt'],
    ['lecitina de soja y girasol, sal', 'soy lecithin, sunflower lecithin, salt'],
    ['protéine de pois et sel, cacao', 'pea protein, salt, cocoa'],
    ['lécithine de soja et huile de tournesol, sel', 'soy lecithin, sunflower oil, salt'],
    ['sunflower oil and soy lecithin, salt', 'sunflower oil, soy lecithin, salt'],
    [
      'Concentré/Isolat de protéines de lactosérum, sel',
      'whey protein isolate, whey protein concentrate, salt',
    ],
    ['almonds and rice protein, salt', 'almond, rice protein, salt'],
    ['high oleic sunflower and/or canola oil, salt', 'sunflower oil, canola oil, salt'],
    ['Salt / Sel, Sugar / Sucre', 'salt, sugar'],
    ['BioPerine® Black Pepper Extract, salt', 'black pepper extract, salt'],
    ['natural and artificial acai flavor, salt', 'natural and artificial acai flavor, salt'],
    ['natural & artificial yuzu flavor, salt', 'natural and artificial yuzu flavor, salt'],
    ['artificial brownie flavor, salt', 'artificial brownie flavor, salt'],
    ['brownie flavor with other natural flavors, salt', 'brownie flavor, salt'],
    ['natuurlijk perzikaroma, zout', 'natural peach flavor, salt'],
    ['Farbstoff: Karamell (E150d), Salz', 'sulfite caramel color, salt'],
    ['natürliches Zimtaroma mit anderen natürlichen Aromen, Salz', 'natural cinnamon flavor, salt'],
    ['soybean and palm oil, salt', 'soybean oil, palm oil, salt'],
    ['peanut and/or canola and/or cottonseed oil', 'peanut oil, canola oil, cottonseed oil'],
    ['peanuts and sunflower oil, salt', 'peanut, sunflower oil, salt'],
    ['flour improving agent (ascorbic acid), salt', 'ascorbic acid, salt'],
    ['cellulose gum and gel, salt', 'cellulose gum, cellulose gel, salt'],
    ['gum blend (cellulose gum & gel, salt)', 'gum blend, cellulose gum, cellulose gel, salt'],
    ['caprylic acid, capric acid, palmitic acid', 'caprylic acid, capric acid, palmitic acid'],
    ['whey, whey, salt', 'whey, whey, salt'],
    ['palm oil with TBHQ, salt', 'palm oil, tbhq, salt'],
    ['CLA (conjugated linoleic acid from safflower), salt', 'conjugated linoleic acid, salt'],
    ['natural lemon flavour with other natural flavours, salt', 'natural lemon flavor, salt'],
    ['natural yuzu flavor, salt', 'natural yuzu flavor, salt'],
    ['colorant : caramel, sel', 'caramel color, salt'],
    ['kleurstof (karamel), zout', 'caramel color, salt'],
    ['caramel, colorant : betterave, sel', 'caramel, beet, salt'],
    ['Sunflower and/or Soy Lecithin, salt', 'sunflower lecithin, soy lecithin, salt'],
    ['Emulgator Soja- und Sonnenblumenlecithin', 'soy lecithin, sunflower lecithin'],
    ['lécithine de soja et de tournesol, sel', 'soy lecithin, sunflower lecithin, salt'],
    ['huiles de palme et de colza, sel', 'palm oil, canola oil, salt'],
    ['huiles de palme, de colza et de soja', 'palm oil, canola oil, soybean oil'],
    ['huiles de palme (20 %), de colza (8 %), sel', 'palm oil, canola oil, salt'],
    ['protéines de lait, de soja (3 %), sel', 'milk protein, soy protein, salt'],
    ['aceite de palma y de girasol, sal', 'palm oil, sunflower oil, salt'],
    ['protéines de lait et de soja, sel', 'milk protein, soy protein, salt'],
    ['farine de riz et de blé, sel', 'rice flour, wheat flour, salt'],
    ['extrait de thé et de soja, sel', 'tea extract, soy, salt'],
    ['arôme naturel de noisette, sel', 'natural hazelnut flavor, salt'],
    ['arôme noisette, sel', 'hazelnut flavor, salt'],
    ['ærteprotein, risstivelse', 'pea protein, rice starch'],
    ['whey concentrée (lait), sel', 'whey protein concentrate, salt'],
    ['vegetable oil (canola, corn), salt', 'vegetable oil, canola oil, corn oil, salt'],
    ['protéines végétales (pois, blé)', 'vegetable protein, pea protein, wheat protein'],
    ['organic pumpkin (seed), salt', 'pumpkin seed, salt'],
    ['huile de tournesol * beurre de cacao *, sel', 'sunflower oil, cocoa butter, salt'],
    ['Vanilla: whey protein (milk), sucralose', 'whey protein, sucralose'],
    ['aroma (contains milk), salt', 'flavor, salt'],
    ['sesame protein organic crisp rice (rice flour)', 'sesame protein, rice crisp, rice flour'],
    ['sunflower and/or safflower oil, salt', 'sunflower oil, safflower oil, salt'],
    ['partially hydrogenated coconut fat, salt', 'hydrogenated coconut oil, salt'],
    ['graisse de palmiste totalement hydrogénée', 'hydrogenated palm kernel oil'],
    ['huile de palme non hydrogénée, sel', 'palm oil, salt'],
    ['non-hydrogenated palm and palm kernel oil', 'palm oil, palm kernel oil'],
    ['enzyme blend [DigeZyme (amylase, lipase)]', 'enzyme blend, enzyme blend, amylase, lipase'],
  ])('%s', (statement, list) => {
    expect(listOf(statement)).toBe(list);
  });

  test.each([
    [
      'Proteine del siero di latte concentrate, isolate e idrolizzate, sale',
      'whey protein concentrate, whey protein isolate, hydrolyzed whey protein, salt',
    ],
    [
      'whey protein concentrate, isolate, salt',
      'whey protein concentrate, whey protein isolate, salt',
    ],
    [
      'sieroproteine (concentrate e isolate), sale',
      'whey protein, whey protein concentrate, whey protein isolate, salt',
    ],
    ['whey protein (isolate), salt', 'whey protein isolate, salt'],
    ['isoliertes Sojaeiweiß, Salz', 'soy protein isolate, salt'],
  ])('each form of a protein is there: %s', (statement, list) => {
    expect(listOf(statement)).toBe(list);
  });

  test.each([
    ['peanuts and soy protein', 'peanut, soy protein'],
    ['sunflower seeds and rapeseed oil', 'sunflower seed, canola oil'],
    ['almonds and peanut butter', 'almond, peanut butter'],
    ['chocolate and whey powder', 'chocolate, whey powder'],
    ['chocolate (sugar, milk, cocoa butter)', 'chocolate, sugar, milk, cocoa butter'],
    ['whey protein concentrate (whey, lecithin)', 'whey protein concentrate, whey, lecithin'],
  ])('keeps apart: %s', (statement, list) => {
    expect(listOf(statement)).toBe(list);
  });

  test('takes no allergen from what a flavor is named after, but those it declares', () => {
    const containsOf = (statement: string) => explainLabel({ statement }, vocabulary).contains;
    expect(containsOf('arôme naturel de noisette, sel')).toEqual([]);
    expect(containsOf('Erdnussaroma, Butteraroma, Salz')).toEqual([]);
    expect(containsOf('arôme cacahuète, arôme beurre, sel')).toEqual([]);
    expect(containsOf('aroma arachide, aroma burro, sale')).toEqual([]);
    expect(containsOf('pinda-aroma, boteraroma, zout')).toEqual([]);
    expect(containsOf('natural buttermilk flavor, salt')).toEqual([]);
    expect(containsOf('arôme naturel (noisette), sel')).toEqual(['tree nuts']);
    expect(containsOf('aroma (contiene leche)')).toEqual(['milk']);
  });

  test('leaves out what is left of a name that is cut inside a word', () => {
    expect(listOf('whey protein isolate, maltitol, swe', true)).toBe(
      'whey protein isolate, maltitol',
    );
    expect(listOf('whey protein isolate, maltitol, cocoa', true)).toContain('cocoa');
  });
});

test.each([
  ['Zucker, Emulgator: Lecithine (aus Soja), Salz', 'soy lecithin'],
  ['Sucre, émulsifiant : lécithines (de tournesol), sel', 'sunflower lecithin'],
  ['Azúcar, almidón (de maíz), sal', 'corn starch'],
  ['Sugar, chocolate (from soy), salt', 'chocolate'],
])('a bracket that says what a general name is from tells which it is: %s', (statement, name) => {
  const { ingredients } = explainLabel({ statement }, vocabulary);
  expect(ingredients[1]?.canonical).toBe(name);
});
