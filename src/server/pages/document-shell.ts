import { escapeXml } from '#domain/escape-xml.ts';
import type { HeadTag } from '#site/head.ts';
import { manifestKey } from '#site/routes.tsx';
import type { AssetManifest } from './page-renderer.ts';
import { memoize } from '#domain/memoize.ts';

const ENTRY = 'src/site/entry-client.tsx';
const STATIC_ENTRY = 'src/site/entry-static.ts';
const HEAD = 'src/site/entry-head.ts';

/** Renders a head tag as HTML. */
export function writeTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
  return tag === 'script' ? `<script${written}>${text ?? ''}</script>` : `<${tag}${written}>`;
}

/** Collects the chunk of a source file and all its static imports, dependencies first. */
function filesOf(assets: AssetManifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = assets[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  for (const imported of chunk.imports ?? []) filesOf(assets, imported, seen);
  return seen.add(chunk.file);
}

/** The parts of a document that depend only on the build. */
interface DocumentShell {
  /** The document from the doctype to the icons. */
  readonly start: string;
  /**
   * The script that loads a page's modules: those of the app and the page's routes, or only the shell's behavior if
   * `hydrate` is false.
   */
  scripts(routeIds: readonly string[], hydrate: boolean): string;
}

/** The shell of a build, created once per build. */
export const documentShell = memoize(writeShell);

function writeShell(assets: AssetManifest): DocumentShell {
  const stylesheet = Object.values(assets).find(({ file }) => file.endsWith('.css'));
  const fonts = Object.values(assets).filter(({ file }) => file.endsWith('.woff2'));
  const css = stylesheet?.file ?? assets[ENTRY]?.css?.[0];
  const headScript = assets[HEAD]?.file;
  const entries = ENTRY in assets && STATIC_ENTRY in assets;
  if (css === undefined || headScript === undefined || !entries) {
    throw new Error('The site is not built: dist/client/.vite/manifest.json lacks its entries.');
  }
  const preloads = fonts.map(
    ({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  return {
    // rel="expect" blocks painting until the header is complete; otherwise it would shift as its links arrive.
    start: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><link rel="expect" href="#content" blocking="render"><link rel="stylesheet" href="/${css}"><meta name="viewport" content="width=device-width, initial-scale=1">${preloads.join('')}<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192"><link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any"><link rel="apple-touch-icon" href="/icon-180.png">`,
    scripts(routeIds, hydrate) {
      const main = hydrate ? ENTRY : STATIC_ENTRY;
      const files = filesOf(assets, main);
      if (hydrate) for (const id of routeIds) filesOf(assets, manifestKey(id), files);
      const modules = [...files].map((file) => `/${file}`).join(' ');
      return `<script src="/${headScript}" data-modules="${modules}"></script>`;
    },
  };
}
