import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { drawShareCard } from './draw-share-card.ts';
import type { ShareCard } from './share-card.ts';

const font = (name: string) => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));
const FONT_FILES = ['share-heavy.ttf', 'share-text.ttf', 'share-bold.ttf'].map(font);

/** The picture as PNG bytes (about 60 KB, 25 ms); only the site's own fonts are used, so every machine draws the same. */
export function renderShareCard(card: ShareCard): Uint8Array {
  const picture = new Resvg(drawShareCard(card), {
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: 'Archivo SemiBold' },
  });
  return picture.render().asPng();
}
