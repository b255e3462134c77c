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
