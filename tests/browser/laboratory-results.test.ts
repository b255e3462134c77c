import { describe, expect, test } from 'vitest';
import type { MatchedProduct } from '#contract/api.ts';
import { dateInWords } from '#domain/date-in-words.ts';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { expectAccessibleInEveryLook } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';

const browser = openBrowser();
const TESTED = '/search?showAll=true&testedMin=1';

describe('independent tests', () => {
  test('are ticked in the form, narrow the list to what has a result, and are taken off again', async () => {
    const page = await browser.open(TESTED, { localStorage: ACCEPTED });
    const tick = page.getByRole('checkbox', { name: 'Has an independent test' }).first();
    expect(await tick.isChecked()).toBe(true);
    const body = { showAll: true, families: true, filters: { testedMin: 1 } };
    const answer = await page.request.post('/api/proteins/search', { data: body });
    const found = (await answer.json()) as MatchedProduct[];
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ labResults }) => labResults.length > 0)).toBe(true);
    const all = await page.request.post('/api/proteins/search', {
      data: { ...body, filters: {}, limit: 100 },
    });
    expect(((await all.json()) as MatchedProduct[]).some((each) => !each.independentlyTested)).toBe(
      true,
    );
    const list = page.getByRole('region', { name: 'Results' });
    expect(await list.getByText('Independent test', { exact: true }).count()).toBe(found.length);
  });

  test("stand on a product's page with tester, date, result as published and link; its card bears the mark", async () => {
    const page = await browser.open('/', { localStorage: ACCEPTED });
    const answer = await page.request.post('/api/proteins/search', {
      data: { showAll: true, filters: { testedMin: 1 }, limit: 1 },
    });
    const [product] = (await answer.json()) as MatchedProduct[];
    const [result] = product?.labResults ?? [];
    await page.goto(`/protein/${product?.id}`);
    const facts = page.locator('dl').filter({ hasText: 'Independent tests' });
    const text = await facts.first().innerText();
    expect(text).toContain(`${result?.tester}: ${result?.result.replaceAll('_', ' ')}`);
    if (typeof result?.testedOn === 'string') expect(text).toContain(dateInWords(result.testedOn));
    const link = facts.getByRole('link', { name: result?.name ?? '' }).first();
    expect(await link.getAttribute('href')).toBe(result?.link.replaceAll(' ', '%20'));
    expect(text).toContain('no part of any score');
    await page.getByText('Independent test', { exact: true }).first().waitFor();
    await expectAccessibleInEveryLook(page);
  });
});
