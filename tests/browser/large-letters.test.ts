import { expect, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { openBrowser } from '../support/browser.ts';
import { doubleLetters } from '../support/double-letters.ts';

const browser = openBrowser();

test('letters twice as large leave the header at most three lines', async () => {
  const page = await browser.open('/how-it-works');
  await doubleLetters(page);
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const entries = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li');
    const tops = await entries.evaluateAll((all) =>
      all.map((entry) => Math.round(entry.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBeLessThanOrEqual(2);
    const height = (await page.getByRole('banner').boundingBox())?.height;
    expect(height, `${width} px`).toBeLessThanOrEqual(240);
  }
});

test('letters twice as large leave the button of the filters its words, on a phone', async () => {
  const page = await browser.open('/search?avoid=soy', { width: 360, localStorage: ACCEPTED });
  const button = page.getByRole('button', { name: 'Change wishes (1)' });
  await doubleLetters(page);
  expect(await button.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  const words = await button.getByText('Change wishes').boundingBox();
  expect(words?.width).toBeGreaterThan(120);
});
