import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { buildVocabulary } from './build-vocabulary.ts';

const named = (written: string) => vocabulary.resolve(written)?.canonical ?? null;
const ancestorsOf = (written: string) => vocabulary.resolve(written)?.ancestors ?? [];

describe('resolve', () => {
  it.each([
    ['E950', 'acesulfame potassium'],
    ['E 950', 'acesulfame potassium'],
    ['e-950', 'acesulfame potassium'],
    ['INS 955', 'sucralose'],
    ['SIN 955', 'sucralose'],
    ['Füllung', 'filling'],
    ['caramelised biscuits', 'cookie crumbs'],
    ['rame bisglicinato', 'copper bisglycinate'],
    ['zinco picolinato', 'zinc picolinate'],
    ['bisglycinate de cuivre', 'copper bisglycinate'],
    ['955', 'sucralose'],
    ['150d', 'sulfite caramel color'],
    ['Ace-K', 'acesulfame potassium'],
    ['Acésulfame-K', 'acesulfame potassium'],
    ['WHEY PROTEIN ISOLATE', 'whey protein isolate'],
    ['Organic, raw cacao powder', 'cocoa'],
    ['fat-reduced cocoa powder', 'cocoa'],
    ['hydrolysed whey protein', 'hydrolyzed whey protein'],
    ['natural flavour', 'natural flavor'],
    ['soya lecithin', 'soy lecithin'],
    ['strawberries', 'strawberry'],
    ['freeze-dried strawberry powder', 'strawberry'],
    ['bananas', 'banana'],
    ['chicory root fibre', 'chicory root fiber'],
    ['manganese sulphate', 'manganese sulfate'],
    ['Fibersol®-2', 'soluble corn fiber'],
    ['niacinamide (vitamin B3)', 'niacinamide'],
    ['Vitamin B-6', 'vitamin b6'],
    ['vit. D3', 'vitamin d3'],
    ['cold-filtered whey protein isolate', 'whey protein isolate'],
    ['10% almonds', 'almond'],
    ['non-hydrogenated palm oil', 'palm oil'],
    ['non-fat dry milk', 'nonfat dry milk'],
    ['gluten free oats', 'oat'],
    ['gluten-free bread crumbs', 'gluten-free bread'],
  ])('reads %s as %s', (written, canonical) => {
    expect(named(written)).toBe(canonical);
  });

  it.each(['', '   ', '()', '%', 'unobtainium', 'soy le', 'vegan honey', '120', '100%'])(
    'does not guess at "%s"',
    (written) => {
      expect(named(written)).toBeNull();
    },
  );

  it.each([
    ['coconut', 'tree nuts'],
    ['nutmeg', 'nuts'],
    ['butternut squash', 'nuts'],
    ['shea butter', 'tree nuts'],
    ['buckwheat', 'wheat'],
    ['wheat grass', 'wheat'],
    ['peanut', 'pea'],
    ['milk thistle', 'milk'],
    ['almond milk', 'milk'],
    ['coconut milk', 'milk'],
    ['cocoa butter', 'milk'],
    ['peanut butter', 'milk'],
    ['lactic acid', 'milk'],
    ['lactase', 'milk'],
    ['cream of tartar', 'dairy'],
    ['eggplant', 'egg'],
    ['licorice', 'rice'],
    ['gelatinized maca', 'gelatin'],
    ['strawberry flavor', 'strawberry'],
    ['glycerin', 'sugar alcohols'],
  ])('does not put %s under %s', (written, family) => {
    const entry = vocabulary.resolve(written);
    expect(entry).not.toBeNull();
    expect([entry?.canonical, ...ancestorsOf(written)]).not.toContain(family);
  });

  it.each([
    ['whey protein isolate', ['whey protein', 'whey', 'milk', 'dairy', 'animal products']],
    ['sucralose', ['artificial sweeteners', 'intense sweeteners', 'sweeteners']],
    ['peanut butter', ['peanut', 'nuts', 'legumes']],
    ['pea protein isolate', ['pea protein', 'pea', 'plant proteins']],
    ['soy lecithin', ['soy', 'lecithin', 'emulsifiers']],
    ['barley malt', ['barley', 'gluten grains']],
    ['rebaudioside a', ['stevia', 'natural sweeteners']],
    ['maltitol syrup', ['sugar alcohols']],
    ['sunflower oil', ['seed oils', 'vegetable oil']],
    ['l-leucine', ['branched-chain amino acids', 'amino acids']],
  ])('puts %s under %j', (written, families) => {
    expect(ancestorsOf(written)).toEqual(expect.arrayContaining(families));
  });
});

describe('buildVocabulary', () => {
  const row = {
    parents: '',
    allergens: '',
    animal: 'no',
    gluten: '',
    roles: 'other',
    proteinSource: '',
    description: 'd',
    source: 's',
  };

  it('survives unknown parents, cycles and synonyms of nothing', () => {
    const built = buildVocabulary({
      families: [],
      ingredients: [
        { ...row, canonical: 'a', parents: 'b|nowhere' },
        { ...row, canonical: 'b', parents: 'a' },
      ],
      synonyms: [{ synonym: 'c', canonical: 'nothing', kind: 'synonym' }],
    });
    expect(built.entries.get('a')).toMatchObject({
      parents: ['b'],
      ancestors: ['b'],
      members: ['a', 'b'],
    });
    expect(built.resolve('c')).toBeNull();
  });

  it('reads names of other languages only for a word that is no canonical name', () => {
    let reads = 0;
    const built = buildVocabulary({
      families: [],
      ingredients: [{ ...row, canonical: 'salt' }],
      synonyms: [],
      get names() {
        reads += 1;
        return [{ name: 'Salz', canonical: 'salt', language: 'de', kind: 'name', source: '' }];
      },
    });
    expect(built.resolve('Salt')?.canonical).toBe('salt');
    expect(built.languageOf('salt')).toBe('en');
    expect(reads).toBe(0);
    expect(built.resolve('Salz')?.canonical).toBe('salt');
    expect(built.languageOf('Salz')).toBe('de');
    expect(reads).toBeGreaterThan(0);
  });
});
