import { beforeAll, expect, inject, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { openBrowser } from '../support/browser.ts';
import { EVERY_PAGE, type Examples, findExamples } from '../support/every-page.ts';
import { layoutShift } from '../support/layout-shift.ts';

const browser = openBrowser();

/** One line of a card that breaks elsewhere: what fits to a pixel with one font may not with the other. */
const A_LINE = 0.002;

let examples: Examples;
beforeAll(async () => {
  examples = await findExamples(inject('siteOrigin'));
});

const PAGES = EVERY_PAGE.filter(({ name }) => !name.startsWith('operator'));
test.each(PAGES)(
  'fonts that arrive late move no more than a line: $name',
  async ({ path, status = 200 }) => {
    for (const width of [360, 1280]) {
      let arrive = () => {};
      const waiting = new Promise<void>((resolve) => (arrive = resolve));
      const page = await browser.open(path(examples), {
        width,
        height: width === 360 ? 740 : 900,
        localStorage: ACCEPTED,
        allow: status === 404 ? /404/ : /^$/,
        async prepare(opened) {
          await opened.route('**/*.woff2', async (route) => {
            await waiting;
            await route.continue();
          });
          // Preloaded fonts hold the load event back: they arrive when the page is hydrated and drawn.
          void opened
            .waitForFunction(() => document.documentElement.dataset['laidOut'] !== undefined)
            .then(() => opened.waitForTimeout(300))
            .then(arrive);
        },
      });
      expect(await layoutShift(page), `${width} px`).toBeLessThan(A_LINE);
    }
  },
);
