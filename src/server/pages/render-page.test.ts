import { expect, it, vi } from 'vitest';
import { renderPage } from './render-page.tsx';

vi.mock('../../site/screens/terms/terms-screen.tsx', () => {
  throw new Error('The file is gone: a new version is being put in place.');
});

const file = (name: string) => ({ file: name });
const assets = {
  'src/site/entry-client.tsx': { file: 'entry.js', css: ['style.css'] },
  'src/site/entry-static.ts': file('static.js'),
  'src/site/entry-head.ts': file('head.js'),
};
const config = { publicUrl: 'https://shop.example', socialUrls: [] as readonly string[] };

it('shows the error screen where a page’s own module cannot be loaded', async () => {
  const page = await renderPage(new URL('https://shop.example/terms'), {
    api: {} as never,
    config: config as never,
    assets: assets as never,
    noteSearch: async () => undefined,
  });
  expect(page.status).toBe(500);
  expect(page.body).toContain('This page could not be made');
});
