import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { startTestApp } from '../support/test-app.ts';

const FILE = '../../docs/openapi.json';

it('is written down in docs/openapi.json, from which the page /api-docs is made (renew with vitest -u)', async () => {
  const app = await startTestApp({ engine: 'sqlite', products: [] });
  try {
    const document: object = (await app.inject('/api/openapi.json')).json();
    const written = { ...document, servers: [{ url: '/' }] };
    const kept = readFileSync(new URL(FILE, import.meta.url), 'utf8');
    // Schemas stand in the order in which their modules were loaded, here by other tests, too.
    const same = isDeepStrictEqual(JSON.parse(kept), JSON.parse(JSON.stringify(written)));
    const text = same ? kept : `${JSON.stringify(written, null, 1)}\n`;
    await expect(text).toMatchFileSnapshot(FILE);
  } finally {
    await app.close();
  }
});
