import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BARE_ENVIRONMENT } from '../../support/bare-environment.ts';
import { startPublicServices, type PublicServices } from '../../support/public-services.ts';
import { answerLabels, dsldLabels } from '../../support/searched-services.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/catalogue.ts', import.meta.url));

describe('npm run catalogue -- update', () => {
  let services: PublicServices;
  let folder: string;
  beforeEach(async () => {
    services = await startPublicServices();
    folder = mkdtempSync(join(tmpdir(), 'proteinwise-update-'));
  });
  afterEach(async () => {
    await services.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (...words: string[]) =>
    new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
      const env = {
        ...BARE_ENVIRONMENT,
        DATA_DIR: folder,
        CONTACT_EMAIL: 'hello@proteinwise.example',
        OFF_FILES_URL: services.url,
        FDC_API_URL: services.url,
        DSLD_API_URL: services.url,
      };
      execFile(
        process.execPath,
        [SCRIPT, 'update', ...words],
        { cwd: folder, env },
        (error, out, err) => resolve({ code: error === null ? 0 : error.code, out, err }),
      );
    });

  it('reports what came, says who asks, and ends with 0', async () => {
    answerLabels(services, dsldLabels(3));
    const { code, out, err } = await run('--source', 'dsld');
    expect([code, out]).toEqual([0, expect.stringMatching(/records: 3 new, 0 changed/)]);
    expect(err).toContain('asking nih-dsld for protein');
    expect(services.requests[0]?.agent).toMatch(
      /^Proteinwise\/\S+ \(hello@proteinwise\.example\)$/,
    );
  }, 60_000);

  it('ends with 4 where a service cannot be read, with 1 where it is asked wrongly', async () => {
    const { code, out } = await run('--source', 'off', '--quiet');
    expect([code, out]).toEqual([4, expect.stringContaining('index.txt answers 404')]);
    expect(await run('--source', 'nobody')).toMatchObject({
      code: 1,
      err: expect.stringContaining('off, usda, dsld, all') as string,
    });
  }, 60_000);
});
