import { expect, test } from 'vitest';
import { type Item, parseTree } from './parse-tree.ts';

function shown(items: readonly Item[]): string {
  return items
    .map((item) =>
      item.pieces
        .map((piece) =>
          piece.kind === 'text'
            ? piece.text
            : piece.kind === 'colon'
              ? ':'
              : `{${shown(piece.items)}}`,
        )
        .join(' '),
    )
    .join(' | ');
}

test('commas, semicolons and full stops separate; brackets of any kind nest', () => {
  expect(shown(parseTree('a (b, c [d; e]), flour. g {h}'))).toBe(
    'a {b | c {d | e}} | flour | g {h}',
  );
});

test('numbers, initials and words joined by a stop are not torn apart', () => {
  expect(shown(parseTree('hemp (C. sativa), 1.5 billion CFU, Lacprodan HYDRO.power'))).toBe(
    'hemp {C. sativa} | 1.5 billion CFU | Lacprodan HYDRO.power',
  );
});

test('a closing bracket of the wrong kind closes; a superfluous one is ignored; a missing one closes at the end', () => {
  expect(shown(parseTree('thickeners [guar gum), salt'))).toBe('thickeners {guar gum} | salt');
  expect(shown(parseTree('water), salt'))).toBe('water | salt');
  expect(shown(parseTree('blend (pea, rice'))).toBe('blend {pea | rice}');
});

test('where bracket kinds fit and mere counting does not, the kinds decide', () => {
  expect(shown(parseTree('acid [oil, extract (rich (vitamin e)], oxide'))).toBe(
    'acid {oil | extract {rich {vitamin e}}} | oxide',
  );
});

test('a star after a name is a mark, between names a missing comma, before a sentence a footnote', () => {
  expect(shown(parseTree('cashews* coconut nectar*pea protein*'))).toBe(
    'cashews | coconut nectar | pea protein',
  );
  expect(parseTree('sucralose * The dose refers to 1 scoop').map((item) => item.after)).toEqual([
    'start',
    'footnote',
  ]);
});

test('the item in which the text ends is open', () => {
  expect(parseTree('milk, coco').map((item) => item.open)).toEqual([false, true]);
  expect(parseTree('milk, cocoa (fat reduced)').map((item) => item.open)).toEqual([false, false]);
});
