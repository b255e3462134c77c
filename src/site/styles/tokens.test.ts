import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Scheme = 'light' | 'dark';
type Triple = readonly [number, number, number];

/** The tokens' values: lightness 0-1, chroma, hue in degrees. */
function token(name: string, scheme: Scheme): Triple {
  const found = new RegExp(
    `--color-${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`,
  ).exec(css);
  const text = found?.[scheme === 'light' ? 1 : 2];
  if (text === undefined) throw new Error(`no token ${name}`);
  const [lightness = 0, chroma = 0, hue = 0] = text.split(' ').map(Number);
  return [lightness, chroma, hue];
}

/** Relative luminance (WCAG 2.2) of an OKLCH colour, clipped to sRGB. */
function luminance([lightness, chroma, hue]: Triple): number {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [dark = 0, light = 0] = [
    luminance(token(one, scheme)),
    luminance(token(other, scheme)),
  ].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['paper', 'sheet', 'well'];
const TEXTS = ['ink', 'soft', 'faint', 'leaf', 'clay', 'amber'];
const TYPES = [...css.matchAll(/--color-(type-[a-z-]+):/g)].map((match) => match[1] ?? '');

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

test('there are ten hues for the protein types, and one for unknown', () => {
  expect(TYPES).toHaveLength(11);
});
