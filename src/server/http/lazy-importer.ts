// The importer is loaded on first use to keep startup fast.
import type { Site } from '#services/site.ts';
import type { Config } from '../config.ts';
import { updateSettings } from '../updates.ts';

export async function startExpansion({ database, deriveProducts: deriver, now }: Site) {
  const { startFlavorExpansion } = await import('#importer/import/expand-flavors.ts');
  return startFlavorExpansion(database, { deriver, now });
}

export async function startImport(
  { database, deriveProducts }: Site,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const { startBundledImport } = await import('#importer/import/start-import.ts');
  return startBundledImport(database, deriveProducts, onError);
}

export async function renderArticle({ database, vocabulary }: Site, markdown: string) {
  const { renderMarkdown } = await import('#importer/blog/render-markdown.ts');
  return renderMarkdown(database, vocabulary, markdown);
}

export async function preparePicture(dataDir: string, bytes: Uint8Array) {
  const importer = await import('#importer/pictures/prepare-picture.ts');
  return importer.preparePicture(dataDir, bytes);
}

export async function importBarcode(
  { database, deriveProducts }: Site,
  config: Config,
  gtin: string,
): Promise<boolean> {
  const importer = await import('#importer/update/import-barcode.ts');
  const { userAgent } = updateSettings(config);
  return importer.importBarcode(database, deriveProducts, {
    apiUrl: config.OFF_API_URL,
    userAgent,
    gtin,
  });
}

export async function derive({ database, deriveProducts }: Site): Promise<boolean> {
  const { deriveNow } = await import('#importer/import/derive-now.ts');
  return deriveNow(database, deriveProducts);
}
