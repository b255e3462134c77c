import { describe, expect, test } from 'vitest';
import { anIngredientRow, aVocabulary } from '../../../../tests/support/a-vocabulary.ts';
import type { Reader } from './entry-drafts.ts';
import {
  isProteinLike,
  ownLabel,
  repeatsHeading,
  unwrittenEnd,
  withoutOwnLabel,
} from './group-ends.ts';
import type { HeadingKind } from '../names/heading-names.ts';
import type { Item } from './parse-tree.ts';
import { parseTree } from './parse-tree.ts';

const vocabulary = aVocabulary([
  anIngredientRow('casein', { roles: 'protein source', proteinSource: 'casein' }),
  anIngredientRow('l-leucine', { roles: 'amino acid' }),
  anIngredientRow('soy lecithin', { roles: 'emulsifier' }),
  anIngredientRow('lactase', { roles: 'enzyme' }),
  'creatine',
  'wheat peptide',
  'cocoa',
  'salt',
]);
const reader = (truncated = false): Reader => ({
  vocabulary,
  truncated,
  balanced: true,
  drafts: [],
  loose: new Set(),
  readItems: () => [],
});

function only(text: string): Item {
  const [item] = parseTree(text);
  if (item === undefined) throw new Error(`nothing in "${text}"`);
  return item;
}

test.each([
  ['casein', true],
  ['L-Leucine', true],
  ['soy lecithin', true],
  ['lactase', true],
  ['creatine', true],
  ['wheat peptides', true],
  ['casein and cocoa', true],
  ['(cocoa)', true],
  ['emulsifier', true],
  ['cocoa', false],
  ['cocoa and casein', false],
  ['zorbium', false],
])('a protein blend may hold "%s": %s', (text, expected) => {
  expect(isProteinLike(only(text), reader())).toBe(expected);
});

describe('a group whose brackets cannot be trusted ends', () => {
  const ends = (
    name: string,
    kind: HeadingKind | null,
    item: string,
    truncated = false,
  ): boolean | undefined => unwrittenEnd(name, kind, reader(truncated))?.(only(item));

  test.each([
    ['protein blend', 'cocoa', true],
    ['protein blend', 'casein', false],
  ])('%s before %s: %s', (name, item, expected) => {
    expect(ends(name, 'protein', item)).toBe(expected);
  });

  test.each([
    'humectant (glycerin)',
    'humectants (glycerin)',
    'bulking agent',
    'gelatine',
    'glycerin',
    'glycerine',
    'an oligosaccharide of its own',
    'whey protein (casein)',
    'soy proteins (casein)',
    'bulking agents',
    'hydrolyzed collagen',
    'gelatin',
    'glycerol',
    'vegetable glycerine',
    'soluble oligosaccharides',
    'Polydextrose',
    'whey protein blend',
    'water',
    'milk protein (casein)',
    'soya proteins (casein)',
  ])('a coating before "%s"', (item) => {
    expect(ends('Chocolate Coating', null, item)).toBe(true);
    expect(ends('couverture', null, item)).toBe(true);
    expect(ends('cocoa enrobing', null, item)).toBe(true);
    expect(ends('dark chocolate with stevia', null, item)).toBe(true);
    expect(ends('Milk Chocolate', null, item)).toBe(true);
  });

  test.each([
    'cocoa',
    '(casein)',
    'milk protein',
    'water ice',
    'iced water',
    'my humectant',
    'my milk protein (casein)',
    'milk protein powder (casein)',
  ])('but not before "%s"', (item) => {
    expect(ends('coating', null, item)).toBe(false);
  });

  test.each(['caramel filling', 'chocolate', 'milk chocolate chips', 'my dark chocolate'])(
    'and %s nowhere',
    (name) => {
      expect(ends(name, 'other', 'water')).toBeUndefined();
    },
  );

  test('a coating of a text that is cut off, before a protein blend only', () => {
    expect(ends('coating', null, 'water', true)).toBe(false);
    expect(ends('coating', null, 'Protein Blend (casein)', true)).toBe(true);
    expect(ends('coating', null, '(protein blend)', true)).toBe(false);
    expect(ends('protein blend', 'protein', 'cocoa', true)).toBeUndefined();
  });
});

test.each([
  ['Enzyme Blend', true],
  ['enzyme mix', true],
  ['enzyme blend (lactase)', false],
  ['(enzyme blend)', false],
  ['protein blend', false],
])('"%s" repeats the heading "enzyme blend": %s', (text, expected) => {
  expect(repeatsHeading(only(text), 'enzyme blend')).toBe(expected);
});

test('nothing repeats no heading', () => {
  expect(repeatsHeading(undefined, 'enzyme blend')).toBe(false);
});

describe('what a bracket calls its whole list', () => {
  const shown = (items: readonly Item[]): string =>
    items
      .map(({ pieces }) =>
        pieces
          .map((piece) =>
            piece.kind === 'text' ? piece.text : piece.kind === 'colon' ? ':' : '()',
          )
          .join(''),
      )
      .join(', ');

  test.each([
    ['proprietary blend: casein, salt', 'proprietary blend', 'casein, salt'],
    ['protein blend: casein, emulsifier: lecithin', 'protein blend', 'casein, emulsifier:lecithin'],
    ['casein, protein blend: salt', null, 'casein, protein blend:salt'],
    [
      'protein blend: casein, enzyme blend: lactase',
      null,
      'protein blend:casein, enzyme blend:lactase',
    ],
    ['emulsifier: casein', null, 'emulsifier:casein'],
    ['protein blend, casein', null, 'protein blend, casein'],
    ['protein blend (casein)', null, 'protein blend()'],
    ['(casein): salt', null, '():salt'],
    ['', null, ''],
  ])('(%s): %s', (text, label, rest) => {
    expect(ownLabel(parseTree(text))).toBe(label);
    expect(shown(withoutOwnLabel(parseTree(text)))).toBe(rest);
  });
});
