import { beforeAll, describe, expect, inject, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { openBrowser } from '../support/browser.ts';
import { doubleLetters, expectRoomForLargeLetters } from '../support/double-letters.ts';
import { EVERY_PAGE, type Examples, findExamples } from '../support/every-page.ts';

const browser = openBrowser();

/** States whose layout is another than that of the route's example; the operator's pages: `operator-shifts.test.ts`. */
const OTHER_STATES = [
  '/search?avoid=soy&showAll=true&view=table',
  '/search?avoid=milch,sucralose&mustHave=whey&isVegan=true&showAll=true&unconfirmed=true',
  '/ingredients/whey',
  '/brands/2',
];

let examples: Examples;
beforeAll(async () => {
  examples = await findExamples(inject('siteOrigin'));
});

describe('letters twice as large, and windows 320 px wide, push nothing out of', () => {
  const pages = EVERY_PAGE.filter(({ name }) => !name.startsWith('operator'));

  test.each(pages)('$name', async ({ path, status = 200 }) => {
    const page = await browser.open(path(examples), {
      localStorage: ACCEPTED,
      allow: status === 404 ? /404/ : /^$/,
    });
    await expectRoomForLargeLetters(page);
  });

  test.each(OTHER_STATES)('%s', async (path) => {
    const page = await browser.open(path, { localStorage: ACCEPTED });
    await expectRoomForLargeLetters(page);
  });
});

test.each([768, 1024, 1280])(
  'letters twice as large leave the header at most three lines, at %i px',
  async (width) => {
    const page = await browser.open('/how-it-works', { width });
    await doubleLetters(page);
    const entries = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li');
    const tops = await entries.evaluateAll((all) =>
      all.map((entry) => Math.round(entry.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBeLessThanOrEqual(2);
    const height = (await page.getByRole('banner').boundingBox())?.height;
    expect(height).toBeLessThanOrEqual(240);
  },
);

test('letters twice as large leave the button of the filters its words, on a phone', async () => {
  const page = await browser.open('/search?avoid=soy', { width: 360, localStorage: ACCEPTED });
  const button = page.getByRole('button', { name: 'Change filters (1)' });
  await doubleLetters(page);
  expect(await button.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  const words = await button.getByText('Change filters').boundingBox();
  expect(words?.width).toBeGreaterThan(120);
});
