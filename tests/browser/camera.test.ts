import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumPath } from '../../scripts/find-chromium.ts';
import { codeOf, pictureOf } from '../support/barcode-pictures.ts';
import { hydrated } from '../support/browser.ts';
import { CHROMIUM_ARGUMENTS } from '../support/chromium-arguments.ts';

/** What the camera of this Chromium sees; the other tests give the page a camera of their own (support/fake-camera.ts). */
const CODE = codeOf('EAN13', 3);
let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'proteinwise-camera-'));
  const film = join(folder, 'pack.mjpeg');
  const frame = await pictureOf(CODE, { turn: 5, blur: 0, light: 0.9, width: 460 });
  writeFileSync(film, Buffer.concat(Array.from({ length: 12 }, () => frame)));
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...CHROMIUM_ARGUMENTS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (path: string): Promise<Page> => {
  const page = await browser.newPage({ baseURL: inject('siteOrigin'), serviceWorkers: 'block' });
  await page.goto(path);
  return page;
};

test("the browser's own camera is allowed on the page and reads a barcode", async () => {
  const page = await open('/read-a-label');
  await hydrated(page);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await page.getByText('Not in our catalogue').waitFor({ timeout: 30_000 });
  expect(new URL(page.url()).searchParams.get('gtin')).toBe(CODE.gtin);
});

test.each(['/', '/search', '/faq'])('%s may not use it', async (path) => {
  const page = await open(path);
  const answer = await page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'a picture',
      (error: unknown) => (error instanceof DOMException ? error.name : 'another error'),
    ),
  );
  expect(answer).toBe('NotAllowedError');
});

test('WebAssembly is compiled in the reader’s workers and nowhere on the page', async () => {
  const page = await open('/read-a-label');
  const compile = 'WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))';
  await expect(page.evaluate(compile)).rejects.toThrow(/Content Security Policy|CompileError/);
});
