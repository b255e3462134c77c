import { describe, expect, test } from 'vitest';
import type { SearchSummary } from '#contract/api.ts';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { hydrated, openBrowser } from '../support/browser.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expectFigure } from '../support/known-products.ts';
import { cards, dialog, IMPOSSIBLE, SEARCH } from '../support/search-page.ts';

const browser = openBrowser();

/** A search with more than three perfect matches, and what it asks of the API. */
const MANY = '/search?avoid=sucralose,wheat&proteinTypes=Whey+Isolate&showAll=true';
const ASKED = {
  avoidIngredients: ['sucralose', 'wheat'],
  proteinTypes: ['Whey Isolate'],
  showAll: true,
};

describe('popups', () => {
  // @spec Mandatory disclaimer: only buttons Cancel and 'I Understand & Continue'; cannot be dismissed by clicking outside.
  // @spec after acceptance with results, show the results summary popup.
  // @spec Summary popup lists 3 perfect matches.
  // @spec Results summary: total, perfect matches, 80%+ matches, average score, criteria list, first 3 perfect matches, recommendations, a 'Browse Results' button.
  test('the disclaimer comes first, then the summary, never both', async () => {
    const page = await browser.open(MANY);
    const disclaimer = dialog(page, 'Before you rely on this');
    await disclaimer.waitFor();
    expect(await disclaimer.getByRole('button').allInnerTexts()).toEqual([
      'Cancel',
      'I Understand & Continue',
    ]);
    await page.mouse.click(5, 400);
    await disclaimer.waitFor();
    await disclaimer.getByRole('button', { name: 'I Understand & Continue' }).click();
    const summary = dialog(page, 'Your results');
    await summary.waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    const asked = await page.request.post('/api/proteins/search/summary', {
      data: { ...ASKED, families: true },
    });
    const told = (await asked.json()) as SearchSummary;
    expect(told.perfect).toBeGreaterThan(3);
    const tile = (name: string) =>
      summary.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');
    for (const [name, count] of [
      ['Products', told.total],
      ['Perfect matches', told.perfect],
      ['80%+ matches', told.high],
      ['Average score', told.averageScore],
    ] as const) {
      expectFigure(await tile(name).innerText(), count);
    }
    const best = summary.locator('ol').getByRole('link');
    await expect
      .poll(() => best.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(told.best.slice(0, 3).map(({ id }) => `/protein/${id}`));
    await expect
      .poll(() =>
        summary.getByRole('list', { name: 'Your criteria' }).getByRole('listitem').allInnerTexts(),
      )
      .toEqual(['Avoid: sucralose', 'Avoid: wheat', 'Whey Isolate']);
    await summary.getByRole('heading', { name: 'Recommendations' }).waitFor();
    await summary.getByText('Start with the perfect matches;').waitFor();
    await summary.getByRole('button', { name: 'Browse Results' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    // The popup came by itself: there is nothing that had the focus before.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results');
  });

  // @spec due if no accepted flag exists for this user
  // @spec Flag set but data absent means not shown.
  test('the disclaimer is not due again once accepted, and due again after Cancel', async () => {
    const page = await browser.open(SEARCH);
    const disclaimer = dialog(page, 'Before you rely on this');
    await disclaimer.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => disclaimer.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results');
    // Another order of the same search is no other search.
    await page.getByRole('button', { name: 'Protein Content' }).click();
    await page.waitForURL(/sort=protein/);
    await page.waitForTimeout(900);
    expect(await disclaimer.count()).toBe(0);
    await page.reload();
    await disclaimer.getByRole('button', { name: 'I Understand & Continue' }).click();
    await dialog(page, 'Your results').waitFor();
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(900);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('on a phone the first way out is in sight, however many wishes there are', async () => {
    const many =
      '/search?avoid=milk,soy,sucralose,gluten,artificial+sweeteners,palm+oil,stevia,peanuts&mustHave=pea+protein,rice+protein&fitnessGoals=Muscle+Building,Weight+Management&isVegan=true&isOrganic=true&isGlutenFree=true&isSugarFree=true&isLactoseFree=true&showAll=true';
    for (const path of [many, IMPOSSIBLE]) {
      const page = await browser.open(path, { width: 360, height: 740 });
      const popup = dialog(page, 'No products fit all of this');
      const ways = popup.getByRole('listitem').getByRole('link');
      const foot = await popup.getByRole('link', { name: 'Remove All Filters' }).boundingBox();
      for (const way of (await ways.all()).slice(0, 2)) {
        const box = await way.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
      }
    }
  });

  // @spec after 500 ms: if zero results, show the no-results popup
  // @spec No-results: criteria, conflict warnings, suggestions, 'Remove All Filters' (goes to /search) and 'Show All Products' (goes to /search?showAll=true).
  // @spec 'No products found matching your criteria' with 'Try adjusting your search criteria'
  // @spec card 'No organic products found' if the organic filter is on
  // @spec empty card;
  // @spec plus the no-results popup.
  test('nothing found: the card, the popup, and the wish to drop with what that gives', async () => {
    const page = await browser.open(IMPOSSIBLE);
    const popup = dialog(page, 'No products fit all of this');
    await popup.waitFor();
    expect(await popup.getByRole('link', { name: 'Remove All Filters' }).getAttribute('href')).toBe(
      '/search',
    );
    expect(await popup.getByRole('link', { name: 'Show All Products' }).getAttribute('href')).toBe(
      '/search?showAll=true',
    );
    const criteria = popup.getByRole('list', { name: 'Your criteria' }).getByRole('listitem');
    expect(await criteria.allInnerTexts()).toEqual([
      'Avoid: milk',
      'Must have: whey protein isolate',
      'Organic',
      'Vegan',
    ]);
    await popup
      .getByText(/Conflict:/)
      .first()
      .waitFor();
    const relaxation = popup.getByRole('listitem').getByRole('link').first();
    const promised = Number(/(\d+) products?$/.exec(await relaxation.innerText())?.[1]);
    expect(promised).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'No organic products found' }).waitFor();
    await page.getByText('Try adjusting your search criteria').waitFor();
    // What is left out can be looked at there, too.
    await page.getByRole('switch', { name: /more .* unconfirmed$/ }).waitFor();
    await page.getByRole('link', { name: /^[\d,]+ hidden: / }).click();
    await dialog(page, /hidden/)
      .getByText('Breaks a wish')
      .first()
      .waitFor();

    const plain = await browser.open('/search?avoid=milk&mustHave=milk');
    await plain
      .getByRole('heading', { name: 'No products found matching your criteria' })
      .waitFor();
  });

  test.each([
    ['isVegan=true&q=zzzzzz', 'Drop the name'],
    ['isVegan=true&avoid=soy&format=powder&flavor=chocolate', 'Drop the flavor'],
    ['isVegan=true&q=zzzzzz&flavor=nosuchflavor', 'Drop the name and the flavor'],
  ])('where filters left nothing, the popup says what is without them: %s', async (query, way) => {
    const page = await browser.open(`/search?${query}&showAll=true`, { localStorage: ACCEPTED });
    const popup = dialog(page, 'No products fit all of this');
    await popup.waitFor();
    expect(await popup.innerText()).not.toContain('Dropping a wish or two is not enough');
    const first = popup.getByRole('link').first();
    const [label, count] = (await first.innerText()).split(/\s*\n\s*|\s(?=\d)/);
    expect(label).toBe(way);
    await first.click();
    const found = page.getByRole('region', { name: 'Results' }).getByRole('status').first();
    await expect.poll(() => found.innerText()).toContain(`${parseInt(count ?? '')} perfect match`);
  });

  test('a word that nobody knows: what follows from it, and what it may have meant, in popup and page', async () => {
    const alone = await browser.open('/search?avoid=milhc&showAll=true', {
      localStorage: ACCEPTED,
    });
    const popup = dialog(alone, 'No products fit all of this');
    await popup.getByText(/^[\d,]+ more cannot be confirmed to be free of “milhc”\.$/).waitFor();
    expect(await popup.getByText('start again').count()).toBe(0);
    await popup.getByRole('link', { name: 'Avoid milk instead' }).click();
    await alone.waitForURL((url) => url.searchParams.get('avoid') === 'milk');

    const page = await browser.open('/search?avoid=milhc,soy&isVegan=true&showAll=true', {
      localStorage: ACCEPTED,
    });
    await dialog(page, 'No products fit all of this').waitFor();
    await page.keyboard.press('Escape');
    const results = page.getByRole('region', { name: 'Results' });
    await results.getByText(/^We do not know “milhc” as an ingredient/).waitFor();
    const rail = page.getByRole('complementary', { name: 'Wishes' });
    await rail.getByRole('button', { name: 'milk?' }).waitFor();
    await results.getByRole('link', { name: 'Avoid milk instead of “milhc”' }).click();
    await page.waitForURL((url) => url.searchParams.get('avoid') === 'milk,soy');
  });

  test('near matches alone: the banner leads to the wishes to drop, which stand under them', async () => {
    const page = await browser.open(`${IMPOSSIBLE}&showAll=true`, { localStorage: ACCEPTED });
    expect(await cards(page).count()).toBeGreaterThan(0);
    const ways = page.getByText('Nothing meets every wish. For perfect matches:');
    await page.getByRole('link', { name: 'What to drop' }).click();
    await expect
      .poll(() => ways.evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(600);
    // The popup has one number for each wish to drop: that of the perfect matches without it.
    await page.getByRole('button', { name: 'Summary' }).click();
    const summary = dialog(page, 'Your results');
    await summary.getByText('Nothing meets every wish.').waitFor();
    await expect.poll(() => summary.getByText('What each wish costs').count()).toBe(0);
    const found = await browser.open(SEARCH, { localStorage: ACCEPTED });
    await expect.poll(() => found.getByRole('link', { name: 'What to drop' }).count()).toBe(0);
    const perfect = await browser.open(MANY, { localStorage: ACCEPTED });
    await perfect.getByRole('button', { name: 'Summary' }).click();
    await dialog(perfect, 'Your results').getByText('What each wish costs').waitFor();
  });

  test('of a list single words are dropped: the rest of it stays asked for, with the number promised', async () => {
    const page = await browser.open('/search?mustHave=whey,stevia,hemp', {
      localStorage: ACCEPTED,
    });
    const popup = dialog(page, 'No products fit all of this');
    const single = popup.getByRole('link', { name: /^Drop only hemp\b/ });
    const promised = Number(/(\d[\d,]*) products?$/.exec(await single.innerText())?.[1]);
    await single.click();
    await page.waitForURL((url) => url.searchParams.get('mustHave') === 'whey,stevia');
    await expect
      .poll(() =>
        page.getByRole('region', { name: 'Results' }).getByRole('status').first().innerText(),
      )
      .toContain(`${promised} perfect match`);
  });

  test('a claim that few labels make: lists without the ingredient are one tap away, with their number', async () => {
    const page = await browser.open('/search?isGlutenFree=true&mustHave=whey', {
      localStorage: ACCEPTED,
    });
    const closest = page.getByRole('list', { name: 'What is closest' }).getByRole('listitem');
    const promised = Number(/: ([\d,]+) products?$/.exec(await closest.first().innerText())?.[1]);
    expect(promised).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await closest.first().getByRole('link').click();
    await page.waitForURL('**avoid=gluten**');
    expect(new URL(page.url()).searchParams.has('isGlutenFree')).toBe(false);
    await expect
      .poll(() =>
        page.getByRole('region', { name: 'Results' }).getByRole('status').first().innerText(),
      )
      .toContain(`${promised} perfect match`);
  });

  // @spec After results load, the page scrolls to the results section after 300 ms.
  test('the page scrolls to the results without moving the focus; on the way in they are in sight', async () => {
    const page = await browser.open(SEARCH, { reducedMotion: false, localStorage: ACCEPTED });
    await page.waitForTimeout(700);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const pager = page.getByRole('navigation', { name: 'Result pages' });
    await pager.getByRole('link', { name: 'Page 2' }).click();
    await page.waitForURL('**page=2**');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(20);
    const first = await cards(page).first().boundingBox();
    expect(first?.y).toBeLessThan(240);
  });

  // @spec After results load, the page scrolls to the results section after 300 ms.
  // @spec | Scroll to results after load | 300 ms; completion flow delay 500 ms |
  test('scroll and popup wait for 300 and 500 ms', async () => {
    const page = await browser.open(MANY, {
      localStorage: ACCEPTED,
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          const { setTimeout } = window;
          const waits: unknown[] = [];
          Object.assign(window, { waits });
          window.setTimeout = ((call: () => void, wait?: number) => {
            waits.push(wait);
            return setTimeout(call, wait);
          }) as typeof window.setTimeout;
        });
      },
    });
    const waits = () => page.evaluate(() => (window as unknown as { waits: unknown[] }).waits);
    await page.evaluate(() => {
      localStorage.clear();
      (window as unknown as { waits: unknown[] }).waits.length = 0;
    });
    await page.locator('.rail').getByRole('checkbox', { name: 'Vegan' }).check();
    await dialog(page, 'Before you rely on this').waitFor();
    await expect.poll(() => waits()).toEqual(expect.arrayContaining([300, 500]));
  });

  test('a summary that is opened before the search has ended stays open', async () => {
    const page = await browser.open(MANY, { localStorage: ACCEPTED });
    await page.getByRole('button', { name: 'Summary' }).click();
    const summary = dialog(page, 'Your results');
    await summary.waitFor();
    // What the end of the search asks for before it decides.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /disclaimer-storage/.test(name)),
    );
    await page.waitForTimeout(300);
    expect(await summary.isVisible()).toBe(true);
  });

  test('who has gone down before the page scrolls is not called back', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(900);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  });
});

describe('states', () => {
  // @spec loading banner with six skeleton cards
  test('a slow search shows the loading banner and six skeletons; another order leaves list and focus alone', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    const searches = /\/api\/proteins\/search(?:\?|$)/;
    const answerOrder = await holdRequests(page, searches);
    const sort = page.getByRole('button', { name: 'Protein Content' });
    await sort.click();
    await page.locator('#results[aria-busy="true"]').waitFor();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(2);
    answerOrder();
    await page.waitForURL(/sort=protein/);
    await expect.poll(() => sort.evaluate((each) => each === document.activeElement)).toBe(true);

    const answerFilter = await holdRequests(page, searches);
    await page.locator('.rail').getByRole('checkbox', { name: 'Vegan' }).check();
    await page.getByText('Searching the catalogue').waitFor();
    await expect.poll(() => page.locator('#results li.label').count()).toBe(6);
    answerFilter();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(2);
  });

  // @spec Search failure card: 'Failed to load search results' with Try Again (reloads).
  // @spec failure card with Try Again (reloads the page);
  test('a failed search shows the failure card, and Try Again reloads', async () => {
    const page = await browser.open(SEARCH, {
      localStorage: ACCEPTED,
      allow: /500|Failed to load resource/,
    });
    await page.route(/\/api\/proteins\/search(?:\?|$)/, (route) =>
      route.fulfill({ status: 500, body: 'no' }),
    );
    await page.evaluate(() => scrollTo(0, 600));
    await page.locator('.rail').getByRole('checkbox', { name: 'Vegan' }).check();
    const failure = page.getByRole('heading', { name: 'Failed to load search results' });
    await failure.waitFor();
    const inView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 64 && bottom <= window.innerHeight;
    };
    await expect.poll(() => failure.evaluate(inView)).toBe(true);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Search Complete' }).waitFor();
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test('without JavaScript the form searches, sorts, switches and turns pages', async () => {
    const page = await browser.open('/', { javaScript: false });
    await page.locator('input[name="avoid"]').fill('sucralose, soy');
    await page.locator('fieldset', { hasText: 'Protein types' }).locator('summary').click();
    await page.locator('input[value="Whey Isolate"]').check();
    await page.locator('fieldset', { hasText: 'Protein types' }).locator('summary').click();
    await page.getByRole('button', { name: 'Find My Perfect Protein' }).click();
    await page.getByRole('heading', { name: 'Search Complete' }).waitFor();
    await expect
      .poll(() => page.locator('input[name="avoid"]').first().inputValue())
      .toBe('sucralose, soy');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Protein Content' }).click();
    await page.waitForURL('**sort=protein**');
    await page.getByRole('switch', { name: 'Include near matches' }).click();
    await page.getByRole('link', { name: /hidden: / }).click();
    await page.getByText('Breaks a wish').first().waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});
