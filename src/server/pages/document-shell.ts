import { escapeXml } from '#domain/escape-xml.ts';
import type { HeadTag } from '#site/head.ts';
import { manifestKey } from '#site/routes.tsx';
import type { AssetManifest } from './page-renderer.ts';
import { memoize } from '#domain/memoize.ts';

const ENTRY = 'src/site/entry-client.tsx';
const STATIC_ENTRY = 'src/site/entry-static.ts';
const HEAD = 'src/site/entry-head.ts';

/** A tag of the head as HTML. */
export function writeTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
  return tag === 'script' ? `<script${written}>${text ?? ''}</script>` : `<${tag}${written}>`;
}

/** The chunk of a source file and all that it imports statically, each after what it imports. */
function filesOf(assets: AssetManifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = assets[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  for (const imported of chunk.imports ?? []) filesOf(assets, imported, seen);
  return seen.add(chunk.file);
}

/** The parts of a document that depend on the build only. */
interface DocumentShell {
  /** From the doctype to the icons. */
  readonly start: string;
  /** The script that loads the modules of a page: those of the site and of its routes, or only the behavior of the shell. */
  scripts(routeIds: readonly string[], hydrate: boolean): string;
}

/** The shell of a build, written once. */
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
    // `expect`: nothing is painted before the header is complete, or it would shift while its links arrive.
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
