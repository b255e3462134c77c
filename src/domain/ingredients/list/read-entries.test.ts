import { describe, expect, test } from 'vitest';
import { aFamilyRow, anIngredientRow, rowOf } from '../../../../tests/support/a-vocabulary.ts';
import { buildVocabulary } from '../vocabulary/build-vocabulary.ts';
import { parseTree } from './parse-tree.ts';
import { readEntries } from './read-entries.ts';

const protein = (canonical: string) =>
  anIngredientRow(canonical, { roles: 'protein source', proteinSource: canonical });
const vocabulary = buildVocabulary({
  families: [aFamilyRow('sweeteners'), aFamilyRow('plants')],
  ingredients: [
    protein('casein'),
    protein('whey protein isolate'),
    protein('pea protein'),
    rowOf('cocoa'),
    rowOf('salt', 'salt'),
    rowOf('sugar', 'added sugar'),
    rowOf('water'),
    rowOf('vitamin c', 'vitamin'),
    rowOf('zinc oxide', 'mineral'),
    rowOf('sucralose', 'intense sweetener', 'sweeteners'),
    rowOf('soy lecithin', 'emulsifier'),
    rowOf('inulin', 'fiber'),
    rowOf('natural flavor', 'flavor'),
    rowOf('almond butter', 'fat'),
    rowOf('almond'),
    rowOf('palm oil', 'fat'),
    rowOf('lactase', 'enzyme'),
    rowOf('guar gum', 'gum'),
    rowOf('cocoa butter', 'fat'),
    rowOf('vitamin e', 'vitamin'),
    rowOf('vitamin b12', 'vitamin'),
    rowOf('vanilla'),
    rowOf('isolate of peas'),
  ],
  synonyms: [{ synonym: 'sweetener blend base', canonical: 'sweeteners', kind: 'synonym' }],
});

interface Options {
  readonly truncated?: boolean;
  readonly balanced?: boolean;
}

function read(text: string, { truncated = false, balanced = true }: Options = {}) {
  return readEntries(parseTree(text), truncated, balanced, vocabulary);
}

/** "blend{casein | cocoa} | salt", headings with "#", fragments with "…", what is below 2 % with "<". */
function tree(text: string, options: Options = {}): string {
  const { drafts } = read(text, options);
  const shown = (parent: number | null): string =>
    drafts
      .flatMap((draft, index) => {
        if (draft.parent !== parent) return [];
        const inner = shown(index);
        const marks = `${draft.heading ? '#' : ''}${draft.minor ? '<' : ''}`;
        return [
          `${marks}${draft.canonical}${draft.fragment ? '…' : ''}${inner === '' ? '' : `{${inner}}`}`,
        ];
      })
      .join(' | ');
  return shown(null);
}

describe('groups', () => {
  test.each([
    ['Protein blend (casein, pea protein), salt', '#protein blend{casein | pea protein} | salt'],
    ['IXPB Fuse (casein, pea protein)', '#protein blend{casein | pea protein}'],
    ['IXPB Fuse (casein, cocoa)', 'ixpb fuse{casein | cocoa}'],
    ['cocoa (casein, pea protein)', 'cocoa{casein | pea protein}'],
    ['Enzyme blend (casein, pea protein)', '#enzyme blend{casein | pea protein}'],
    ['almond butter (almonds, salt)', 'almond butter{almond | salt}'],
    ['almond butter, (almonds, salt), cocoa', 'almond butter{almond | salt} | cocoa'],
    ['Protein blend, (casein), salt', '#protein blend | casein | salt'],
    ['Protein blend, (casein, pea protein), salt', '#protein blend{casein | pea protein} | salt'],
    ['cocoa, (sugar, salt)', 'cocoa | sugar | salt'],
    ['Enzyme mix (Enzyme Blend; lactase, salt)', '#enzyme blend{lactase | salt}'],
  ])('by brackets: %s', (text, expected) => {
    expect(tree(text)).toBe(expected);
  });

  test.each([
    ['Protein blend: casein, cocoa', '#protein blend{casein} | cocoa'],
    ['Vitamins: vitamin c, cocoa', '#vitamin blend{vitamin c | cocoa}'],
    ['Vitamins: vitamin c; cocoa', '#vitamin blend{vitamin c} | cocoa'],
    ['Vitamins: vitamin c. zinc oxide. cocoa', '#vitamin blend{vitamin c | zinc oxide} | cocoa'],
    ['Vitamins: vitamin c \u0002 cocoa', '#vitamin blend{vitamin c} | <cocoa'],
    ['Enzyme blend: lactase. zinc oxide', '#enzyme blend{lactase} | zinc oxide'],
    [
      'Protein blend: casein, cocoa, Enzyme blend: lactase',
      '#protein blend{casein | cocoa} | #enzyme blend{lactase}',
    ],
    ['Protein blend: (casein, cocoa), sugar', '#protein blend{casein | cocoa} | sugar'],
    ['Emulsifier: soy lecithin, salt', 'soy lecithin | salt'],
    ['Dietary fiber: inulin, salt', 'inulin | salt'],
    ['Ingredients: salt, cocoa', 'salt | cocoa'],
    ['zorbium: salt, cocoa', 'salt | cocoa'],
    ['almond butter: almonds', '#almond butter{almond}'],
    ['Enzyme blend: lactase, emulsifier: soy lecithin', '#enzyme blend{lactase | soy lecithin}'],
    ['Enzyme blend: lactase, zorbium: soy lecithin', '#enzyme blend{lactase} | soy lecithin'],
    [
      'cocoa salt vitamins and minerals: zinc oxide',
      'cocoa | salt | #vitamin and mineral blend{zinc oxide}',
    ],
    ['Protein Blend pea protein, casein. Salt', '#protein blend{pea protein | casein} | salt'],
    ['Enzyme blend, salt. Enzyme blend: lactase', '#enzyme blend{lactase} | salt'],
    [
      'Enzyme blend (salt), sugar. Enzyme blend: lactase',
      '#enzyme blend{salt} | sugar | #enzyme blend{lactase}',
    ],
  ])('by colons: %s', (text, expected) => {
    expect(tree(text)).toBe(expected);
  });

  test('a bracket that nothing closes holds what belongs to it', () => {
    const open = { balanced: false };
    expect(tree('Protein blend (casein, cocoa, salt', open)).toBe(
      '#protein blend{casein} | cocoa | salt',
    );
    expect(tree('chocolate coating (sugar, water, salt', open)).toBe(
      'chocolate coating{sugar} | water | salt',
    );
    expect(tree('cocoa (sugar, water, salt', open)).toBe('cocoa{sugar} | water | salt');
    expect(tree('almond butter (almonds, salt', open)).toBe('almond butter{almond | salt}');
    expect(tree('Enzyme blend (lactase, salt', open)).toBe('#enzyme blend{lactase | salt}');
    expect(tree('cocoa (sugar, water, salt', { balanced: false, truncated: true })).toBe(
      'cocoa{sugar | water | salt…}',
    );
    expect(tree('Protein blend (casein, cocoa), salt', { balanced: false })).toBe(
      '#protein blend{casein} | cocoa | salt',
    );
  });
});

describe('names and brackets', () => {
  test.each([
    ['what serves a purpose stands by itself', 'sweetener (sucralose), salt', 'sucralose | salt'],
    [
      'the purpose behind a name too',
      'natural flavor sweetener (sucralose)',
      'natural flavor | sucralose',
    ],
    ['a fiber is what its bracket lists', 'dietary fiber (inulin)', 'inulin'],
    ['a fiber that lists nothing is nothing', 'dietary fiber, salt', 'salt'],
    ['a purpose alone is nothing', 'emulsifier, salt', 'salt'],
    ['the product itself is nothing', 'Protein bar, high protein shake, salt', 'salt'],
    ['a note is dropped', 'cocoa (for color), salt', 'cocoa | salt'],
    ['what it tastes of is dropped', 'natural flavor (vanilla)', 'natural flavor'],
    ['a bracket belongs to the last name', 'cocoa sugar (salt)', 'cocoa | sugar{salt}'],
    ['names joined share the bracket', 'cocoa and sugar (salt)', 'cocoa | sugar{salt}'],
    ['a vitamin in the bracket says what it is', 'quux (vit e), salt', 'vitamin e | salt'],
    ['in any of its spellings', 'quux (vit b 12)', 'vitamin b12'],
    ['in any of its spellings', 'quux (vitamin-b-12)', 'vitamin b12'],
    ['and not another', 'quux (vit e12x)', 'quux'],
    ['junk is dropped', 'ab, 12, cocoa', 'cocoa'],
    ['junk keeps what its bracket lists', 'ab (sugar, salt)', 'ab{sugar | salt}'],
    ['what is unknown is kept', 'Organic Zorbium', 'zorbium'],
    ['a footnote is dropped', 'cocoa, salt *see the pack', 'cocoa | salt'],
    ['a footnote that names one is none', 'cocoa, salt *sugar', 'cocoa | salt | sugar'],
    ['the rest is below 2 %', 'cocoa \u0002 salt (sugar)', 'cocoa | <salt{<sugar}'],
    ['numbers without letters are nothing', 'cocoa, 12 %, - (sugar, salt)', 'cocoa | sugar | salt'],
  ])('%s: %s', (_, text, expected) => {
    expect(tree(text)).toBe(expected);
  });

  test.each([
    ['from milk', ['milk']],
    ['from milk protein', ['milk']],
    ['emulsifier (milk)', ['milk']],
    ['cocoa, (contains soy)', ['soy']],
    ['ab soy ab', []],
  ])('allergens where no entry stands: %s', (text, expected) => {
    const { loose, drafts } = read(text);
    expect([...loose, ...drafts.flatMap((draft) => draft.declared)]).toEqual(
      expect.arrayContaining(expected),
    );
  });

  test('"from milk" before a known name is that name', () => {
    const { drafts, loose } = read('from milk casein');
    expect(drafts.map((draft) => draft.canonical)).toEqual(['casein']);
    expect(loose).toEqual(['milk']);
  });
});

describe('a text that breaks off', () => {
  const cut = { truncated: true };

  test.each([
    ['in a name that is unmistakable', 'cocoa, sucral', 'cocoa | sucralose…'],
    ['behind a whole name', 'cocoa, salt', 'cocoa | salt…'],
    ['in a name that may be several', 'salt, coco', 'salt'],
    ['in the second of two', 'salt, sugar and sucral', 'salt | sugar | sucralose…'],
    ['in the second of two, unknown', 'salt, sugar and w', 'salt | sugar'],
    ['in a bracket', 'cocoa (salt, sucral', 'cocoa{salt | sucralose…}'],
  ])('%s: %s', (_, text, expected) => {
    expect(tree(text, cut)).toBe(expected);
  });

  test('names the allergen in whose name it breaks off', () => {
    expect(read('cocoa, whole milk po', cut).loose).toEqual(['milk']);
    expect(read('cocoa, almon', cut).loose).toEqual(['tree nuts']);
    expect(read('cocoa, zor', cut).loose).toEqual([]);
  });
});
