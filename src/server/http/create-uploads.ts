import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Uploads } from '#api/import-uploads.ts';
import type { Site } from '#services/site.ts';
import type { Config } from '../config.ts';

/** Stores uploads under DATA_DIR/uploads. The importer is loaded on first use to keep startup fast. */
export function createUploads(
  app: FastifyInstance,
  { site, config }: { readonly site: Site; readonly config: Config },
): Uploads {
  const folder = join(config.DATA_DIR, 'uploads');
  const importer = () => import('#importer/import/uploads.ts');
  return {
    begin: async (announced) => (await importer()).beginUpload(folder, announced, site.now()),
    write: async (id, piece) => (await importer()).writePiece(folder, id, piece),
    remove: async (id) => (await importer()).removeUpload(folder, id),
    start: async (id) => {
      const { importUpload } = await importer();
      const upload = { folder, id, now: site.now() };
      return importUpload(site.database, upload, site.deriveProducts, (error) =>
        app.log.error({ err: error }, 'an uploaded file could not be imported'),
      );
    },
  };
}
