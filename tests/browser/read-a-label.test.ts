import { expect, test } from 'vitest';
import { expectAccessibleInEveryLook } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';

const browser = openBrowser();

const STATEMENT =
  'Protein blend (whey protein isolate (milk), soy protein isolate), sucralose, maltitol, flurbium. May contain peanuts.';

test.each([true, false])('a statement is taken apart (JavaScript: %s)', async (javaScript) => {
  const page = await browser.open('/read-a-label', { javaScript });
  await page.getByRole('textbox', { name: 'Ingredient statement' }).fill(STATEMENT);
  await page.getByRole('button', { name: 'Read it' }).click();
  const result = page.getByRole('region', { name: /ingredients$/ });
  await result.waitFor();
  const fact = (name: string) =>
    result.locator('dl > div', { has: page.locator('dt', { hasText: name }) }).first();
  expect(await fact('Contains').innerText()).toMatch(/milk[\s\S]*soy/);
  expect(await fact('Precautions').innerText()).toContain('may contain peanuts');
  expect(await fact('Sweeteners').innerText()).toContain('sucralose');
  expect(await fact('Sugar alcohols').innerText()).toContain('maltitol');
  expect(await fact('Not read').innerText()).toContain('flurbium');
  expect(await fact('Vegan').innerText()).toMatch(/No/);
  expect(new URL(page.url()).searchParams.get('statement')).toBe(STATEMENT);
});

test('the label of a product of the catalogue can be tried', async () => {
  const page = await browser.open('/read-a-label');
  await page.getByRole('link', { name: /^Try the label of/ }).click();
  await page.getByRole('region', { name: /ingredients$/ }).waitFor();
  const text = await page.getByRole('textbox', { name: 'Ingredient statement' }).inputValue();
  expect(text.length).toBeGreaterThan(20);
});

test('what was read is accessible and fits in every look', async () => {
  const page = await browser.open(`/read-a-label?statement=${encodeURIComponent(STATEMENT)}`);
  await expectAccessibleInEveryLook(page);
});
