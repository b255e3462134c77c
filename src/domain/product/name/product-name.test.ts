import { expect, it } from 'vitest';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { cleanName } from './product-name.ts';

const name = (written: string, brand: string | null = null) => cleanName(written, brand, tables);

it.each([
  ['100% Whey Protein Professional, Strawberry White C. ..', 'Strawberry White Chocolate'],
  ['Whey Professional - Choco Beurre De', 'Whey Professional - Choco Beurre De Cacahuète'],
  ['Maxi Whey - Saveur Vanille De', 'Maxi Whey - Saveur Vanille'],
  ['Clear Whey Protein RASPBERRY LEMONADE FL', 'Raspberry Lemonade'],
  ['Easy Body High Protein Nutrition Bar (24 x . ..', 'Easy Body High Protein Nutrition Bar'],
  ['High Protein Reep Ea', 'High Protein Reep'],
  ['100% Native Whey Choc Perf', 'Native Whey Choc'],
  ['Impact Whey Protein Natural Strawberry Flavour, Er', 'Natural Strawberry Flavour'],
  ['Protéine Organique De Chanvre En', 'De Chanvre'],
  ['EXPERTLY FORMULATED Collagen Protein TO', 'Collagen Protein'],
  ['Pure Whey Protéines •', 'Pure Whey Protéines'],
  ['100% Whey Protein 800 GR + Gratis Shaker', '100% Whey Protein'],
])(
  'leaves out what was cut off, and pieces, or says what can be one only: %s',
  (written, ending) => {
    expect(name(written)?.endsWith(ending)).toBe(true);
  },
);

it.each([
  'Bar Vitamin C',
  'Plan B Whey',
  'Wellness Pro Whey X',
  'Cookies and Cream',
  'Bar de noix',
])('keeps what only looks like it: %s', (written) => {
  expect(name(written)).toBe(written);
});

it('says a part once that the next one begins with, and "Protein" that it holds', () => {
  expect(name('Garden Of Life, Raw, Raw Protein', 'Garden of Life')).toBe('Raw Protein');
  expect(name('Protein, High Protein Bar, Mint')).toBe('High Protein Bar, Mint');
  expect(name('Protein, Whey, Mint')).toBe('Protein, Whey, Mint');
  expect(name('One, All-In-One Shake')).toBe('One, All-In-One Shake');
});

it('says no part that another one before it says', () => {
  expect(name('The Whey Chocolate Caramel, the Whey')).toBe('The Whey Chocolate Caramel');
  expect(name('Vanilla Flavored Whey Drink, Vanilla')).toBe('Vanilla Flavored Whey Drink');
  expect(name('Whey, Wheyfer')).toBe('Whey, Wheyfer');
  expect(name('50% Protein 50% Proteine Reep Kokos')).toBe('50% Proteine Reep Kokos');
  expect(name('50% Protein 30% Whey')).toBe('50% Protein 30% Whey');
});

it.each([
  ['Protein Shake(apple pie)', 'Protein Shake (apple pie)'],
  ['Instant Whey Pro- Chocolate', 'Instant Whey Pro - Chocolate'],
  ['Protein Water -Citrus Orange', 'Protein Water - Citrus Orange'],
  ['Impact Whey—Blueberry', 'Impact Whey - Blueberry'],
  ['100& Whey (Hazelnut)', '100% Whey (Hazelnut)'],
  ['100 Whey Hydro Isolate', '100% Whey Hydro Isolate'],
  ['Chocolate Whey 100', 'Chocolate Whey 100'],
  ['Whey Isolate TM, Mint', 'Whey Isolate, Mint'],
  ['Protein TMX Bar', 'Protein TMX Bar'],
  ['Go Protein Bar () - Banane', 'Go Protein Bar - Banane'],
  ['Barre Proteinée &quot;Caramel Peanuts&quot;', 'Barre Proteinée Caramel Peanuts'],
  ['The "Big" Bar', 'The "Big" Bar'],
  ['Isolate* de Whey', 'Isolate de Whey'],
  ['100‰ Whey Protein', '100% Whey Protein'],
  ['100 % Whey Prime', '100% Whey Prime'],
  ['32 pour 100 Protein Bar', '32% Protein Bar'],
  ['Yippie 36% ; Bar Brownie', 'Yippie 36%, Bar Brownie'],
  ['Oats & Whey. Instant & Whole', 'Oats & Whey, Instant & Whole'],
  ['Oatmeal +Whey Protein', 'Oatmeal + Whey Protein'],
  ['Whey Shake Cookies&Cream', 'Whey Shake Cookies & Cream'],
  ['M&M Bar', 'M&M Bar'],
  ['100% Whey Professional+ Iso', '100% Whey Professional + Iso'],
  ['Protein+ Bar', 'Protein+ Bar'],
  ['Gold Whey- Vanilla ice Cream', 'Gold Whey - Vanilla ice Cream'],
  ['Nuss- und Schoko Bar', 'Nuss- und Schoko Bar'],
  ['18 Protein Bar Variety Pack', 'Protein Bar'],
  ['6 Layer Bar', '6 Layer Bar'],
  ['Dna Whey', 'DNA Whey'],
  ['ZERO Whey AND BCAAS', 'Zero Whey and BCAAs'],
  ['THE Whey ICE Coffee, LOW Fat', 'The Whey Ice Coffee, Low Fat'],
  ['RAW Protein PRO', 'RAW Protein PRO'],
  ['Rawbite Protein, Bar, 12 X', 'Rawbite Protein Bar'],
  ['R.E.D.D.', 'R.E.D.D.'],
  ['Protein, Bar of Nuts', 'Protein, Bar of Nuts'],
  ['Nutrition Muscle Fuel Barre', 'Muscle Fuel Barre'],
  ['Nutrition Shared Grass Fed Whey Protein Bar', 'Grass Fed Whey Protein Bar'],
  ['Assortiment Impact Whey Protein', 'Impact Whey Protein'],
])('sets it as a shop would: %s', (written, set) => {
  expect(name(written)).toBe(set);
});

it('keeps a brand behind which nothing but a kind of thing would stand', () => {
  expect(name('Simplyprotein Bar, Cocoa Coffee', 'SimplyProtein')).toBe(
    'Simplyprotein Bar, Cocoa Coffee',
  );
  expect(name('Simplyprotein Protein Bar, Cocoa', 'SimplyProtein')).toBe('Protein Bar, Cocoa');
});

it('takes out a brand with accents, said twice, or written to another word', () => {
  expect(name('Protéines Vegan Éric Favre Pistache', 'Eric Favre')).toBe(
    'Protéines Vegan Pistache',
  );
  expect(name('Excelent 25% Bar - Nutrend - Nutrend', 'Nutrend')).toBe('Excelent 25% Bar');
  expect(name('Nitro Pure WheyBiotech Usa-noisette', 'BioTech USA')).toBe(
    'Nitro Pure Whey - Noisette',
  );
});

it('keeps a line whose name begins as the brand and the line are written together', () => {
  expect(name('BSN Syntha-6 Edge Protein Powder', 'BSN')).toBe('Syntha-6 Edge Protein Powder');
});

it('parts a share from the word behind it', () => {
  expect(name('100%Pure Whey')).toBe('100% Pure Whey');
  // As in Turkish.
  expect(name('Gold Standard %100 Casein')).toBe('Gold Standard 100% Casein');
});
