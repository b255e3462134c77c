import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

test.each([
  // What is mixed in is an ingredient of its own.
  ['sunflower oil with tocopherols, salt', 'sunflower oil, tocopherols, salt'],
  [
    'whey protein isolate with vanilla extract and cinnamon',
    'whey protein isolate, vanilla extract, cinnamon',
  ],
  [
    'figs, blueberries infused with apple juice concentrate',
    'fig, blueberry, apple juice concentrate',
  ],
  [
    'blueberries (infused with apple juice concentrate), salt',
    'blueberry, apple juice concentrate, salt',
  ],
  [
    'vegetable oil (contains one or more of the following: corn, soybean), salt',
    'vegetable oil, corn oil, soybean oil, salt',
  ],
  ['lemon flavor with other natural flavors, salt', 'lemon flavor, salt'],
  ['cheese made with skim milk (skim milk, salt), sugar', 'cheese, skim milk, salt, sugar'],
  ['extruded soy with cocoa (soy protein, cocoa), salt', 'soy, soy protein, cocoa, salt'],
  [
    'caramel flavour centre (12%) (oligofructose, palm oil), salt',
    'caramel filling, oligofructose, palm oil, salt',
  ],
  ['whey protein with 10% organic cocoa, salt', 'whey protein, cocoa, salt'],
  [
    'raisins coated with milk chocolate (sugar, milk), salt',
    'raisin, milk chocolate, sugar, milk, salt',
  ],
  ['blueberries (apple juice infused), salt', 'blueberry, apple juice, salt'],
  // Commas before a heading are lost.
  [
    'gum arabic, organic stevia raw fruit & vegetable blend: spinach, kale',
    'gum arabic, stevia, fruit and vegetable blend, spinach, kale',
  ],
  [
    'gum arabic almond flour vitamins & minerals: biotin, zinc oxide',
    'gum arabic, almond flour, vitamin and mineral blend, biotin, zinc oxide',
  ],
  ['fruit and vegetable blend: spinach, kale', 'fruit and vegetable blend, spinach, kale'],
  [
    'salt, carob bean gum probiotic and enzyme blend: lipase, papain',
    'salt, locust bean gum, probiotic and enzyme blend, lipase, papain',
  ],
  ['salt, stevia enzyme blend (lipase, papain)', 'salt, stevia, enzyme blend, lipase, papain'],
  ['whey protein blend (whey, casein), salt', 'protein blend, whey, casein, salt'],
  ['salt, baking soda natural flavor, sugar', 'salt, sodium bicarbonate, natural flavor, sugar'],
  ['lécithine de soja arôme, sel', 'soy lecithin, flavor, salt'],
  [
    'Lacprodan HYDRO.power (whey protein hydrolysate) (milk), salt',
    'hydrolyzed whey protein, salt',
  ],
  // A word broken behind a bracket.
  ['pea (Pisum sativum) pro - tein (45%), salt', 'pea protein, salt'],
  ['vega saviseed (sacha inchi) oil, salt', 'sacha inchi oil, salt'],
  // A function begins the next name where its comma is lost.
  [
    'flavorings thickeners (cellulose gum, xanthan gum), salt',
    'flavor, cellulose gum, xanthan gum, salt',
  ],
  [
    'milk protein stabilizer (potassium phosphates), salt',
    'milk protein, potassium phosphate, salt',
  ],
  ['cocoa mass emulsifier: soy lecithin; salt', 'cocoa mass, soy lecithin, salt'],
  // Nor does the bracket of a function belong to what stands behind it.
  [
    'salt, antioxidants (ascorbyl palmitate, tocopherols) flavoring, sugar',
    'salt, ascorbyl palmitate, tocopherols, flavor, sugar',
  ],
  [
    'lait écrémé, émulsifiant (lécithine de soja) arôme, sel',
    'skim milk, soy lecithin, flavor, salt',
  ],
  [
    'sugar, sweetener (sucralose) vitamin mix (vitamin C), salt',
    'sugar, sucralose, vitamin blend, vitamin c, salt',
  ],
  ['whey, emulsifier (soy) lecithin, salt', 'whey, soy lecithin, salt'],
  // Lecithins beside each other.
  [
    'whey, emulsifier (soy, sunflower lecithin), salt',
    'whey, soy lecithin, sunflower lecithin, salt',
  ],
  [
    'whey, emulsifiers (soya lecithin, sunflower), salt',
    'whey, soy lecithin, sunflower lecithin, salt',
  ],
  ['milk chocolate with sweetener: maltitol, salt', 'milk chocolate, maltitol, salt'],
  // A form of protein without its food is of the one before it.
  [
    'protein blend (milk, protein isolate, WHEY• Protein Concentrate)',
    'protein blend, milk protein isolate, whey protein concentrate',
  ],
  ['soy, protein isolate, salt', 'soy, proteins, salt'],
  ['milk, protein, rice flour, protein isolate', 'milk, proteins, rice flour, proteins'],
  // What a flavor tastes of.
  ['artificial flavors (vanilla, cream, cookie, waffle cone), salt', 'artificial flavor, salt'],
  [
    'flavoring (cocoa powder, flavoring, sucralose), salt',
    'flavor, cocoa, flavor, sucralose, salt',
  ],
  ['flavor (milk, lactose), salt', 'flavor, milk, lactose, salt'],
  // The bracket names what is only said to be soluble.
  ['soluble gluco fibre (resistant maltodextrin), salt', 'resistant maltodextrin, salt'],
  ['soluble fiber (inulin), salt', 'inulin, salt'],
  ['vegetable fiber (oligofructose), salt', 'oligofructose, salt'],
  [
    'natural soluble fiber from vegetable source (isomalto-oligosaccharides), salt',
    'isomalto-oligosaccharides, salt',
  ],
  [
    'vega blend (kale, spinach), blackcurrant juice powder',
    'blends, kale, spinach, black currant juice',
  ],
  [
    'chicory root fibre cashew butter (cashews), chocolate peanut butter, palm oil milk chocolate chips',
    'chicory root fiber, cashew butter, cashew, chocolate peanut butter, palm oil, milk chocolate chip',
  ],
  ['palm sugar, Palmzucker, sucre de palme', 'coconut sugar, coconut sugar, coconut sugar'],
  ['egg white protein powder, hydrolysed protein, salt', 'egg white, proteins, salt'],
  [
    'ultra and micro filtered whey protein concentrate and whey protein isolate, salt',
    'whey protein concentrate, whey protein isolate, salt',
  ],
  ['vegetable fats and oils (palm fat, shea), salt', 'vegetable oil, palm oil, shea butter, salt'],
  ['salt, dye (tartrazine)', 'salt, tartrazine'],
  ['salt, contains 2 percent or less off: citric acid', 'salt, citric acid'],
  // How much cocoa a chocolate holds.
  [
    'sugar, salt. Milk chocolate: cocoa solids 42% minimum. Milk solids 18% minimum.',
    'sugar, salt',
  ],
  ['sugar, salt. Dark chocolate contains cocoa solids 50 % min.', 'sugar, salt'],
  // What a butter is ground of is its list.
  ['peanut butter (dry roasted peanuts), salt', 'peanut butter, peanut, salt'],
  ['peanut flour (peanuts), salt', 'peanut flour, salt'],
  // A mark within the name of a brand.
  [
    'protein blend (oh yeah! blend consisting of whey protein isolate, casein), salt',
    'protein blend, protein blend, whey protein isolate, casein, salt',
  ],
  ['sugar, keep dry! Milk protein, salt', 'sugar, milk protein, salt'],
  // What a warning says of additives.
  [
    'sugar, colours (tartrazine, E129). Tartrazine, E129: May have an adverse effect on activity and attention in children.',
    'sugar, tartrazine, red 40',
  ],
  ['sugar, aspartame. Aspartame: contains a source of phenylalanine.', 'sugar, aspartame'],
  [
    'Zucker, Tartrazin. Tartrazin: Kann Aktivität und Aufmerksamkeit bei Kindern beeinträchtigen.',
    'sugar, tartrazine',
  ],
  [
    'Açúcar, tartrazina. Tartrazina: pode causar efeitos negativos na atividade e na atenção das crianças.',
    'sugar, tartrazine',
  ],
  [
    'sugar, red 40. 1Allura Red AC: May have an adverse effect on activity and attention in children.',
    'sugar, red 40',
  ],
  ['l-valine¹, salt. ¹BCAAs: branched chain amino acids.', 'l-valine, salt'],
  ['l-valine¹, salt. 1BCAAs: branched chain amino acids.', 'l-valine, salt'],
  ['salt, sugar. Milk: milk.', 'salt, sugar, milk, milk'],
  ['pea protein, salt. Shake for 5 seconds. Scoop inside container.', 'pea protein, salt'],
  ['whey, cocoa, salt. Whey, cocoa, gluten free.', 'whey, cocoa, salt, whey, cocoa'],
  // A group of proteins calls plants by their protein, as long as proteins stand in it.
  [
    'vegetable protein (pea protein, rice, hemp), salt',
    'vegetable protein, pea protein, rice protein, hemp protein, salt',
  ],
  [
    'nugo protein [whey protein isolate, chicory root, peanuts, salt',
    'proteins, whey protein isolate, chicory root, peanut, salt',
  ],
  ['whey protein (soy, sunflower lecithin), salt', 'whey protein, soy, sunflower lecithin, salt'],
  // A comma within a name.
  ['whey, natural , artificial flavor, salt', 'whey, natural and artificial flavor, salt'],
  ['organic, natural flavor, salt', 'natural flavor, salt'],
  [
    'protein blend (milk, protein isolate, whey, protein concentrate), salt',
    'protein blend, milk protein isolate, whey protein concentrate, salt',
  ],
  ['cocoa, protein isolate, milk, protein, salt', 'cocoa, proteins, milk, proteins, salt'],
  // Letters that are often scanned or typed wrong.
  ['protein blendTM (pea protein, chia seed), salt', 'protein blend, pea protein, chia seed, salt'],
  // The bracket of a trade name tells its heading.
  ['MyZyme (enzyme blend; protease, lipase), salt', 'enzyme blend, protease, lipase, salt'],
  [
    'xanthan gum Zorb (enzyme blend: protease, lipase), salt',
    'xanthan gum, enzyme blend, protease, lipase, salt',
  ],
  [
    'whey protein (enzyme blend; protease, lipase), salt',
    'whey protein, enzyme blend, protease, lipase, salt',
  ],
  ['fully hydrogenated palm kemel fat, salt', 'hydrogenated palm kernel oil, salt'],
  // Both forms of a molecule; a vitamin and an amino acid.
  ['vitamin E (D,L-alpha-tocopheryl acetate), salt', 'vitamin e, salt'],
  [
    'D,L-alpha-tocopheryl acetate, vitamin D, L-carnitine',
    'vitamin e acetate, vitamin d, l-carnitine',
  ],
  // Letters that scanning reads as backslashes.
  ['pea prote\\n isolate, creat\\ne citrate, salt', 'pea protein isolate, creatine citrate, salt'],
])('%s', (statement, names) => {
  const { ingredients } = explainLabel({ statement }, vocabulary);
  expect(ingredients.map(({ canonical }) => canonical).join(', ')).toBe(names);
});

test.each([
  ['milk chocolate: cocoa solids 42% minimum', ['milk']],
  ['contains pe.anut and soy', ['peanuts', 'soy']],
  ['contains soy.milk', ['milk', 'soy']],
  // What a nut is a kind of is no peanut.
  ['Roasted nibbed hazelnuts (nuts)', ['tree nuts']],
  ['Eggshell calcium (egg)', ['egg']],
])('allergens are seen in it: %s', (sentence, allergens) => {
  const { contains } = explainLabel({ statement: `Sugar, salt. ${sentence}.` }, vocabulary);
  expect([...contains].sort()).toEqual(allergens);
});

test.each([
  ['whey (milk), coloring food: acid (citric acid), salt', false],
  ['Lacprodan® HYDRO.power (whey protein hydrolysate) (milk), salt', true],
  ['Lacprodan.Cocoa, salt', false],
  ['whey (milk), coloring food: beet; acid (citric acid), salt', true],
])('complete only where each function and trade name has its name: %s', (statement, complete) => {
  expect(explainLabel({ statement }, vocabulary).complete).toBe(complete);
});
