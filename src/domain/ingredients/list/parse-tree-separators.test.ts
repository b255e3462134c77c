import { describe, expect, test } from 'vitest';
import { type Item, parseTree } from './parse-tree.ts';
import { MINOR_PART_MARK } from '../statement/statement-sections.ts';

/** Texts of the items of one level; a group as "{…}". */
function texts(items: readonly Item[]): string[] {
  return items.map((item) =>
    item.pieces
      .map((piece) => {
        if (piece.kind === 'group') return `{${texts(piece.items).join('|')}}`;
        return piece.kind === 'colon' ? ':' : piece.text;
      })
      .join(' '),
  );
}
const read = (list: string) => texts(parseTree(list));

const text = (written: string) => ({ kind: 'text', text: written });

test('an empty list has no items, and separators alone make none', () => {
  expect(parseTree('')).toEqual([]);
  expect(parseTree(' , ;. () ')).toEqual([]);
});

test('a whole tree: what separates, what is minor, what is open, which brackets are closed', () => {
  expect(parseTree(`blend: a; b (c, d). e ${MINOR_PART_MARK} f (g {h`)).toEqual([
    {
      pieces: [text('blend'), { kind: 'colon' }, text('a')],
      after: 'start',
      minor: false,
      open: false,
    },
    {
      pieces: [
        text('b'),
        {
          kind: 'group',
          closed: true,
          items: [
            { pieces: [text('c')], after: 'start', minor: false, open: false },
            { pieces: [text('d')], after: 'comma', minor: false, open: false },
          ],
        },
      ],
      after: 'semicolon',
      minor: false,
      open: false,
    },
    { pieces: [text('e')], after: 'sentence', minor: false, open: false },
    {
      pieces: [
        text('f'),
        {
          kind: 'group',
          closed: false,
          items: [
            {
              pieces: [
                text('g'),
                {
                  kind: 'group',
                  closed: false,
                  items: [{ pieces: [text('h')], after: 'start', minor: true, open: true }],
                },
              ],
              after: 'start',
              minor: true,
              open: false,
            },
          ],
        },
      ],
      after: 'minor',
      minor: true,
      open: false,
    },
  ]);
});

test('of several separators the strongest is told, a comma never hides one', () => {
  const after = (list: string) => parseTree(list).map((item) => item.after);
  expect(after('a,, b')).toEqual(['start', 'comma']);
  expect(after('a;, b')).toEqual(['start', 'semicolon']);
  expect(after('a,; b')).toEqual(['start', 'semicolon']);
  expect(after('a. , b')).toEqual(['start', 'sentence']);
  expect(after('a) b')).toEqual(['start', 'semicolon']);
  expect(after(`a, ${MINOR_PART_MARK} b, c`)).toEqual(['start', 'minor', 'comma']);
  expect(parseTree(`${MINOR_PART_MARK} b, c`).map((item) => item.minor)).toEqual([true, true]);
});

test('only a text at the very end is open', () => {
  const open = (list: string) => parseTree(list).map((item) => item.open);
  expect(open('a, b')).toEqual([false, true]);
  expect(open('a, b,')).toEqual([false, false]);
  expect(open('a, b:')).toEqual([false, false]);
  expect(open('a, b (c)')).toEqual([false, false]);
  expect(open('a (b) c')).toEqual([true]);
  expect(open('a*')).toEqual([true]);
});

describe('a full stop', () => {
  test.each([
    ['salt. Sugar', ['salt', 'Sugar']],
    ['salt.Sugar', ['salt', 'Sugar']],
    ['SALT.Sugar', ['SALT', 'Sugar']],
    ['vitamin b.sugar', ['vitamin b', 'sugar']],
    ['salt.sugar', ['salt', 'sugar']],
    ['(salt.) sugar', ['{salt} sugar']],
    ['[salt.] sugar', ['{salt} sugar']],
    ['salt.', ['salt']],
    ['salt.(a)', ['salt', '{a}']],
    ['vitamin b6. salt', ['vitamin b6', 'salt']],
    ['a 6.x', ['a 6', 'x']],
    ['salt.5', ['salt.5']],
    ['1.5 g', ['1.5 g']],
    ['vitamin C. Salt', ['vitamin C', 'Salt']],
    ['vitamin C. 5', ['vitamin C', '5']],
  ])('divides or does not: %s', (list, expected) => {
    expect(read(list)).toEqual(expected);
  });

  test.each([
    'C. sativa',
    'L.Acidophilus',
    'hemp C. sativa',
    '(C. sativa)',
    'HYDRO.power',
    'x L.A. y',
    '5-C. sativa',
  ])('is part of the name in %s', (list) => {
    expect(read(list.replace(/[()]/g, ''))).toEqual([list.replace(/[()]/g, '')]);
  });
});

describe('a star', () => {
  test.each([
    ['cocoa*, salt', ['cocoa', 'salt']],
    ['cocoa*; salt', ['cocoa', 'salt']],
    ['cocoa* (raw), salt', ['cocoa {raw}', 'salt']],
    ['cocoa* and salt', ['cocoa and salt']],
    ['cocoa* OR salt', ['cocoa OR salt']],
    ['cocoa* & salt', ['cocoa & salt']],
    ['cocoa** salt', ['cocoa', 'salt']],
    ['cocoa** (raw)', ['cocoa {raw}']],
    ['cocoa*salt, oil', ['cocoa', 'salt', 'oil']],
    ['cocoa*salt or oil', ['cocoa', 'salt or oil']],
    ['cocoa* orange', ['cocoa', 'orange']],
    ['cocoa*salt', ['cocoa', 'salt']],
    ['cocoa *', ['cocoa']],
    ['blend*: a', ['blend : a']],
    ['cocoa*-nib', ['cocoa-nib']],
  ])('is a mark or a comma: %s', (list, expected) => {
    expect(read(list)).toEqual(expected);
  });

  test.each([
    ['a * Organic', ['start', 'footnote']],
    ['a, *Organic', ['start', 'footnote']],
    ['a,*Organic', ['start', 'footnote']],
    ['a ** Organic', ['start', 'footnote']],
    ['a** Organic', ['start', 'footnote']],
    ['a* Organic', ['start', 'comma']],
    ['*Organic', ['footnote']],
  ])('begins a footnote or not: %s', (list, expected) => {
    expect(parseTree(list).map((item) => item.after)).toEqual(expected);
  });
});

describe('brackets', () => {
  test.each([
    ['a (b [c} d', ['a {b {c} d}']],
    ['a (b) c) d', ['a {b} c', 'd']],
    ['a (b [c), d', ['a {b {c}}', 'd']],
    ['a [b (c], d', ['a {b {c}}', 'd']],
    ['a {b (c}, d', ['a {b {c}}', 'd']],
    ['a (b], c', ['a {b}', 'c']],
    ['a () b', ['a b']],
    ['a (b [c (d], e', ['a {b {c {d}|e}}']],
    ['a [b (c (d]} e, f', ['a {b {c {d}} e|f}']],
    ['x {a [b (c], d}, e', ['x {a {b {c}}|d}', 'e']],
    ['a (,) b', ['a b']],
  ])('of the wrong kind, too many or too few: %s', (list, expected) => {
    expect(read(list)).toEqual(expected);
  });

  test('a bracket that the kinds close is closed, also the one dropped with it', () => {
    expect(JSON.stringify(parseTree('a [b (c], d'))).not.toContain('"closed":false');
  });

  test('deeper than twelve they are read as commas', () => {
    const nested = (depth: number) => `${'a('.repeat(depth)}x, y${')'.repeat(depth)}, z`;
    const depthOf = (items: readonly Item[]): number =>
      1 +
      Math.max(
        0,
        ...items.flatMap((item) =>
          item.pieces.map((piece) => (piece.kind === 'group' ? depthOf(piece.items) : 0)),
        ),
      );
    expect(depthOf(parseTree(nested(12)))).toBe(13);
    expect(depthOf(parseTree(nested(13)))).toBe(13);
    expect(parseTree(nested(13)).at(-1)).toMatchObject({ pieces: [text('z')], after: 'comma' });
    expect(read(nested(13))[0]).toContain('a|x|y');
  });
});
