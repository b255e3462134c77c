import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
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
    ['Bio Molkenprotein', 'whey protein', ['organic']],
  ])('%s', (written, thing, qualities) => {
    const term = wanted(written);
    expect(term.qualities).toEqual(qualities);
    expect(term.members).toContain(thing);
    expect(term.term).toBe(written);
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
