import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { encodePalettePng, type Picture } from './palette-png.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BASELINES = join(ROOT, 'tests/browser/visual');
/** Where pictures of failures are stored; git ignores it. */
const FAILURES = join(ROOT, 'reports/visual');

/** Pictures are compared at half size: the files are small, and edges of glyphs count less. */
const SHRINK = 2;
/** How far a color may differ (0 to 1, pixelmatch's YIQ measure) before its pixel counts as different. */
const COLOR_TOLERANCE = 0.14;
/** The share of pixels that may differ, because another build of the browser renders type slightly differently. */
export const SHARE_ALLOWED = 0.001;

/** Averages squares of pixels. */
function shrink({ width, height, data }: Picture): PNG {
  const small = new PNG({ width: Math.floor(width / SHRINK), height: Math.floor(height / SHRINK) });
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let dy = 0; dy < SHRINK; dy++) {
          for (let dx = 0; dx < SHRINK; dx++) {
            sum += data[((y * SHRINK + dy) * width + x * SHRINK + dx) * 4 + channel] ?? 0;
          }
        }
        small.data[(y * small.width + x) * 4 + channel] = Math.round(sum / SHRINK ** 2);
      }
    }
  }
  return small;
}

/** Returns a picture padded to a size, so that what exceeds the smaller picture differs from its blank area. */
function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

export interface Difference {
  /** Share of pixels that differ, 0 to 1. */
  readonly share: number;
  readonly picture: PNG;
}

/** Returns how two pictures differ, ignoring edges of type. */
export function differenceOf(one: PNG, other: PNG): Difference {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const picture = new PNG({ width, height });
  const pixels = pixelmatch(
    padded(one, width, height).data,
    padded(other, width, height).data,
    picture.data,
    width,
    height,
    { threshold: COLOR_TOLERANCE },
  );
  return { share: pixels / (width * height), picture };
}

/** Returns a screenshot of the top `height` px of a page, at half size. */
export async function takePicture(page: Page, height: number): Promise<PNG> {
  const { width } = page.viewportSize() ?? { width: 1280 };
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => window.scrollTo(0, 0));
  const bytes = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: 0, width, height },
  });
  return shrink(PNG.sync.read(bytes));
}

/** Returns the stored picture of a name; null if there is none. */
export function readBaseline(name: string): PNG | null {
  const file = join(BASELINES, `${name}.png`);
  return existsSync(file) ? PNG.sync.read(readFileSync(file)) : null;
}

/**
 * Returns how a picture differs from the stored one of its name, with the names of the files; null if they are alike.
 * With UPDATE_PICTURES=1 it stores the picture instead.
 */
export function problemWith(name: string, picture: PNG): string | null {
  if (process.env['UPDATE_PICTURES'] === '1') {
    mkdirSync(BASELINES, { recursive: true });
    writeFileSync(join(BASELINES, `${name}.png`), encodePalettePng(picture, 64));
    return null;
  }
  const kept = readBaseline(name);
  if (kept === null) return `There is no picture of ${name}: UPDATE_PICTURES=1 makes it.`;
  const { share, picture: difference } = differenceOf(kept, picture);
  if (share <= SHARE_ALLOWED) return null;
  mkdirSync(FAILURES, { recursive: true });
  const keep = (what: string, png: PNG) => {
    const file = join(FAILURES, `${name}-${what}.png`);
    writeFileSync(file, PNG.sync.write(png));
    return relative(ROOT, file);
  };
  return (
    `${name} looks different: ${(share * 100).toFixed(2)}% of it (${SHARE_ALLOWED * 100}% are allowed). ` +
    `See ${keep('difference', difference)} and ${keep('now', picture)}; UPDATE_PICTURES=1 keeps the new look.`
  );
}
