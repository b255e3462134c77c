import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

const flagsOf = (statement: string) => explainLabel({ statement }, vocabulary).flags;

describe('what a label says against a flag is not concluded from its list', () => {
  test.each([
    'Pea protein, salt. Not suitable for vegans.',
    'Pea protein, salt. Suitable for vegetarians. Unsuitable for vegans.',
    'Pea protein, salt. Vegan: no.',
    'Pea protein, salt. Vegan - No',
    'Pea protein, salt. Vegan? No.',
    'Pea protein, salt. Vegan ✗',
    'Erbsenprotein, Salz. Vegan: nein.',
    'Protéines de pois, sel. Ne convient pas aux végétaliens.',
    'Protéines de pois, sel. Ce produit ne convient pas aux personnes végétaliennes.',
    'Hrachový protein, sůl. Nevhodné pro vegany.',
    'Ærteprotein, salt. Ikke egnet til veganere.',
    'Ärtprotein, salt. Ej lämplig för veganer.',
    'Białko grochu, sól. Nieodpowiedni dla wegan.',
    'Erbsenprotein, Salz. Für Veganer nicht geeignet.',
  ])('vegan: %s', (statement) => {
    expect(flagsOf(statement).isVegan.value).toBeNull();
  });

  test.each([
    'Pea protein, salt. Gluten free: no.',
    'Pea protein, salt. 99% gluten free.',
    'Pea protein, salt. Gluten free ✗ Vegan ✓',
  ])('gluten free: %s', (statement) => {
    expect(flagsOf(statement).isGlutenFree.value).not.toBe(true);
  });

  test.each([
    'Pea protein, salt. Lactose reduced.',
    'Erbsenprotein, Salz. Laktosearm.',
    'Pea protein, salt. Lactose free: no',
    'Pea protein, salt. 99% lactose free.',
  ])('lactose free: %s', (statement) => {
    expect(flagsOf(statement).isLactoseFree.value).not.toBe(true);
  });

  test('what says so is quoted', () => {
    expect(flagsOf('Pea protein, salt. Not suitable for vegans.').isVegan).toMatchObject({
      basis: 'claim',
      evidence: 'The label says "Not suitable for vegans.".',
    });
  });

  test.each(['Contains honey.', 'Contains bovine', 'Contains: gelatin'])(
    'nor is a product vegan that declares what comes from animals: %s',
    (declared) => {
      expect(flagsOf(`Pea protein, salt. ${declared}`).isVegan.value).toBe(false);
    },
  );

  test.each(['No artificial sweeteners, vegan', '100% vegan'])(
    'words that deny something else deny no claim: %s',
    (claimed) => {
      expect(flagsOf(`Pea protein, salt. ${claimed}`).isVegan.value).toBe(true);
    },
  );
});

test.each(['niet geschikt voor veganisten', 'not intended for vegans'])(
  'a direction denies a claim, too: %s',
  (words) => {
    const flags = flagsOf(`Pea protein, cocoa. ${words}.`);
    expect(flags.isVegan).toMatchObject({ value: null, basis: 'claim' });
  },
);

test('a direction claims nothing', () => {
  const flags = flagsOf('Whey protein, cocoa. Enjoy with a lactose free drink.');
  expect(flags.isLactoseFree.value).not.toBe(true);
});

describe('words that hold those of a claim and say something else claim nothing', () => {
  test.each(['100% Bio-Active Whey', 'Isolat de whey bio-actif 2', 'Whey Bio Active Vanilla'])(
    'in a name: %s',
    (name) => {
      const { flags } = explainLabel({ statement: 'Whey protein, salt.', name }, vocabulary);
      expect(flags.isOrganic.value).toBe(false);
      expect(flags.isNonGMO.value).toBeNull();
    },
  );

  test.each([
    'Molkenprotein, Salz. Biologische Wertigkeit: 138',
    'Molkenprotein, Salz. Biologisch hochwertiges Eiweiß.',
    'Protéine de lactosérum, sel. Valeur biologique: 104.',
    'Whey protein, salt. Bio available.',
  ])('on a label: %s', (statement) => {
    expect(flagsOf(statement).isOrganic.value).not.toBe(true);
  });

  test('beside a claim the claim stays', () => {
    expect(flagsOf('Pea protein, salt. Organic and bio active.').isOrganic.value).toBe(true);
  });
});

test.each(['(*organic)', '* Organic and raw.', '*vegan, gluten free'])(
  'what a mark means is said of what bears it, not of the product: %s',
  (legend) => {
    const flags = flagsOf(`Whey protein*, honey, salt. ${legend}`);
    for (const { value } of [flags.isOrganic, flags.isVegan, flags.isGlutenFree])
      expect(value).not.toBe(true);
  },
);
