import { describe, expect, test } from 'vitest';
import { linearLight, type Scheme, TOKENS_CSS } from '../../../tests/support/color-tokens.ts';

/** Relative luminance (WCAG 2.2) of a color of the palette. */
function luminance(name: string, scheme: Scheme): number {
  const [red, green, blue] = linearLight(name, scheme);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [dark = 0, light = 0] = [luminance(one, scheme), luminance(other, scheme)].sort(
    (x, y) => x - y,
  );
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['paper', 'sheet', 'well'];
const TEXTS = ['ink', 'soft', 'faint', 'leaf', 'clay', 'amber'];
const TYPES = [...TOKENS_CSS.matchAll(/--color-(type-[a-z-]+):/g)].map((match) => match[1] ?? '');

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))(
    '%s can be read on %s (4.5:1)',
    (text, surface) => {
      expect(contrast(text, surface, scheme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['leaf', 'leaf-wash'],
    ['clay', 'clay-wash'],
    ['amber', 'amber-wash'],
    ['on-citron', 'citron'],
    ['on-citron', 'citron-deep'],
    ['paper', 'ink'],
  ])('%s can be read on %s (4.5:1)', (text, surface) => {
    expect(contrast(text, surface, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['field', 'focus', ...TYPES])('%s stands out from the sheet (3:1)', (name) => {
    expect(contrast(name, 'sheet', scheme)).toBeGreaterThanOrEqual(3);
  });
});

test('by night frames are dimmer than the words in them, and still seen (3:1)', () => {
  const frame = /--border-color-ink: light-dark\([^;]*oklch\((0\.\d+) /.exec(TOKENS_CSS)?.[1];
  const words = /--color-soft: light-dark\([^;]*oklch\((0\.\d+) /.exec(TOKENS_CSS)?.[1];
  expect(Number(frame)).toBeLessThan(Number(words));
  expect(Number(frame)).toBeGreaterThanOrEqual(0.58);
});

test('there are ten hues for the protein types, and one for unknown', () => {
  expect(TYPES).toHaveLength(11);
});
