import { describe, expect, it } from 'vitest';
import { readBrandInName } from '../brand/brand-in-name.ts';
import { brandKey, softenCapitals, unifyBrand } from '../brand/brand-name.ts';
import { brandOfBarcode } from '../brand/brand-table.ts';
import { cleanName, decodeEntities } from './product-name.ts';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { foldText, slugify } from '../../slug.ts';

describe('unifyBrand', () => {
  it.each([
    ['VEGA', 'Vega'],
    ['Garden of Life, Inc.', 'Garden of Life'],
    ['ThinkThin, LLC', 'think!'],
    ['thinkThin', 'think!'],
    ['Think!', 'think!'],
    ['Clif Bar and Company', 'Clif'],
    ["Clif,Builder's", 'Clif'],
    ['optimum nutrition', 'Optimum Nutrition'],
    ['Optimum Nutrition, Inc.', 'Optimum Nutrition'],
    ['BSN', 'BSN'],
    ['Quest Nutrition', 'Quest'],
    ['The Kroger Co.', 'Kroger'],
    ['Wal-Mart Stores, Inc.', 'Walmart'],
    ['RxBar', 'RXBAR'],
    ['HEALTH WARRIOR', 'Health Warrior'],
    ['MET-RX', 'MET-Rx'],
    ['Purely Inspired ', 'Purely Inspired'],
    ['SPARTAN®', 'Spartan'],
    ['odwalla', 'Odwalla'],
    ['Constructor', 'Constructor'],
    ["Women's Best", "Women's Best"],
  ])('%s → %s', (written, brand) => {
    expect(unifyBrand(written, tables)).toBe(brand);
  });
  it.each([...tables.brands.spellings])(
    'reviewed: %s is %s, however it is written',
    (spelling, brand) => {
      expect(brandKey(spelling)).toBe(spelling);
      expect(unifyBrand(spelling.toUpperCase(), tables)).toBe(brand);
      if (brand !== null) expect(unifyBrand(brand, tables)).toBe(brand);
    },
  );
  it.each(['Protein Bar', 'protein', 'Sans marque'])('%s is no brand', (written) => {
    expect(unifyBrand(written, tables)).toBeNull();
  });
  it.each([
    ['Premier Nutrition', 'Premier Protein'],
    ['Bionutritional Research Group', 'Power Crunch'],
    ['CytoSport', 'Muscle Milk'],
    ['MYPROTEIN, My Protein', 'Myprotein'],
    ['BiotechUSA', 'BioTech USA'],
    ['BodyShaper, Weider', 'Weider'],
  ])('%s makes %s', (written, brand) => {
    expect(unifyBrand(written, tables)).toBe(brand);
  });
  it.each([
    [' ,Builder', null],
    ['Acme ;Other', 'Acme'],
    ['Acme,  Inc , LLC.', 'Acme'],
    ['Acme  Foods ™ ', 'Acme Foods'],
    ['Acme, Corp', 'Acme'],
    ['Acme, Colorado', 'Acme'],
    // An importer, and a product, before the brand.
    ['Lackmann, Optimum Nutrition', 'Optimum Nutrition'],
    ['True Whey,Source Naturals', 'Source Naturals'],
    ['Lackmann, LLC', null],
  ])('%j → %j', (written, brand) => {
    expect(unifyBrand(written, tables)).toBe(brand);
  });
  it.each(['The Daily Record', 'Brittany Records', 'BUMBLE BEE, LLC'])(
    'does not believe %s, an owner known to be wrong',
    (owner) => {
      expect(unifyBrand(owner, tables)).toBeNull();
    },
  );
  it.each([null, '', ' ', '®'])('%j is no brand', (written) => {
    expect(unifyBrand(written, tables)).toBeNull();
  });
  it('gives spellings of one brand one key', () => {
    expect(brandKey('Garden Of Life')).toBe(brandKey('GARDEN OF LIFE'));
  });
});

describe('readBrandInName', () => {
  it.each([
    ['Optimum Nutrition 100% Gold Standard Whey', 'Optimum Nutrition'],
    ['Questbar Cinnamon Roll', 'Quest'],
    ['BioTechUSA Iso Whey Zéro', 'BioTech USA'],
    ['Whey Protein Complex 100% 2.2 KG Olimp Nutrition', 'Olimp'],
    ['Premier protein', 'Premier Protein'],
    ['Quest for protein', null],
    ['Pure Protein powder', null],
    ['Naked whey', null],
    ['Clifford bar', null],
    ['Clif Builders', 'Clif'],
    ['Fit Crunch Snack', 'FITCRUNCH'],
    ['IsaPro whey protein', 'Isagenix'],
    ['PC Protein Coated Granola Bars', "President's Choice"],
    ['PC Granola Bars', null],
    ['My Protein Impact', 'Myprotein'],
    ['BSN by Universal Nutrition', 'Universal Nutrition'],
    ['Vital Proteins for BSN', 'Vital Proteins'],
    ['Allmax Nutrition', 'Allmax Nutrition'],
    ['CytoSport whey', 'Muscle Milk'],
    ['ZonePerfect', 'ZonePerfect'],
  ])('%s → %s', (name, brand) => {
    expect(readBrandInName(name, tables.brands)).toBe(brand);
  });
});

describe('cleanName', () => {
  it.each([
    ['Mlo, Brown Rice Protein', 'Mlo', 'Brown Rice Protein'],
    ['Scitec Nutrition 100% whey isolate', 'Scitec', '100% Whey Isolate'],
    ['Pure Protein Bar Chocolate Deluxe', 'Pure Protein', 'Pure Protein Bar Chocolate Deluxe'],
    ['Bulk Powders Pure Whey Protein Shake', 'Bulk', 'Pure Whey Protein Shake'],
    ['Think Thin, High Protein Bar', 'think!', 'High Protein Bar'],
    ['Vega One Nutritional Shake', 'Vega', 'Vega One Nutritional Shake'],
    ['Pure Protein, Protein Shake, Vanilla Cream', 'Pure Protein', 'Protein Shake, Vanilla Cream'],
    ['Shake, Creamy Chocolate, Creamy Chocolate', null, 'Shake, Creamy Chocolate'],
    ['GOLD STANDARD 100% WHEY', null, 'Gold Standard 100% Whey'],
    ['100% whey protein', null, '100% Whey Protein'],
    ['ISO100 Hydrolyzed', null, 'ISO100 Hydrolyzed'],
    ['Whey Protein &#40;1 x 1 KG&#41', null, 'Whey Protein'],
    ['Salt &amp; Caramel®', null, 'Salt & Caramel'],
    ['Protein Cacahuetes🥜 & Chocolat🍫', null, 'Protein Cacahuetes & Chocolat'],
    ['100% Whey Professional - 2350 g - Cappu?', null, '100% Whey Professional'],
    ['True Whey', 'True Whey', 'True Whey'],
    ['Think! Vegan High Protein', 'think!', 'Vegan High Protein'],
    ['IsaPro Whey  IsaPro Whey  IsaPro whey', null, 'IsaPro Whey'],
    ['My Protein Impact Whey', 'Myprotein', 'Impact Whey'],
    ['Myorotein Impact Whey', 'Myprotein', 'Impact Whey'],
    ['Whey Scietec Nutrition Lemon', 'Scitec', 'Whey Nutrition Lemon'],
    ['STC Whey Gold Plus', 'STC Nutrition', 'Whey Gold Plus'],
    ['Inko X-treme Whey', 'Inkospor', 'X-treme Whey'],
    ['ON Gold Standard 100% Whey', 'Optimum Nutrition', 'Gold Standard 100% Whey'],
    ['Peanut Butter Protein RX Bar', 'RXBAR', 'Peanut Butter Protein RX Bar'],
    ['Best Bar Chocolate-. ..', null, 'Best Bar Chocolate'],
    ['Impact Whey Myprotein Cookies & Cream', 'Myprotein', 'Impact Whey Cookies & Cream'],
    ['Natural Isopure Natural Vanilla', 'Isopure', 'Natural Isopure Natural Vanilla'],
    ['Peanut Butter Supreme Protein Bar', 'Supreme Protein', 'Peanut Butter Supreme Protein Bar'],
    [
      '100% Whey Professional Scitec (vanille Poire',
      'Scitec',
      '100% Whey Professional (vanille Poire)',
    ],
    [
      '100% Whey Protein Professional - 920 - Fraise',
      null,
      '100% Whey Protein Professional - Fraise',
    ],
    ['100% Whey Gold Standard Parfum V', null, '100% Whey Gold Standard'],
    ['Iso Zero 100% Whey Offre Spéciale Lancement', null, 'Iso Zero 100% Whey'],
    ['  Whey__Protein \t _ Bar ', null, 'Whey Protein Bar'],
    ['Whey , Vanilla : Gold', null, 'Whey, Vanilla: Gold'],
    ['100% Whey – Cappu? ', null, '100% Whey'],
    ['Whey??', null, 'Whey'],
    ['Whey? Yes', null, 'Whey? Yes'],
    ['Whey - what? yes', null, 'Whey - what? yes'],
    [', - Whey ( -', null, 'Whey'],
    ['Vega - Shake', 'VEGA', 'Shake'],
    ['Vega: Shake', 'Vega', 'Shake'],
    ['Vega-Shake', 'Vega', 'Vega-Shake'],
    ['X, Vega - Shake', 'Vega', 'X, Vega - Shake'],
    ['Shake,Vanilla, vanilla', null, 'Shake, Vanilla'],
    ["Carman's Gourmet Protein Bars Yoghurt", "Carman's", 'Gourmet Protein Bars Yoghurt'],
    ["Pulsin' Protéine De Pois", 'Pulsin', 'Protéine De Pois'],
    ['Impact Whey, Latte, Pulver', null, 'Impact Whey, Latte'],
    ['Brownie Crunch, Bar', null, 'Brownie Crunch'],
    ['Micellar Casein Elite, Wasser', null, 'Micellar Casein Elite'],
    ['4 PM Barres Saveur Citron (bar)', null, '4 PM Barres Saveur Citron'],
    ["Lenny and Larry's The Complete Bar", "Lenny & Larry's", 'The Complete Bar'],
    ['Olymp Protein Shot', 'Olimp', 'Protein Shot'],
    ['Whey Complex / / Chocolate', null, 'Whey Complex, Chocolate'],
    ['Sport Protein Bar Bars Crunchy', null, 'Sport Protein Bar Crunchy'],
    ['Barrita Vainilla Bio - Pur Ya!', 'PUR YA!', 'Barrita Vainilla Bio'],
    ['Bodylab Whey', 'Bodylab24', 'Whey'],
    ['Usn Prise De Masse Casein Vanille', 'USN', 'Casein Vanille'],
    ['Vanilla, Bar of Nuts', null, 'Vanilla, Bar of Nuts'],
    ['100% Whey Scitec-chocolat Blanc', 'Scitec', '100% Whey - Chocolat Blanc'],
  ])('%s', (written, brand, name) => {
    expect(cleanName(written, brand, tables)).toBe(name);
  });
  it.each([null, '', '12', '?', ' , ', 'x 1'])('%j is no name', (written) => {
    expect(cleanName(written, null, tables)).toBeNull();
  });
  it('decodes entities by name and by number', () => {
    expect(decodeEntities('&amp;&AMP;&quot;&apos;&lt;&gt;&nbsp;&#32;&#1114110;')).toBe(
      `&&"'<>  ${String.fromCodePoint(1_114_110)}`,
    );
    expect(decodeEntities('&#31;&#1114111;&constructor;')).toBe('&#31;&#1114111;&constructor;');
  });
  it('decodes only characters', () => {
    expect(decodeEntities('&#0;&#9999999;&unknown;&gt;')).toBe('&#0;&#9999999;&unknown;>');
  });
});

describe('brandOfBarcode', () => {
  it('tells the brand of codes that one brand uses, with its evidence', () => {
    expect(brandOfBarcode('8718774012345', tables.brands)).toEqual({
      brand: 'Body & Fit',
      evidence: 'Open Food Facts brand prefixes, 2022',
    });
    expect(brandOfBarcode('0000000000000', tables.brands)).toBeNull();
  });
});

it('reads no brand out of the middle of a word', () => {
  expect(readBrandInName('Slow RelEASe Casein', tables.brands)).toBeNull();
});

describe('slugify', () => {
  it('keeps letters and digits', () => {
    expect(slugify("tera'swhey® Protéine, 12 oz.")).toBe('teraswhey-proteine-12-oz');
  });
  it('is cut between words and never empty', () => {
    expect(slugify('one two three', 8)).toBe('one-two');
    expect(slugify('one two three', 7)).toBe('one-two');
    expect(slugify('!!!')).toBe('product');
    expect(slugify('abcdefghij', 4)).toBe('abcd');
  });
  it('folds for comparison', () => {
    expect(foldText('  Crème—Brûlée & Straße ')).toBe('creme brulee strasse');
  });
});

it('softens capitals and whispers, nothing else', () => {
  expect(softenCapitals('CREAM OF THE CROP', tables.words.small)).toBe('Cream of the Crop');
  expect(softenCapitals('THE FOR BY IN WITH DE OR AND OF', tables.words.small)).toBe(
    'The for by in with de or and of',
  );
  expect(softenCapitals('BSN', tables.words.small)).toBe('BSN');
  expect(softenCapitals('BLACK CFM ISO-XP', tables.words.small)).toBe('Black CFM Iso-XP');
  expect(softenCapitals('GNC4 U', tables.words.small)).toBe('GNC4 U');
  expect(softenCapitals('syntha-6 edge', tables.words.small)).toBe('Syntha-6 Edge');
  expect(softenCapitals('IronMaxx', tables.words.small)).toBe('IronMaxx');
});
