import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { understandWish, type WishList } from './understand-wish.ts';

const namesOf = (written: string, list: WishList = 'avoid') =>
  understandWish(written, list, vocabulary).map(({ name }) => name);

describe('what is avoided', () => {
  test.each([
    ['no sucralose', ['sucralose']],
    ['Without soy', ['soy']],
    ['soy free', ['soy']],
    ['dairy-free', ['dairy']],
    ['allergic to nuts', ['nuts']],
    ['nut allergy', ['nuts']],
    ['lactose intolerance', ['dairy']],
    ['anything with egg', ['egg']],
    ['no dairy except whey', ['dairy except whey']],
  ])('may be said as a sentence: %s', (written, names) => {
    expect(namesOf(written)).toEqual(names);
  });

  test.each([
    ['peanuts and soy', ['peanut', 'soy']],
    ['soy or dairy', ['soy', 'dairy']],
    ['soy/dairy', ['soy', 'dairy']],
    ['soy; egg & milk', ['soy', 'egg', 'milk']],
    ['whey, casein', ['whey', 'casein']],
    ['no soy no dairy', ['soy', 'dairy']],
    ['sucralose soy', ['sucralose', 'soy']],
    ['sucralos soy milk', ['sucralose', 'soy milk']],
    ['dairy-free gluten-free', ['dairy', 'gluten grains']],
    ['milk or milk products', ['milk']],
    ['zorb and soy', ['zorb', 'soy']],
  ])('may be several things without a comma: %s', (written, names) => {
    expect(namesOf(written)).toEqual(names);
  });

  test.each([
    ['nuts and seeds', ['almond', 'sesame seed', 'chia seed']],
    ['fruits and vegetables', ['banana', 'carrot']],
    ['herbs and spices', ['cinnamon', 'ginseng']],
    ['vitamins and minerals', ['vitamin c', 'zinc oxide']],
    ['probiotics and enzymes', ['bacillus coagulans', 'papain']],
    ['Nüsse und Samen', ['almond', 'sesame seed']],
    ['fruits et légumes', ['banana', 'carrot']],
  ])('may be two groups, though labels have a name for both: %s', (written, members) => {
    const [meant, ...others] = understandWish(written, 'avoid', vocabulary);
    expect(others).toEqual([]);
    for (const member of members) expect(meant?.members).toContain(member);
  });

  test.each([
    'natural and artificial flavor',
    'mono- and diglycerides',
    'soy except soy lecithin; tofu',
    'pea starch',
    'soy milk',
  ])('is one thing where it is a name: %s', (written) => {
    const terms = understandWish(written, 'avoid', vocabulary);
    expect(terms).toHaveLength(1);
    expect(terms[0]?.kind).not.toBe('literal');
  });

  test.each(['zorb', 'zorb soy', 'no zorb', 'zorb and qwertz', 'no', 'no or free', '; /'])(
    'is searched as written where nothing, or not all, is known: %s',
    (written) => {
      expect(understandWish(written, 'avoid', vocabulary)).toEqual([
        expect.objectContaining({ kind: 'literal', term: written }),
      ]);
    },
  );

  test.each(['none', 'N/A', 'nothing', 'keine', 'rien', 'no allergies'])(
    'is nothing where that is said: %s',
    (written) => {
      expect(understandWish(written, 'avoid', vocabulary)).toEqual([]);
    },
  );

  test.each([
    ['Rind', 'beef and gelatin', 'beef'],
    ['porc', 'pork and gelatin', 'pork'],
    ['carne', 'meat and gelatin', 'meat'],
  ])('%s is more to who avoids it', (written, avoided, wanted) => {
    expect(namesOf(written)).toEqual([avoided]);
    expect(namesOf(written, 'mustHave')).toEqual([wanted]);
  });

  test.each([
    ['pepper', ['black pepper', 'bell pepper', 'cayenne pepper']],
    ['bovine', ['beef', 'gelatin']],
    ['jello', ['gelatin']],
    ['e441', ['gelatin']],
    ['table sugar', ['sugar', 'cane sugar']],
    ['acek', ['acesulfame potassium']],
    ['coconut', ['coconut sugar', 'coconut nectar']],
  ])('%s covers %s', (written, members) => {
    const [term] = understandWish(written, 'avoid', vocabulary);
    expect(term?.members).toEqual(expect.arrayContaining(members));
  });

  test('keeps what was written, so that the form finds it again', () => {
    expect(understandWish(' no soy ', 'avoid', vocabulary)[0]?.term).toBe('no soy');
  });

  test('includes what labels do not name: lactose in milk, pork in gelatin', () => {
    const [lactose] = understandWish('lactose', 'avoid', vocabulary);
    expect(lactose?.members).toEqual(
      expect.arrayContaining(['lactose', 'whey protein concentrate', 'skim milk']),
    );
    const [milk] = understandWish('Milcheiweiß', 'avoid', vocabulary);
    expect(milk?.members).toEqual(expect.arrayContaining(['milk powder', 'whey', 'milk fat']));
    expect(milk?.allergens).toEqual(['milk']);
    const [soy] = understandWish('soy protein', 'avoid', vocabulary);
    expect(soy?.members).toEqual(expect.arrayContaining(['soy protein isolate', 'soy flour']));
    expect(soy?.members).not.toContain('soy lecithin');
    expect(understandWish('milk protein', 'mustHave', vocabulary)[0]?.members).not.toContain(
      'whey',
    );
    const [pork] = understandWish('pork', 'avoid', vocabulary);
    expect(pork?.members).toEqual(expect.arrayContaining(['pork', 'pork collagen', 'gelatin']));
    expect(namesOf('pork except gelatin')).toEqual(['pork and gelatin except gelatin']);
    const [beef] = understandWish('beef', 'avoid', vocabulary);
    expect(beef?.members).toContain('gelatin');
    const [meat] = understandWish('meat', 'avoid', vocabulary);
    expect(meat?.members).toEqual(expect.arrayContaining(['gelatin', 'lard', 'beef protein']));
  });

  test('casein is in the proteins of milk, and milk in milk chocolate', () => {
    const [casein] = understandWish('casein', 'avoid', vocabulary);
    expect(casein?.members).toContain('milk protein isolate');
    expect(casein?.members).not.toContain('whey protein isolate');
    const [milk] = understandWish('milk', 'avoid', vocabulary);
    expect(milk?.members).toEqual(expect.arrayContaining(['milk chocolate', 'yogurt coating']));
  });
});

describe('what must be in it', () => {
  test.each([
    ['whey isolate and creatine', ['whey protein isolate', 'creatine']],
    ['leucine + creatine', ['l-leucine', 'creatine']],
    ['pork', ['pork']],
  ])('may be several things, of which all are asked for: %s', (written, names) => {
    expect(namesOf(written, 'mustHave')).toEqual(names);
  });

  test('may be one of several, where each is a name', () => {
    const [either, ...others] = understandWish('whey or creatine', 'mustHave', vocabulary);
    expect(others).toEqual([]);
    expect(either).toMatchObject({ term: 'whey or creatine', name: 'whey or creatine' });
    expect(either?.members).toEqual(expect.arrayContaining(['whey', 'creatine']));
    // Creatine comes from no animal.
    expect([either?.allergens, either?.partOfAllergens]).toEqual([[], []]);
  });

  test.each(['whey or zorb', 'organic whey or casein', 'no soy', 'sugar free', 'zorb and qwertz'])(
    'is never turned round or guessed at: %s',
    (written) => {
      expect(understandWish(written, 'mustHave', vocabulary)).toEqual([
        expect.objectContaining({ kind: 'literal', term: written }),
      ]);
    },
  );
});
