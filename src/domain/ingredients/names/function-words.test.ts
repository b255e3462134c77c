import { describe, expect, test } from 'vitest';
import {
  beforeTrailingFunction,
  isExplanation,
  isFiberLabel,
  isFunctionWord,
  tellsOfMaking,
  withoutFunctionPrefix,
  withoutFunctionSuffix,
} from './function-words.ts';

describe('a word for what an ingredient does', () => {
  test.each([
    'emulsifier',
    'EMULSIFIERS',
    'acidity regulator',
    'a preservative',
    'as an antioxidant',
    'added for color',
    'natural sweetener',
    'swëetener',
    ' thickener ',
  ])('%s names no ingredient', (text) => {
    expect(isFunctionWord(text)).toBe(true);
  });

  test.each(['', 'soy lecithin', 'emulsifier soy lecithin', 'beet color', 'non emulsifier'])(
    '%s is more than that',
    (text) => {
      expect(isFunctionWord(text)).toBe(false);
    },
  );

  test.each([
    ['Thickener xanthan gum', 'xanthan gum'],
    ['sweetener - stevia', 'stevia'],
    ['Color: beet', 'Color: beet'],
    ['natural thickener xanthan gum', 'natural thickener xanthan gum'],
    ['thickener', 'thickener'],
    ['thickener ', 'thickener '],
  ])('is taken off before the name: %s', (text, name) => {
    expect(withoutFunctionPrefix(text)).toBe(name);
  });

  test.each([
    ['soy lecithin - an emulsifier', 'soy lecithin'],
    ['soy lecithin - as an emulsifier', 'soy lecithin'],
    ['annatto for color', 'annatto'],
    ['guar gum THICKENER', 'guar gum'],
    ['citric acid to preserve freshness', 'citric acid'],
    ['citric acid added to protect flavor', 'citric acid'],
    ['palm oil with TBHQ and citric acid', 'palm oil'],
    ['palm oil with mixed tocopherols', 'palm oil'],
    ['salt ', 'salt'],
    ['guar gum thickener blend', 'guar gum thickener blend'],
    ['beet color', 'beet color'],
  ])('is taken off behind the name: %s', (text, name) => {
    expect(withoutFunctionSuffix(text)).toBe(name);
  });

  test.each([
    ['flavouring sweetener', 'flavouring'],
    ['flavor and emulsifier', 'flavor'],
    ['cocoa, & sweetener', 'cocoa'],
    ['oats dietary fibre', 'oats'],
    ['salt', null],
    ['sweetener', null],
    ['salt added for color', null],
    ['salt with color', null],
    ['natural color', null],
    ['artificial color', null],
    ['and sweetener', null],
    ['emulsifier sweetener', null],
    ['soluble vegetable fiber', null],
  ])('stands between a name and a bracket: %s', (text, name) => {
    expect(beforeTrailingFunction(text)).toBe(name);
  });
});

test.each([
  ['dietary fiber', true],
  ['Dietary Fibres', true],
  ['fiber', true],
  [' vegetable fibre ', true],
  ['soluble vegetable fiber', true],
  ['apple fiber', false],
  ['dietary fiber blend', false],
])('%s only announces fibers: %s', (text, expected) => {
  expect(isFiberLabel(text)).toBe(expected);
});

describe('what stands in a bracket', () => {
  test.each([
    'for color',
    'an emulsifier',
    'Added to keep it soft',
    'used in coatings',
    'which keeps it fresh',
    'to maintain freshness',
    'processed with alkali',
    'Sprouted',
    'from milk',
    'by weight',
    'leaf',
    'stalk & flower',
    'root and leaf extract',
    'leaf & something',
    'dry roasted',
    'instantized',
    'prebiotic fiber',
    'soluble fibre from corn',
    'a source of calcium',
    'vit. b12',
    'b-6',
    'vitamin C as something',
    'pro-vitamin a of plants',
    'zinc',
    'coconut derived',
    'sunflower',
    'contains milk',
    'chocolate only',
    'smooth fruit varieties',
    'may settle',
    'no sugar',
    'less than 1 %',
    '52.4 %',
    '12',
    '25 mg a scoop',
    ' leaf ',
  ])('(%s) only explains', (text) => {
    expect(isExplanation(text)).toBe(true);
  });

  test.each([
    'soy lecithin',
    'whey protein isolate',
    'sugar',
    'leaf protein',
    'organic oats',
    '322',
    '160a',
    'zinc oxide',
    'cocoa from Peru',
  ])('(%s) names something', (text) => {
    expect(isExplanation(text)).toBe(false);
  });

  test.each([
    ['which is made from corn', true],
    ['Sprouted in water', true],
    ['sprouted with b1', true],
    ['processed with alkali', true],
    [' treated with steam', true],
    ['providing protein', true],
    ['provides protein', true],
    ['yielding whey', true],
    ['supplying iron', true],
    ['sprouted quinoa', false],
    ['cocoa which is treated with alkali', false],
    ['thatch', false],
  ])('(%s) tells of its making: %s', (text, expected) => {
    expect(tellsOfMaking(text)).toBe(expected);
  });
});
