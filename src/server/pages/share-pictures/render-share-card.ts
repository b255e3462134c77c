import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { PROJECT_FOLDER } from '#importer/project-folder.ts';
import { drawShareCard } from './draw-share-card.ts';
import type { ShareCard } from './share-card.ts';

const font = (name: string) => join(PROJECT_FOLDER, 'src/server/pages/share-pictures/fonts', name);
const FONT_FILES = ['share-heavy.ttf', 'share-text.ttf', 'share-bold.ttf'].map(font);

/**
 * Renders the picture as PNG bytes (about 60 KB) in some 25 ms on a thread of Node's pool. It uses only the site's own
 * fonts, so every machine draws the same.
 */
export async function renderShareCard(card: ShareCard): Promise<Uint8Array> {
  const picture = await renderAsync(drawShareCard(card), {
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: 'Archivo SemiBold' },
  });
  return picture.asPng();
}
