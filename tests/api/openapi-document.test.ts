import { expect, it } from 'vitest';
import { startTestApp } from '../support/test-app.ts';

it('is written down in docs/openapi.json, from which the page /api-docs is made (renew with vitest -u)', async () => {
  const app = await startTestApp({ engine: 'sqlite', products: [] });
  try {
    const document: object = (await app.inject('/api/openapi.json')).json();
    const written = { ...document, servers: [{ url: '/' }] };
    await expect(`${JSON.stringify(written, null, 1)}\n`).toMatchFileSnapshot(
      '../../docs/openapi.json',
    );
  } finally {
    await app.close();
  }
});
