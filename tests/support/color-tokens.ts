import { readFileSync } from 'node:fs';

/** The source of the site's palette. */
export const TOKENS_CSS = readFileSync(
  new URL('../../src/site/styles/tokens.css', import.meta.url),
  'utf8',
);

export type Scheme = 'light' | 'dark';

/** Red, green and blue, 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

const clip = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * Returns a color of the palette ("paper", "type-casein") as linear light, clipped to sRGB. Throws if there is none.
 */
export function linearLight(name: string, scheme: Scheme): Rgb {
  const found = new RegExp(
    `--color-${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`,
  ).exec(TOKENS_CSS);
  const text = found?.[scheme === 'light' ? 1 : 2];
  if (text === undefined) throw new Error(`no token ${name}`);
  const [lightness = 0, chroma = 0, hue = 0] = text.split(' ').map(Number);
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Returns a color of the palette as six hexadecimal digits ("#4280b2"), encoded as sRGB. */
export function hexColor(name: string, scheme: Scheme): string {
  const digits = linearLight(name, scheme).map((linear) => {
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
