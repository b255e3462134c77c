import type { Rgb } from './color-tokens.ts';

/**
 * Matrices for vision without one kind of cone, on linear light (Machado, Oliveira and Fernandes 2009, severity 1), and
 * for normal vision.
 */
export const VISIONS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
export type Vision = keyof typeof VISIONS;

/** Returns how such eyes see a color of linear light. */
function seenBy(vision: Vision, [red, green, blue]: Rgb): Rgb {
  const [first, second, third] = VISIONS[vision].map(([r, g, b]) =>
    Math.min(1, Math.max(0, r * red + g * green + b * blue)),
  );
  return [first ?? 0, second ?? 0, third ?? 0];
}

/** Returns the OKLab coordinates of linear light. */
function oklab([red, green, blue]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns the distance of two colors of linear light for such eyes, in OKLab (black to white is 1). */
export function distanceSeen(vision: Vision, one: Rgb, other: Rgb): number {
  const a = oklab(seenBy(vision, one));
  const b = oklab(seenBy(vision, other));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
