import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { expectAccessibleInEveryLook } from '../support/accessibility.ts';
import { hydrated, openBrowser } from '../support/browser.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { visibleLinks } from '#domain/retailers/visible-links.ts';
import {
  expectFigure,
  onOneLine,
  productOnCard,
  productThat,
  someProducts,
  wellKnownOf,
} from '../support/known-products.ts';

const browser = openBrowser();

let products: readonly Product[] = [];
beforeAll(async () => {
  products = await someProducts(browser.origin());
});
const wellKnown = () => wellKnownOf(products);
const aProductThat = (holds: (product: Product) => boolean) => productThat(products, holds);

async function call<T>(path: string): Promise<T> {
  return (await (await fetch(`${browser.origin()}${path}`)).json()) as T;
}

function productAllergen({ ingredients }: Product): Product['ingredients'][number] {
  const found = ingredients.find((entry) => entry.isAllergen && !entry.heading);
  if (found === undefined) throw new Error('an allergen wanted');
  return found;
}

/** A product's page as the server sends it, which is all that reading it takes. */
const readPage = ({ id }: Product) => browser.open(`/protein/${id}`, { javaScript: false });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('a product', () => {
  test.each([true, false])(
    'a word that is calculated says how (JavaScript: %s)',
    async (javaScript) => {
      const product = aProductThat(
        ({ provenance }) => provenance.facts['calories']?.basis === 'calculated',
      );
      const page = await browser.open(`/protein/${product.id}`, { javaScript });
      const word = page.getByRole('button', { name: 'calculated' }).first();
      const note = page.locator('.tooltip:popover-open');
      await word.click();
      await expect.poll(() => note.textContent()).not.toBe('');
      const [said, from] = [await note.boundingBox(), await word.boundingBox()];
      expect(Math.abs((said?.y ?? 0) - (from?.y ?? 0))).toBeLessThan(120);
      await page.keyboard.press('Escape');
      await expect.poll(() => note.count()).toBe(0);
      if (!javaScript) return;
      // Under a resting pointer, which may go on to the text.
      await page.mouse.move(0, 0);
      await word.hover();
      await note.waitFor();
      await note.hover();
      await page.waitForTimeout(400);
      expect(await note.count()).toBe(1);
      await page.mouse.move(0, 0);
      await expect.poll(() => note.count()).toBe(0);
    },
  );

  // @spec | Tooltip | open delay 700 ms, skip delay 300 ms |
  test('a tooltip opens under a pointer that rests for 700 ms, and at once within 300 ms of another', async () => {
    const product = aProductThat(
      ({ provenance }) => provenance.facts['calories']?.basis === 'calculated',
    );
    const page = await browser.open(`/protein/${product.id}`, { alone: true });
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    const words = page.locator('[data-tooltip]:visible');
    const open = page.locator('.tooltip:popover-open');
    await words.first().hover();
    await open.waitFor();
    await page.mouse.move(0, 0);
    await expect.poll(() => open.count()).toBe(0);
    await page.clock.pauseAt(Date.now() + 60_000);
    const opensAfter = async (nth: number, wait: number) => {
      await words.nth(nth).hover();
      await page.clock.runFor(Math.max(0, wait - 10));
      const early = await open.count();
      await page.clock.runFor(20);
      return [early, await open.count()];
    };
    expect(await opensAfter(0, 700)).toEqual([0, 1]);
    await page.mouse.move(0, 0);
    await page.clock.runFor(250);
    await expect.poll(() => open.count()).toBe(0);
    expect(await opensAfter(0, 0)).toEqual([1, 1]);
    await page.mouse.move(0, 0);
    await page.clock.runFor(600);
    expect(await opensAfter(0, 700)).toEqual([0, 1]);
  });

  // @spec ### Product detail (/protein/{id})
  // @spec The product view has breadcrumbs (Home / Proteins / name), a 'Back to Search' button, the product card, Quick Stats (protein per serving in g, calories per serving, protein efficiency %, type), a 'Why Trust This Analysis?' box
  test('has breadcrumbs, its card, Quick Stats, the trust box and a closing prompt', async () => {
    const product = wellKnown();
    const page = await readPage(product);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await crumbs.getByRole('listitem').allTextContents()).toEqual([
      'Home',
      'Proteins',
      product.name,
    ]);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(product.name);
    const main = (await page.getByRole('main').textContent()) ?? '';
    expect(onOneLine(main)).toContain(product.description);
    expect(main).toContain(
      product.flavorOptions === 1 ? '1 flavor' : `${product.flavorOptions}+ flavors`,
    );
    expect(main).toMatch(/Available at:|Find at Amazon/);
    // No associate tag is set here: nothing is earned, and nothing is said of it.
    expect(main).not.toContain('earn from qualifying purchases');
    expect(await page.getByRole('link', { name: 'Back to Search' }).getAttribute('href')).toBe(
      '/search',
    );
    const { proteinPerServing, calories } = product;
    if (proteinPerServing === null || calories === null) throw new Error('figures wanted');
    const stats = (await region(page, 'Quick Stats').textContent()) ?? '';
    expectFigure(/Protein per serving(.+? g)/.exec(stats)?.[1] ?? '', proteinPerServing);
    expectFigure(/Calories per serving(.+?) kcal/.exec(stats)?.[1] ?? '', calories);
    const efficiency = Math.round((proteinPerServing / calories) * 100);
    expect(stats).toContain(`Protein efficiency${efficiency} g per 100 kcal`);
    expect(stats).toContain(`Type${product.proteinType}`);
    expect(await region(page, 'Why Trust This Analysis?').textContent()).toContain('public record');
    const closing = region(page, 'Not quite the one?').getByRole('link');
    expect(await closing.getAttribute('href')).toBe('/search');
  });

  // @spec an ingredient grid (allergens red, others green)
  test('shows its ingredients, allergens marked in words, each explained on demand', async () => {
    const product = wellKnown();
    const page = await browser.open(`/protein/${product.id}`);
    const part = region(page, 'Ingredients');
    await part.getByText('Each ingredient by itself').click();
    const sucralose = part
      .getByRole('listitem')
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: /^sucralose/i }) })
      .last();
    await sucralose.locator('summary').click();
    const link = sucralose.getByRole('link', { name: 'All about sucralose' });
    await expect.poll(() => link.getAttribute('href')).toBe('/ingredients/sucralose');
    const allergen = productAllergen(product);
    await expect.poll(() => part.textContent()).toContain(`(${allergen.allergen})`);
    const colorOf = (summary: Locator) => summary.evaluate((e) => getComputedStyle(e).color);
    const red = part.locator('summary', { hasText: `(${allergen.allergen})` }).first();
    expect(await colorOf(red)).not.toBe(await colorOf(sucralose.locator('summary')));
    const decisive = region(page, 'What to know');
    await expect
      .poll(() => decisive.textContent())
      .toContain(`Contains${product.contains.join(', ')}`);
    const marked = part.getByRole('button', { name: /^sucralose/i }).first();
    await marked.click();
    await part
      .getByText(/^sucralose: /i)
      .first()
      .waitFor();
  });

  test('its figures stand per serving and per 100, with basis and source on demand', async () => {
    const product = wellKnown();
    const page = await readPage(product);
    const label = region(page, 'Nutrition Facts');
    expect((await label.getByRole('columnheader').allTextContents()).map(onOneLine)).toEqual([
      'Amount',
      'Per serving',
      expect.stringMatching(/^Per 100 (g|ml)$/),
    ]);
    // Protein and energy stand in the head, on both bases, and no figure twice.
    expect((await label.getByRole('rowheader').allTextContents()).map(onOneLine)).toEqual(
      ['Total Fat', 'Saturated Fat', 'Total Carbohydrate', 'Dietary Fiber', 'Sugars', 'Salt'].map(
        (name) => expect.stringMatching(new RegExp(`^${name}\\b`)),
      ),
    );
    const { proteinPerServing, caloriesPerServing } = product.nutritionalInfo.per100;
    const head = onOneLine((await region(page, 'Quick Stats').textContent()) ?? '');
    expectFigure(/([\d.,]+ g) per 100 g/.exec(head)?.[1] ?? '', proteinPerServing);
    expectFigure(/([\d.,]+) kcal per 100 g/.exec(head)?.[1] ?? '', caloriesPerServing);
    const trust = region(page, 'Why Trust This Analysis?');
    await trust.getByText('Where each figure comes from').click();
    expect(product.provenance.sources).not.toEqual([]);
    for (const source of product.provenance.sources) {
      const link = trust.getByRole('link', { name: new RegExp(source.record) }).first();
      await expect.poll(() => link.getAttribute('href')).toBe(source.url);
    }
    await expect.poll(() => trust.getByText(/Stated by the source/).count()).toBeGreaterThan(0);
  });

  test('several records of one source are named with its name and license said once', async () => {
    const product = aProductThat(({ provenance: { sources } }) => {
      const [first, ...others] = sources;
      return others.length > 0 && others.every(({ name }) => name === first?.name);
    });
    const page = await readPage(product);
    const line = region(page, 'Why Trust This Analysis?')
      .getByRole('listitem')
      .filter({ hasText: 'The records:' });
    const { sources } = product.provenance;
    expect(await line.getByRole('link').allTextContents()).toEqual(
      sources.map(({ record }) => record),
    );
    expect((await line.innerText()).split(sources[0]?.licence ?? '').length).toBe(2);
  });

  test('where it stands among its type, in a picture and in words', async () => {
    const product = wellKnown();
    const page = await readPage(product);
    const part = region(page, 'Where this stands among its type');
    const plots = part.getByRole('img');
    expect(await plots.count()).toBeGreaterThanOrEqual(3);
    const words = await plots.first().getAttribute('aria-label');
    expect(words).toMatch(
      new RegExp(`^More protein than \\d+% of \\d+ other ${product.proteinType}`),
    );
    expect(await part.getByText(words ?? '').count()).toBeGreaterThan(0);
  });

  test('dietary flags with their evidence', async () => {
    const product = wellKnown();
    const page = await readPage(product);
    const part = region(page, 'Dietary info');
    const stated = Object.values(product.flagEvidence);
    expect(await part.locator('dl > div').count()).toBe(stated.length);
    const text = onOneLine((await part.textContent()) ?? '');
    for (const { evidence } of stated) {
      expect(evidence).not.toBe('');
      expect(text).toContain(evidence);
    }
  });

  test('a flag that rests on the name says so, and not that it is from the ingredients', async () => {
    const product = aProductThat(
      ({ name, ingredients, isVegan }) =>
        /whey/i.test(name) && ingredients.length === 0 && isVegan === false,
    );
    const page = await readPage(product);
    const part = (await region(page, 'Dietary info').textContent()) ?? '';
    expect(part).toContain('Contains milk (the name says so). No ingredient text to go by.');
    expect(part).not.toContain('from the ingredients');
  });

  test('the nearest without one of its ingredients is known to go without it', async () => {
    const product = wellKnown();
    const page = await readPage(product);
    const part = page.getByRole('region', { name: 'Nearest alternatives' });
    const line = part.getByRole('listitem').filter({ hasText: 'The same without sucralose' });
    const href = (await line.getByRole('link').getAttribute('href')) ?? '';
    const other = await call<Product>(`/api/proteins/${href.replace('/protein/', '')}`);
    expect(other.ingredientsComplete).toBe(true);
    expect(other.ingredients.map(({ canonical }) => canonical)).not.toContain('sucralose');
    expect(other.proteinType).toBe(product.proteinType);
    expect(other.format).toBe(product.format);
  });

  // @spec up to 3 'Similar Protein Products' cards linking to /protein/{id}
  // @spec | Similar products | 3 |
  test('three similar products of other families, each can be chosen to compare', async () => {
    const product = wellKnown();
    const page = await browser.open(`/protein/${product.id}`);
    const cards = region(page, 'Similar Protein Products').getByRole('article');
    expect(await cards.count()).toBe(3);
    const links = await cards.getByRole('heading').getByRole('link').all();
    expect(links).toHaveLength(3);
    const families = [product.baseProductId ?? product.id];
    for (const link of links) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(/^\/protein\/\d+$/);
      const other = await call<Product>(`/api${href.replace('protein', 'proteins')}`);
      families.push(other.baseProductId ?? other.id);
    }
    expect(new Set(families).size).toBe(4);
    await cards
      .first()
      .getByRole('checkbox', { name: /^Compare / })
      .check();
    await page.getByText('1/3 Selected').waitFor();
  });

  test('on a phone its label begins in the second screen at most, before its flavors, which its head leads to', async () => {
    const product = aProductThat(({ flavorOptions }) => flavorOptions > 2);
    const page = await browser.open(`/protein/${product.id}`, { width: 360, height: 740 });
    const top = (name: string) =>
      page
        .getByRole('heading', { name, exact: true })
        .evaluate((heading) => heading.getBoundingClientRect().top);
    const flavors = page.getByRole('navigation', { name: 'Flavors' });
    const flavorsTop = () => flavors.evaluate((list) => list.getBoundingClientRect().top);
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((h) => h.getBoundingClientRect().top),
    ).toBeLessThan(200);
    expect(await top('Nutrition Facts')).toBeLessThan(1000);
    expect(await top('Ingredients')).toBeLessThan(await flavorsTop());
    await page.getByRole('link', { name: `${product.flavorOptions}+ flavors` }).click();
    await expect.poll(flavorsTop).toBeLessThan(200);
  });

  test('flavours of the same product are one tap away', async () => {
    const product = aProductThat(({ flavorOptions }) => flavorOptions > 2);
    const page = await browser.open(`/protein/${product.id}`);
    const flavors = page.getByRole('navigation', { name: 'Flavors' });
    const link = flavors.getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.press('Enter');
    await page.waitForURL(`**${href}`);
    // By keyboard one goes on where one was.
    const current = flavors.locator('[aria-current="page"]');
    await expect
      .poll(() =>
        current.evaluate((flavor) => flavor === document.activeElement).catch(() => false),
      )
      .toBe(true);
    const other = await call<Product>(`/api${href.replace('protein', 'proteins')}`);
    await page.getByRole('heading', { level: 1, name: other.name }).waitFor();
    expect(other.baseProductId ?? other.id).toBe(product.baseProductId ?? product.id);
  });

  // @spec Loading skeleton, then the product or a 'Product Not Found' screen.
  // @spec - **Product page**: loading, then found or not found.
  test('while another flavour is fetched its skeleton stands in its place', async () => {
    const product = aProductThat(({ flavorOptions }) => flavorOptions > 2);
    const page = await browser.open(`/protein/${product.id}`);
    const release = await holdRequests(page, /\/api\/proteins\/\d+$/);
    await page.getByRole('navigation', { name: 'Flavors' }).getByRole('link').first().click();
    const skeleton = page.getByRole('status', { name: 'Loading product' });
    await skeleton.waitFor();
    release();
    await skeleton.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  // @spec Brand logo or initial;
  // @spec brand name; name; description; protein per serving (g); calories; type; flavour options count followed by '+'; up to 3 diet badges in the order Vegan, Gluten Free, Organic, Lactose Free, Keto (only those flagged); below, 'Available at:' with retailer buttons, or 'No retailer links available'.
  // @spec | Diet badges per card | 3 |
  test('the shared card says all that the specification lists', async () => {
    const product = aProductThat(
      ({ proteinType, format, isVegan, ingredientsComplete }) =>
        proteinType === 'Multi-Plant' &&
        format === 'powder' &&
        isVegan === true &&
        ingredientsComplete,
    );
    const page = await readPage(product);
    const cards = await region(page, 'Similar Protein Products').getByRole('article').all();
    expect(cards).toHaveLength(3);
    let badgesSeen = 0;
    for (const card of cards) {
      const shown = await productOnCard(card, browser.origin());
      const text = (await card.textContent()) ?? '';
      const letter = shown.brand.id === 0 ? '?' : shown.brand.name[0]?.toUpperCase();
      expect(text).toContain(`${letter}${shown.brand.name}`);
      expect(text).toContain(shown.name);
      expect(onOneLine(text)).toContain(shown.description);
      const row = (name: string) =>
        card.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
      expectFigure(await row('Protein').innerText(), shown.proteinPerServing);
      expectFigure(await row('Calories').innerText(), shown.calories);
      expect(await row('Type').innerText()).toBe(shown.proteinType);
      const { flavorOptions } = shown;
      expect(await row('Flavors').innerText()).toBe(
        flavorOptions === 1 ? '1' : `${flavorOptions}+`,
      );
      const links = visibleLinks(shown.affiliateLinks).map(({ retailer }) => retailer);
      expect(text).toContain(links.length > 0 ? 'Available at:' : 'No retailer links available');
      // The search at the main marketplace is seen in place of the text: there is a name to search for.
      if (links.length === 0) expect(text).toContain('Find at Amazon');
      expect(await card.locator('a[rel~="sponsored"] > span:first-child').allInnerTexts()).toEqual(
        links,
      );
      const flags = [
        ['Vegan', shown.isVegan],
        ['Gluten Free', shown.isGlutenFree],
        ['Organic', shown.isOrganic],
        ['Lactose Free', shown.isLactoseFree],
        ['Keto', shown.isKetoFriendly],
      ] as const;
      const badges = flags.flatMap(([label, flagged]) => (flagged === true ? [label] : []));
      badgesSeen += badges.length;
      for (const [label] of flags) {
        const wanted = badges.slice(0, 3).includes(label) ? 1 : 0;
        expect(await card.getByText(label, { exact: true }).count(), label).toBe(wanted);
      }
    }
    expect(badgesSeen).toBeGreaterThan(0);
  });

  test('unknown is said, never left out', async () => {
    const product = aProductThat(
      ({ ingredients, nutritionalInfo }) =>
        ingredients.length === 0 && nutritionalInfo.fatPerServing === null,
    );
    const page = await readPage(product);
    const text = (await region(page, 'Ingredients').textContent()) ?? '';
    expect(text).toContain('Ingredients not stated by the source');
    const fat = page.getByRole('row').filter({ has: page.getByText('Total Fat') });
    expect(await fat.getByRole('cell').first().textContent()).toBe('unknown');
  });
});

test('what decides is in the first screen, before the ingredients', async () => {
  const page = await browser.open(`/protein/${wellKnown().id}`);
  const top = async (name: string) => (await region(page, name).boundingBox())?.y ?? Infinity;
  for (const width of [360, 768, 1280, 1440, 1920]) {
    const height = width === 360 ? 740 : 800;
    await page.setViewportSize({ width, height });
    expect(await top('What to know'), `${width} px`).toBeLessThan(height);
    expect(await top('What to know')).toBeLessThan(await top('Ingredients'));
    expect(await top('Ingredients')).toBeLessThan(await top('Where this stands among its type'));
    expect(await top('Where this stands among its type')).toBeLessThan(
      await top('Why Trust This Analysis?'),
    );
  }
});

test('the wishes of the session come along', async () => {
  const page = await browser.open('/search?avoid=sucralose&isVegan=true&showAll=true', {
    localStorage: ACCEPTED,
  });
  await page.goto(`/protein/${wellKnown().id}`);
  const verdict = page.getByRole('status', { name: 'Your wishes' });
  await expect.poll(() => verdict.textContent()).toMatch(/\d of 2 wishes/);
});

test('what holds the avoided breaks a wish and is not in the colors of a match', async () => {
  const page = await browser.open('/search?avoid=milk,soy&showAll=true', {
    localStorage: ACCEPTED,
  });
  await page.goto(`/protein/${wellKnown().id}`);
  const verdict = page.getByRole('status', { name: 'Your wishes' });
  await verdict.getByText('Breaks a wish').waitFor();
  const reason = verdict.getByText(/^Contains /);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => verdict.locator('[class*="citron"]').count()).toBe(0);
    await expect
      .poll(() => reason.evaluate((one) => one.scrollWidth - one.clientWidth), {
        message: `${width} px`,
      })
      .toBe(0);
  }
});

test('everything is there without JavaScript', async () => {
  const product = wellKnown();
  const page = await browser.open(`/protein/${product.id}`, { javaScript: false });
  await page.getByText('Where each figure comes from').click();
  await page
    .getByText(/Stated by the source/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: `Compare ${product.name}` }).click();
  expect(new URL(page.url()).search).toBe(`?ids=${product.id}`);
});

test('is accessible and fits in every look with everything open', async () => {
  const page = await browser.open(`/protein/${wellKnown().id}`);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.setAttribute('open', '');
    }
  });
  await expectAccessibleInEveryLook(page);
});
