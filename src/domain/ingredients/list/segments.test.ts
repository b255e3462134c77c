import { describe, expect, test } from 'vitest';
import { aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import type { Item } from './parse-tree.ts';
import { parseTree } from './parse-tree.ts';
import { groupText, inlineHeading, segmentsOf } from './segments.ts';

const vocabulary = aVocabulary([
  'saviseed protein',
  'saviseed',
  'protein',
  'medium chain triglycerides',
  'cocoa',
  'salt',
  'sugar',
  'corn syrup',
  'pea protein',
  'high fructose corn syrup',
  'protein blend coating',
]);

function only(text: string): Item {
  const [item] = parseTree(text);
  if (item === undefined) throw new Error(`nothing in "${text}"`);
  return item;
}

/** "name[a, b]" for a name with a bracket, "name:" for a label, "name…" where the text ends in it. */
function shown(text: string): string[] {
  return segmentsOf(only(text), vocabulary).map(
    (segment) =>
      segment.text +
      segment.groups
        .map(({ items, closed }) => `[${groupText(items)}${closed ? ']' : ''}`)
        .join('') +
      (segment.label ? ':' : '') +
      (segment.open ? '…' : ''),
  );
}

describe('an item in its parts', () => {
  test.each([
    ['cocoa', ['cocoa…']],
    ['cocoa (salt) (sugar)', ['cocoa[salt][sugar]']],
    ['cocoa (salt', ['cocoa[salt']],
    ['(salt)', ['[salt]']],
    ['emulsifier: cocoa', ['emulsifier:', 'cocoa…']],
    [': cocoa', ['cocoa…']],
    ['coating: (salt)', ['coating:', '[salt]']],
    ['coating (salt): cocoa', ['coating[salt]:', 'cocoa…']],
    ['cocoa (salt) sugar', ['cocoa[salt]', 'sugar…']],
    ['cocoa (salt) emulsifier', ['cocoa[salt]', 'emulsifier…']],
    ['cocoa * (salt)', ['cocoa[salt]']],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  test.each([
    ['saviseed (sacha inchi) from Peru', ['saviseed[sacha inchi]…']],
    ['oil (palm) with salt', ['oil[palm]…']],
    ['quux (dark) Powder', ['quux[dark]…']],
    ['cocoa (dark) 20 g', ['cocoa[dark]…']],
    ['cocoa (dark) 2.5 billion', ['cocoa[dark]…']],
    ['cocoa (dark) powderlike', ['cocoa[dark]', 'powderlike…']],
    ['pea (yellow) protein', ['pea[yellow]', 'protein…']],
    ['fructose (high) corn syrup', ['fructose[high]', 'corn syrup…']],
    ['x (corn) syrup', ['corn syrup…']],
    ['(corn) syrup', ['[corn]', 'syrup…']],
    ['x (corn) (corn) syrup', ['x[corn][corn]', 'syrup…']],
    ['medium (MCT) chain triglycerides', ['medium chain triglycerides[MCT]…']],
  ])('goes on behind its bracket or not: %s', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });
});

test.each([
  ['a, b', 'a, b'],
  ['a (b, c) d', 'a (b, c) d'],
  ['(a) b', '(a) b'],
  ['a: b', 'a: b'],
])('the written form of %s', (text, expected) => {
  expect(groupText(parseTree(text))).toBe(expected);
});

describe('a heading that runs into its first member', () => {
  const divided = (text: string, label = false) =>
    inlineHeading({ text, groups: [], label, open: true }, vocabulary)?.map(
      (segment) => `${segment.text}${segment.label ? ':' : ''}${segment.open ? '…' : ''}`,
    ) ?? null;

  test('is divided from it', () => {
    expect(divided('Protein Blend pea protein')).toEqual(['Protein Blend:', 'pea protein…']);
    expect(divided('Vitamin Complex salt')).toEqual(['Vitamin Complex:', 'salt…']);
  });

  test.each([
    ['it is a label already', 'Protein Blend pea protein', true],
    ['nothing follows', 'Protein Blend', false],
    ['what follows is unknown', 'Protein Blend zorbium', false],
    ['it is no heading', 'Zorbium Blend pea protein', false],
    ['the whole is a name', 'Protein Blend Coating', false],
    ['what is before is too short', 'a blend pea protein', false],
  ])('not where %s', (_, text, label) => {
    expect(divided(text, label)).toBeNull();
  });
});
