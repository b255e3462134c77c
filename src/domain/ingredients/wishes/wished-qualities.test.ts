import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';
import { understandWish } from './understand-wish.ts';

const wanted = (written: string) => {
  const [term, ...others] = understandWish(written, 'mustHave', vocabulary);
  if (term === undefined || others.length > 0) throw new Error(`not one wish: ${written}`);
  return term;
};

describe('a must-have means all of its words', () => {
  test.each([
    ['organic whey', 'whey', ['organic']],
    ['grass-fed whey protein', 'whey protein', ['grass-fed']],
    ['sprouted brown rice protein', 'brown rice protein', ['sprouted']],
    ['raw cacao', 'cocoa', ['raw']],
    ['native whey', 'whey', ['native']],
    ['undenatured whey', 'whey', ['undenatured']],
    ['fair trade cocoa', 'cocoa', ['fair trade']],
    ['Bio Molkenprotein', 'whey protein', ['organic']],
    ['instant whey', 'whey', ['instant']],
    ['natural peanut butter', 'peanut butter', ['natural']],
    ['European milk powder', 'milk powder', ['european']],
    ['high oleic sunflower oil', 'sunflower oil', ['high oleic']],
    ['alkalized cocoa', 'cocoa', ['alkalized']],
    ['unbleached wheat flour', 'wheat flour', ['unbleached']],
    ['gélatine de boeuf', 'gelatin', ['from beef']],
    ['bovine collagen', 'hydrolyzed collagen', ['from beef']],
    // A form asks for no less than the ingredient.
    ['dried egg white powder', 'egg white', []],
    // Of what it is anyway.
    ['suero de leche', 'whey', []],
    ['siero di latte', 'whey', []],
    ['aceite de girasol', 'sunflower oil', []],
    ['huile de colza', 'canola oil', []],
    ["blanc d'oeuf", 'egg white', []],
    ['clara de huevo', 'egg white', []],
    // And "sucré".
    ['sucre', 'sugar', []],
  ])('%s', (written, thing, qualities) => {
    const term = wanted(written);
    expect(term.qualities).toEqual(qualities);
    expect(term.members).toContain(thing);
    expect(term.term).toBe(written);
  });

  test.each([
    ['Organic fair trade cocoa powder, salt', []],
    ['100% natural cocoa, salt', []],
    ['Raw cacao, salt', ['raw']],
    ['Cacao cru, sel', ['raw']],
    ['Isolat de Whey Native (lait), sel', ['native']],
    ['Natives Molkenproteinisolat, Salz', ['native']],
    ['Undenaturiertes Molkenprotein, Salz', ['undenatured']],
    ['Cocoa (processed with alkali), salt', ['alkalized']],
    ['Huile de tournesol oléique, sel', ['high oleic']],
  ])('a label that says something else is not raw or native: %s', (statement, expected) => {
    const [first] = explainLabel({ statement }, vocabulary).ingredients;
    const asked = ['raw', 'native', 'undenatured', 'alkalized', 'high oleic'];
    expect(first?.qualities.filter((quality) => asked.includes(quality))).toEqual(expected);
  });

  test('a quality that is part of the name is none besides', () => {
    expect(wanted('hydrolyzed whey protein')).toMatchObject({
      name: 'hydrolyzed whey protein',
      qualities: [],
    });
  });

  test('unsweetened is the absence of everything that sweetens', () => {
    const term = wanted('unsweetened');
    expect(term).toMatchObject({ members: [], qualities: ['unsweetened'] });
    expect(term.absent?.members).toEqual(
      expect.arrayContaining(['sucralose', 'erythritol', 'honey', 'stevia']),
    );
    expect(term.absent?.members).not.toContain('milk');
  });

  test('what is avoided is avoided in every quality', () => {
    const [term] = understandWish('organic soy', 'avoid', vocabulary);
    expect(term).toMatchObject({ name: 'soy', qualities: [] });
  });
});

test('every name of the vocabulary is wanted as itself, though a word of it is a quality elsewhere', () => {
  const others = [...vocabulary.entries.values()]
    .filter(({ kind }) => kind === 'ingredient')
    .filter(({ canonical }) => {
      const terms = understandWish(canonical, 'mustHave', vocabulary);
      return (
        terms.length !== 1 ||
        (terms[0]?.qualities.length ?? 0) > 0 ||
        !terms[0]?.members.includes(canonical)
      );
    })
    .map(({ canonical }) => canonical);
  expect(others).toEqual([]);
});

describe('little of a thing is no wish for it', () => {
  test.each([
    'low sugar',
    'reduced sugar',
    'less salt',
    'wenig Zucker',
    'peu de sucre',
    'poco sale',
  ])('%s', (written) => {
    expect(wanted(written)).toMatchObject({ kind: 'literal', members: [] });
  });

  test.each([
    ['low fat milk', 'low fat milk'],
    ['low sodium soy sauce', 'low sodium soy sauce'],
    ['low fat cocoa', 'defatted chocolate and cocoa'],
  ])('%s is a name or a quality', (written, name) => {
    expect(wanted(written).name).toBe(name);
  });
});
