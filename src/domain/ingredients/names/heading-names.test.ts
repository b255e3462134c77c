import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import * as names from './heading-names.ts';

const headingCanonical = (text: string) => names.headingCanonical(text, vocabulary.headingWords);
const headingKind = (text: string) => names.headingKind(text, vocabulary.headingWords);
const isHeadingName = (text: string) => names.isHeadingName(text, vocabulary.headingWords);

describe('a heading', () => {
  test.each([
    'Protein Blend',
    'protein blends',
    'Protein Matrix',
    'vitamin pre-mix',
    'Vitamins & Minerals',
    'added vitamins',
    'the minerals',
    'vitamin and mineral',
    'Dige Zyme',
  ])('is "%s"', (text) => {
    expect(isHeadingName(text)).toBe(true);
  });

  test.each(['', 'whey protein isolate', 'blended oats', 'vitamin c', 'my vitamins', 'vitamins a'])(
    'is not "%s"',
    (text) => {
      expect(isHeadingName(text)).toBe(false);
    },
  );

  test.each(['coating', 'crisps'])('of whey %s opens no group of proteins', (noun) => {
    expect(headingKind(`Whey ${noun}`)).toBe('other');
    expect(headingKind(`Whey ${noun} blend`)).toBe('protein');
    expect(headingKind(`Whey x${noun}`)).toBe('protein');
  });

  test.each([
    ['Vitamin blend', 'vitamins'],
    ['Trace-Mineral premix', 'vitamins'],
    ['Whey chocolate coating', 'other'],
    ['protein crisps', 'other'],
    ['whey filling', 'other'],
    ['Protein crisp blend', 'protein'],
    ['Protein blend', 'protein'],
    ['whey matrix', 'protein'],
    ['wheyish matrix', 'other'],
    ['Enzyme blend', 'other'],
    ['multivitamin-free blend', 'other'],
  ])('"%s" opens a group of %s', (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });
});

describe('what a heading is called', () => {
  test.each([
    ['Vitamins & Minerals', 'vitamin and mineral blend'],
    ['Minerals', 'mineral blend'],
    ['added vitamins', 'vitamin blend'],
    ['Vitamin Mineral Premix', 'vitamin and mineral blend'],
    ['vitamin + mineral blend', 'vitamin and mineral blend'],
    ['ORGAIN ORGANIC FRUIT & VEGETABLE BLEND', 'fruit and vegetable blend'],
    ['vegetable and fruit blend', 'fruit and vegetable blend'],
    ['Fruits Veggies Mix', 'fruit and vegetable blend'],
    ['vegetable fruit mix', 'fruit and vegetable blend'],
    ['Greens & Superfoods blend', 'greens and superfood blend'],
    ['Greens/Superfoods blend', 'greens superfood blend'],
    ['Omega 3 blend', null],
    ['Fruits+Veggies Mix', 'fruit and vegetable blend'],
    ['Green blend', 'greens blend'],
    ['Digestive Enzymes Complex', 'digestive enzyme complex'],
    ['Fibre blend', 'fiber blend'],
    ['nutrient blend', 'nutrient blend'],
    ['Vitamin nutrient blend', 'vitamin blend'],
    ['Vitamins and minerals, essential nutrients complex', 'nutrient complex'],
    ['Whey Matrix', 'protein blend'],
    ['Ultra Whey Power Blend', 'protein blend'],
    ['Protein Complex', 'protein complex'],
    ['Supreme Milk Derived Protein Blend', 'milk protein blend'],
    ['Soy Protein Blend', 'soy protein blend'],
    ['pea protein complex', 'pea protein complex'],
    ['Egg Protein Matrix', 'egg protein matrix'],
    ['soybean-rich protein blend', 'protein blend'],
    ['MyZyme Blend', null],
    ['blend of oats', null],
    ['and protein blend', 'protein blend'],
    ['whey protein isolate', null],
    ['vitamin c', null],
  ])('%s: %s', (text, canonical) => {
    expect(headingCanonical(text)).toBe(canonical);
  });
});
