import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { hydrated, openBrowser } from '../support/browser.ts';
import { cards, dialog } from '../support/search-page.ts';

const browser = openBrowser();

/** The button on a card that says what 25 g of its protein cost, or asks for the price. */
const cost = (page: Page, place: number) =>
  cards(page).nth(place).locator('.result-figures > :nth-child(5) button');

async function price(page: Page, place: number): Promise<void> {
  await cost(page, place).click();
  const asked = dialog(page, 'What does your pack cost?');
  for (const [field, value] of [
    ['Price', '30'],
    [/^What is in it/, '900'],
  ] as const)
    await asked.getByLabel(field).fill(value);
  await asked.getByRole('button', { name: 'Keep' }).click();
  await expect.poll(() => cost(page, place).innerText()).toMatch(/^\$\d/);
}

test('a price kept in one tab is shown in the other, whose own prices leave it alone', async () => {
  const page = await browser.open('/search', { localStorage: ACCEPTED });
  const other = await page.context().newPage();
  await other.goto('/search');
  await hydrated(other);
  await price(page, 0);
  await expect.poll(() => cost(other, 0).innerText()).toMatch(/^\$\d/);
  await price(other, 1);
  await page.reload();
  await hydrated(page);
  for (const place of [0, 1])
    await expect.poll(() => cost(page, place).innerText()).toMatch(/^\$\d/);
});
