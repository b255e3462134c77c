import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import type { Product } from '#domain/product/product.ts';
import { expectAccessibleInEveryLook } from '../support/accessibility.ts';
import { codeOf, pictureOf, type PicturedCode } from '../support/barcode-pictures.ts';
import { openBrowser } from '../support/browser.ts';
import { CLEAN, pictureOfLabel } from '../support/label-pictures.ts';
import { giveCamera, show } from '../support/fake-camera.ts';

const browser = openBrowser();

const STATEMENT =
  'Protein blend (whey protein isolate (milk), soy protein isolate), sucralose, maltitol, flurbium. May contain peanuts.';
const PLAIN = { turn: 0, blur: 0, light: 1, width: 460 } as const;
const notFound = /status of 404/;

/** A product of the catalogue with a barcode and a complete list that holds milk. */
async function aMilkProduct(): Promise<Product & { gtin: string }> {
  const fields = 'id,name,gtin,ingredientsComplete,contains,proteinPerServing';
  const answer = await fetch(
    `${browser.origin()}/api/proteins?limit=100&offset=300&fields=${fields}`,
  );
  const found = ((await answer.json()) as Product[]).find(
    ({ gtin, contains, proteinPerServing }) =>
      gtin !== null && contains.includes('milk') && proteinPerServing !== null,
  );
  if (found?.gtin == null) throw new Error('The catalogue has no milk product with a barcode.');
  return { ...found, gtin: found.gtin };
}

const codeFor = (gtin: string): PicturedCode => ({ kind: 'EAN13', content: gtin, gtin });

/** The part of the Shape Detection API that Chromium has on phones, as a script; it sees one code in every picture. */
const ownDetectorThatSees = (gtin: string): string => `self.BarcodeDetector = class {
  static getSupportedFormats() {
    return Promise.resolve(['ean_13', 'ean_8', 'upc_a', 'upc_e', 'qr_code', 'code_128']);
  }
  detect(picture) {
    if (!(picture instanceof ImageBitmap)) throw new TypeError('no picture');
    return Promise.resolve([{ rawValue: '${gtin}', format: 'ean_13' }]);
  }
};`;

const answerOf = (page: Page) => page.locator('section', { has: page.locator('h2#answer') });

async function pickFile(page: Page, label: string, buffer: Buffer): Promise<void> {
  await page.getByLabel(label).setInputFiles({ name: 'pack.jpg', mimeType: 'image/jpeg', buffer });
}

describe('a statement', () => {
  test.each([true, false])('is taken apart (JavaScript: %s)', async (javaScript) => {
    const page = await browser.open('/read-a-label', { javaScript });
    await page.getByRole('textbox', { name: 'Ingredient statement' }).fill(STATEMENT);
    await page.getByRole('button', { name: 'Read it' }).click();
    const result = page.getByRole('region', { name: /ingredients$/ });
    await result.waitFor();
    const fact = (name: string) =>
      result.locator('dl > div', { has: page.locator('dt', { hasText: name }) }).first();
    await expect.poll(() => fact('Contains').innerText()).toMatch(/milk[\s\S]*soy/);
    await expect.poll(() => fact('Precautions').innerText()).toContain('may contain peanuts');
    await expect.poll(() => fact('Sweeteners').innerText()).toContain('sucralose');
    await expect.poll(() => fact('Sugar alcohols').innerText()).toContain('maltitol');
    await expect.poll(() => fact('Not read').innerText()).toContain('flurbium');
    await expect.poll(() => fact('Vegan').innerText()).toMatch(/No/);
    expect(new URL(page.url()).searchParams.get('statement')).toBe(STATEMENT);
  });

  test.each([true, false])(
    'is judged by the wishes, with a receipt (JavaScript: %s)',
    async (javaScript) => {
      const query = `avoid=milk%2Cstevia&isVegan=true&statement=${encodeURIComponent(STATEMENT)}`;
      const page = await browser.open(`/read-a-label?${query}`, { javaScript });
      const result = page.getByRole('region', { name: /ingredients$/ });
      expect(await result.innerText()).toMatch(/Breaks a wish\s+0 of 2 wishes/);
      expect(await result.innerText()).toMatch(/Contains[^.]*milk/);
      expect(await result.getByText('Score', { exact: true }).count()).toBe(1);
      const alike = result.getByRole('link', { name: 'Find products like this that fit' });
      const href = new URL((await alike.getAttribute('href')) ?? '', browser.origin());
      expect(href.pathname).toBe('/search');
      expect(href.searchParams.get('avoid')).toBe('milk,stevia');
      expect(href.searchParams.get('isVegan')).toBe('true');
    },
  );

  test('on a phone without JavaScript the answer is in sight, below the wishes', async () => {
    const page = await browser.open('/read-a-label', {
      width: 360,
      height: 740,
      javaScript: false,
    });
    await page.getByRole('textbox', { name: 'Ingredient statement' }).fill(STATEMENT);
    await page.getByRole('button', { name: 'Read it' }).click();
    const answer = page.getByRole('heading', { name: /ingredients$/ });
    const shown = async () => (await answer.boundingBox())?.y;
    await expect.poll(shown).toBeLessThan(300);
    await expect.poll(() => shown()).toBeGreaterThan(0);
    await page.getByRole('textbox', { name: 'Number under the bars' }).fill('96385074');
    await page.getByRole('button', { name: 'Look up' }).click();
    const found = page.locator('#answer');
    await expect.poll(async () => (await found.boundingBox())?.y).toBeLessThan(300);
  });

  test('of a photograph that nobody compared denies nothing', async () => {
    const plain = 'Pea protein, cocoa, salt.';
    const address = (more: string) =>
      `/read-a-label?avoid=milk&statement=${encodeURIComponent(plain)}${more}`;
    const page = await browser.open(address('&photo=1'));
    const result = page.getByRole('region', { name: /ingredients$/ });
    expect(await result.innerText()).toMatch(/Not confirmed\s+0 of 1 wish/);
    await page.getByRole('button', { name: /compared every word/ }).click();
    await result.getByText('Fits your wishes').waitFor();
    expect(new URL(page.url()).searchParams.has('photo')).toBe(false);
  });

  test('too long for the address is read whole, and one too long to be read is refused, not cut off', async () => {
    const page = await browser.open('/read-a-label?avoid=peanuts');
    const box = page.getByRole('textbox', { name: 'Ingredient statement' });
    const long = `${'Pea protein, cocoa, salt, '.repeat(200)}rice. May contain peanuts.`;
    await box.fill(long);
    await page.getByRole('button', { name: 'Read it' }).click();
    const result = page.getByRole('region', { name: /ingredients$/ });
    await result.getByText('Breaks a wish').waitFor();
    await expect.poll(() => box.inputValue()).toBe(long);
    expect(new URL(page.url()).searchParams.has('statement')).toBe(false);
    await box.fill(long.repeat(5));
    await page.getByRole('alert').filter({ hasText: '20,000 letters' }).waitFor();
  });

  test('may be the label of a product of the catalogue', async () => {
    const page = await browser.open('/read-a-label');
    await page.getByRole('link', { name: /^Try the label of/ }).click();
    await page.getByRole('region', { name: /ingredients$/ }).waitFor();
    const text = await page.getByRole('textbox', { name: 'Ingredient statement' }).inputValue();
    expect(text.length).toBeGreaterThan(20);
  });

  test('that the catalogue has not is said to be missing, with what was not understood', async () => {
    const page = await browser.open('/read-a-label?product=99999999&proteinTypes=Egg', {
      javaScript: false,
    });
    expect(await page.getByText('There is no product 99999999 in the catalogue').count()).toBe(1);
    expect(await page.getByText('Not understood: “Egg”').count()).toBe(1);
    const [bare] = (
      await (await page.request.get('/api/proteins?fields=id,ingredientsStatement')).json()
    ).filter(
      ({ ingredientsStatement }: { ingredientsStatement: string | null }) =>
        ingredientsStatement === null,
    ) as { id: number }[];
    await page.goto(`/read-a-label?product=${bare?.id}`);
    await page.getByText('No source states the ingredients of').waitFor();
    await page.getByRole('link', { name: `product ${bare?.id}` }).click();
    await page.waitForURL(`**/protein/${bare?.id}`);
  });
});

describe('a barcode', () => {
  test.each([true, false])('typed leads to its product (JavaScript: %s)', async (javaScript) => {
    const { gtin, name } = await aMilkProduct();
    const page = await browser.open('/read-a-label?avoid=milk', { javaScript });
    await page.getByLabel('Number under the bars').fill(gtin);
    await page.getByRole('button', { name: 'Look up' }).click();
    const answer = answerOf(page);
    await answer.waitFor();
    await expect.poll(() => answer.innerText()).toContain('Breaks a wish');
    await expect.poll(() => answer.getByRole('heading', { level: 2 }).innerText()).toBeTruthy();
    expect(name).toBeTruthy();
    await expect
      .poll(() => answer.getByRole('link', { name: 'Everything about it' }).count())
      .toBe(1);
    // What is near it and fits holds no milk.
    const near = answer.getByRole('listitem').filter({ hasText: 'protein' });
    await expect.poll(() => near.count()).toBeGreaterThan(0);
  });

  test('typed wrongly is said to be wrong', async () => {
    const page = await browser.open('/read-a-label');
    await page.getByLabel('Number under the bars').fill('4006381333932');
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.getByText('One digit must be wrong').waitFor();
    expect(page.url()).not.toContain('gtin');
  });

  test('that nobody knows leads to the photograph and to Open Food Facts', async () => {
    const page = await browser.open('/read-a-label?gtin=4006381333931');
    const answer = answerOf(page);
    await expect.poll(() => answer.innerText()).toContain('Not in our catalogue');
    const add = answer.getByRole('link', { name: 'Add it at Open Food Facts' });
    await expect
      .poll(() => add.getAttribute('href'))
      .toBe('https://world.openfoodfacts.org/product/4006381333931');
    await answer.getByRole('link', { name: 'Photograph the ingredients' }).click();
    await page.getByText('The photograph stays on this device').waitFor();
  });

  test('is read by the camera, then the camera is off', async () => {
    const { gtin } = await aMilkProduct();
    const page = await browser.open('/read-a-label', { prepare: giveCamera });
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await show(page, await pictureOf(codeFor(gtin), PLAIN));
    await answerOf(page).waitFor();
    expect(new URL(page.url()).searchParams.get('gtin')).toBe(gtin);
    await expect.poll(() => page.getByLabel('Picture of the camera').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('answer');
  });

  test('of any kind is read, turned, blurred and dark', async () => {
    const page = await browser.open('/read-a-label', { prepare: giveCamera, allow: notFound });
    const gtin = () => new URL(page.url()).searchParams.get('gtin');
    for (const kind of ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'QRCode'] as const) {
      const code = codeOf(kind, 1);
      await page.getByRole('button', { name: 'Use the camera' }).click();
      await show(page, await pictureOf(code, { turn: 12, blur: 1, light: 0.5, width: 480 }));
      await expect.poll(gtin, { message: kind }).toBe(code.gtin);
      await page.getByText('Not in our catalogue').waitFor();
      // The next camera would see this code first.
      await show(page, null);
    }
  });

  test('is read by the browser’s own detector where it has one, and ZXing is not loaded', async () => {
    const { gtin } = await aMilkProduct();
    const loaded: string[] = [];
    const page = await browser.open('/read-a-label', {
      prepare: async (opened) => {
        await giveCamera(opened);
        opened.on('response', (response) => loaded.push(new URL(response.url()).pathname));
        // A worker takes no init script: the stand-in goes in front of its own.
        await opened.route('**/barcode-worker-*.js', async (route) => {
          const response = await route.fetch();
          const body = `${ownDetectorThatSees(gtin)}\n${await response.text()}`;
          await route.fulfill({ response, body });
        });
      },
    });
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await answerOf(page).waitFor();
    expect(new URL(page.url()).searchParams.get('gtin')).toBe(gtin);
    expect(loaded.filter((path) => /barcode-worker/.test(path))).toHaveLength(1);
    expect(loaded.filter((path) => /\/(?:zxing_)?reader-|\.wasm$/.test(path))).toEqual([]);
  });

  test('is read from a picture of the gallery', async () => {
    const code = codeOf('EAN13', 2);
    const page = await browser.open('/read-a-label', { allow: notFound });
    await pickFile(page, 'From a picture', await pictureOf(code, PLAIN));
    await page.getByText('Not in our catalogue').waitFor();
    expect(new URL(page.url()).searchParams.get('gtin')).toBe(code.gtin);
  });

  test('that is not read in five seconds may be typed', async () => {
    const page = await browser.open('/read-a-label', { prepare: giveCamera });
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByText('about 20 cm away').waitFor();
    await page.getByRole('button', { name: 'Type the number' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('gtin');
    await expect.poll(() => page.getByLabel('Picture of the camera').count()).toBe(0);
  });

  test('without a camera is typed', async () => {
    const page = await browser.open('/read-a-label');
    for (const [name, words] of [
      ['NotAllowedError', 'may not use the camera'],
      ['NotFoundError', 'No camera was found'],
      ['NotReadableError', 'another program may be using it'],
    ] as const) {
      await page.evaluate((error) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error));
      }, name);
      await page.getByRole('button', { name: 'Use the camera' }).click();
      await page.getByText(words).waitFor();
      await page.getByRole('button', { name: 'Type the number' }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('gtin');
    }
  });

  test('is typed where the browser does not start the reader', async () => {
    const page = await browser.open('/read-a-label', {
      allow: /Failed to load resource|net::ERR/,
      prepare: async (opened) => {
        await giveCamera(opened);
        await opened.route('**/barcode-worker-*', (route) => route.abort());
      },
    });
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByText('could not start the barcode reader').waitFor();
  });
});

describe('a photograph', () => {
  const LABEL =
    'Whey protein isolate (milk), cocoa powder, soy lecithin, natural flavor, sucralose.';

  test('is read on the device: its words go into the box, and deny nothing until they are compared', async () => {
    const sent: string[] = [];
    const page = await browser.open('/read-a-label?avoid=peanuts', {
      prepare: async (opened) => {
        opened.on('request', (request) => {
          if (request.method() !== 'GET') sent.push(request.postData() ?? '');
        });
      },
    });
    await page.getByRole('button', { name: 'Photograph the ingredients' }).click();
    await page.getByText('Loads 4.0 MB in all').waitFor({ state: 'detached' });
    const picture = await pictureOfLabel(await browser.blank(), LABEL, 'Liberation Sans', CLEAN);
    await pickFile(page, 'Choose a picture of the label', picture);
    await page.getByText('Loads 4.0 MB in all').waitFor();
    await page.getByRole('button', { name: 'Read the text' }).click();
    await page.getByText(/^Read\./).waitFor({ timeout: 60_000 });
    const box = page.getByRole('textbox', { name: 'Ingredient statement' });
    await expect.poll(() => box.inputValue()).toBe(LABEL);
    await page.getByRole('button', { name: 'Read it', exact: true }).click();
    const result = page.getByRole('region', { name: /ingredients$/ });
    await result.getByText('Not confirmed').first().waitFor();
    await expect.poll(() => result.innerText()).toContain('not compared with the pack yet');
    await page.getByRole('button', { name: /compared every word/ }).click();
    await result.getByText('Fits your wishes').waitFor();
    // Page views are sent; of the picture nothing.
    expect(sent.filter((body) => body.length > 5_000)).toEqual([]);
  });
});

describe('the wishes', () => {
  test('of the last search of the session are taken over, and given back', async () => {
    const page = await browser.open('/search?avoid=milk&showAll=true');
    await page.goto('/read-a-label');
    await page.waitForURL(/avoid=milk/);
    const rail = page.getByRole('complementary', { name: 'Wishes' });
    await rail.getByRole('checkbox', { name: /Vegan/ }).check();
    await page.waitForURL(/isVegan=true/);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('last-search')))
      .toContain('isVegan');
    await rail.getByRole('link', { name: 'Clear' }).click();
    await page.waitForURL(/read-a-label$/);
    await page.reload();
    expect(new URL(page.url()).search).toBe('');
  });
});

test('what was read, found and not found is accessible and fits in every look', async () => {
  const page = await browser.open(
    `/read-a-label?avoid=milk&gtin=4006381333931&statement=${encodeURIComponent(STATEMENT)}`,
  );
  await expectAccessibleInEveryLook(page);
  const { gtin } = await aMilkProduct();
  await page.goto(`/read-a-label?avoid=milk&gtin=${gtin}`);
  await expectAccessibleInEveryLook(page);
});

test('nothing of the readers is loaded before it is asked for', async () => {
  const loaded: string[] = [];
  const page = await browser.open('/read-a-label', {
    prepare: async (opened) => {
      opened.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    },
  });
  await page.waitForLoadState('networkidle');
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((path) => /barcode|camera|photograph|tesseract|wasm/.test(path))).toEqual(
    [],
  );
});

test('a statement of the longest length is read from an address, as forms without JavaScript send it', async () => {
  const line = 'whey protein, cocoa (fat-reduced), ';
  const statement = line.repeat(LIMITS.statementLength / line.length).trim();
  expect(statement.length).toBeGreaterThan(0.99 * LIMITS.statementLength);
  const query = new URLSearchParams({ statement });
  const page = await fetch(`${browser.origin()}/read-a-label?${query.toString()}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('fat-reduced');
});
