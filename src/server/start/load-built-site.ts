import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_FOLDER } from '#importer/project-folder.ts';
import { NotBuiltError } from './start-fault.ts';
import type { AssetManifest, PageRendererModule } from '../pages/page-renderer.ts';
import type { BuiltSite } from '../pages/pages.ts';

const DIST_FOLDER = join(PROJECT_FOLDER, 'dist');

/** Loads the output of `npm run build`. Null if it is missing or incomplete. */
export async function loadBuiltSite(dist = DIST_FOLDER): Promise<BuiltSite | null> {
  const manifest = join(dist, 'client', '.vite', 'manifest.json');
  const renderer = join(dist, 'server', 'render-page.js');
  if (!existsSync(manifest) || !existsSync(renderer)) return null;
  const id = join(dist, 'server.id');
  return {
    id: existsSync(id) ? readFileSync(id, 'utf8') : null,
    renderer: (await import(/* @vite-ignore */ pathToFileURL(renderer).href)) as PageRendererModule,
    assets: JSON.parse(readFileSync(manifest, 'utf8')) as AssetManifest,
    clientFolder: join(dist, 'client'),
  };
}

/** Like `loadBuiltSite`, but throws `NotBuiltError` instead of returning null. */
export async function requireBuiltSite(): Promise<BuiltSite> {
  const built = await loadBuiltSite();
  if (built !== null) return built;
  throw new NotBuiltError(
    `The pages in ${DIST_FOLDER} are not built, or not completely. Run npm run build.`,
  );
}
