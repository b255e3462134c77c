import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';

const isComplete = (statement: string) => explainLabel({ statement }, vocabulary).complete;

describe('a text that says itself that it leaves something out is not complete', () => {
  test.each([
    'Pea protein, salt. With sweetener',
    'Erbsenprotein, Salz. Mit Süßungsmitteln',
    'Erbsenprotein, Salz. Mit Zucker und Süßungsmittel',
    'Protéines de pois, sel. Avec édulcorants.',
    'Pea protein, salt. Contains a source of phenylalanine',
    'Erbsenprotein, Salz. Enthält eine Phenylalaninquelle.',
    'Lacprodan, cocoa, salt',
    'Pea protein, cocoa, other natural ingredients',
    'Main ingredients: pea protein, cocoa',
    'Erbsenprotein, Kakao u.a.',
    'Erbsenprotein, Kakao. Laktosegehalt < 0,1%',
    'Erbsenprotein, Kakao. Glutenarm.',
    'Pea protein, cocoa. Non-dairy-free.',
    'OptiPep 90, cocoa',
    'Lacprodan',
    'Pea protein, Lacprodan 80 %, cocoa',
    'Pea protein, Lacprodan®, cocoa',
    'Pea protein, 20 % Lacprodan, cocoa',
    'Pea protein, cocoa and Optipep',
    'Erbsenprotein und Lacprodan, Kakao',
    'Pea protein with Lacprodan, cocoa',
    'Protein blend: Lacprodan + pea protein',
    'Pea protein (80 %), Lacprodan (20 %)',
    'Protein blend (Lacprodan, pea protein), cocoa',
    'Protein blend (pea protein, Lacprodan), cocoa',
    'Pea protein, salt; 2% or less of',
    'Pea protein, emulsifier (2 %), salt',
    'Pea protein, emulsifier and salt',
    'Pea protein, salt and emulsifier',
    'Pea protein, emulsifier/salt',
    'Pea protein, cocoa with emulsifier, salt',
    'Erbsenprotein, Aroma und Süßungsmittel',
    'Chocolate (sugar, cocoa, emulsifier), salt',
    'Pea protein, emulsifier (vegan), salt',
    'Erbsenprotein, Süßungsmittel (0,2 %), Salz',
    'Pea protein, concentrate (80 %), salt',
    'Pea protein, marine extract, salt',
    'Protéine de pois, extrait marin (2 %), sel',
    'Proteína de guisante, polvo marino, sal',
    'Pea protein, salt. May contain traces of pea',
  ])('%s', (statement) => {
    expect(isComplete(statement)).toBe(false);
  });

  test.each([
    'Pea protein, sucralose. With sweetener',
    'Erbsenprotein, Xylit. Mit Süßungsmitteln',
    'Pea protein, aspartame. Contains a source of phenylalanine',
    'Whey protein isolate (Lacprodan), cocoa',
    'Whey protein (Lacprodan and Optipep), cocoa',
    'Lacprodan whey protein isolate, cocoa',
    'Lacprodan (whey protein isolate), cocoa',
    'Whey protein isolate (milk) Lacprodan, cocoa',
    'Hidrolizado de proteína de suero Optipep® 5%, cacao',
    'Casein, hydrolyzed whey protein Optipep, cocoa',
    'Pea protein, salt. Milk free? No milk.',
    'Pea protein, salt. May contain traces of peanuts',
    'Pea protein, l-phenylalanine, salt',
    'Pea protein, emulsifier (2 %, lecithin), salt',
    'Pea protein, emulsifier (from soy), salt',
    'Pea protein, emulsifier and stabilizer lecithin',
    'Pea protein, flavor and emulsifier: lecithin',
    'Pea protein, sweeteners with sucralose',
    'Pea protein, spice & coloring, salt',
    'Pea protein, sweetener (sucralose) and emulsifier (lecithin)',
    'Pea protein, lecithin (emulsifier), maltitol (sweetener, bulking agent)',
    'Pea protein, lecithin (emulsifier, E322)',
    'Protéine de pois, émulsifiant [(E322)], sel',
    'Protéine de pois, extrait de soja, sel',
    'Protéine de pois, extrait marin (algues), sel',
    'Protéine de pois, magnésium marin, sel',
    'Other ingredients: pea protein, salt',
  ])('this one is: %s', (statement) => {
    expect(isComplete(statement)).toBe(true);
  });
});
