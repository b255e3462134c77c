import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { openSignedIn } from '../support/operator-page.ts';
import { shortestPolling } from '../support/shortest-polling.ts';

const browser = openBrowser({}, 'few');
const signedIn = (path: string) => openSignedIn(browser, path);

describe('the flavor expansion page', () => {
  // @spec | /admin/flavor-expansion | Flavor-variant expansion admin page |
  it('starts an expansion and shows statistics and progress', async () => {
    const page = await signedIn('/admin/flavor-expansion');
    await page.getByText('Total products').waitFor();
    const start = page.getByRole('button', { name: 'Start Flavor Expansion' });
    await start.click();
    await page.getByRole('status').filter({ hasText: 'completed' }).waitFor();
    await start.waitFor();
    // Full also where nothing was left to do.
    const bar = page.getByRole('progressbar', { name: 'Products processed' });
    await expect
      .poll(() => bar.evaluate((element) => (element as HTMLProgressElement).position))
      .toBe(1);
    await expectAccessible(page);
  });

  // @spec after a successful start both are refreshed.
  // @spec start button disabled while running or starting
  it('lets nobody start twice, and asks for statistics and progress anew after a start', async () => {
    const page = await openSignedIn(browser, '/admin-dashboard', { alone: true });
    await page.clock.install();
    await page.goto('/admin/flavor-expansion');
    await page.getByText('Total products').waitFor();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/expand-flavors', async (route) => {
      await held;
      await route.fulfill({ status: 202, json: {} });
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET') asked.push(new URL(request.url()).pathname);
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    /** So little time passes on the page that its polling (2 s, 5 s) asks nothing. */
    const aMoment = async () => {
      for (let step = 0; step < 10; step += 1) {
        await page.clock.runFor(20);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    await aMoment();
    asked.length = 0;
    await page.getByRole('button', { name: 'Start Flavor Expansion' }).click();
    await aMoment();
    await expect
      .poll(() => page.getByRole('button', { name: 'Expansion running…' }).isDisabled())
      .toBe(true);
    expect(asked).toEqual([]);
    release();
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return asked.toSorted();
      })
      .toEqual(['/api/expand-flavors/progress', '/api/expand-flavors/stats']);
  });

  // @spec start button disabled while running or starting
  // @spec an 'Expansion Errors' list of red text blocks.
  // @spec - /admin/flavor-expansion: a start control, statistics (totalProducts, multiFlavorProducts, flavorVariants, uniqueBaseProducts, uniqueFlavors)
  it('shows every figure, and lists errors in red', async () => {
    const page = await signedIn('/admin-dashboard');
    await page.route('**/api/expand-flavors/stats', (route) => {
      return route.fulfill({
        json: {
          stats: {
            totalProducts: 9,
            multiFlavorProducts: 1,
            flavorVariants: 4,
            uniqueBaseProducts: 6,
            uniqueFlavors: 4,
          },
        },
      });
    });
    await page.route('**/api/expand-flavors/progress', (route) => {
      return route.fulfill({
        json: {
          progress: {
            status: 'running',
            processedProducts: 1,
            totalProducts: 2,
            currentProduct: 'base-1',
            totalVariantsCreated: 3,
            errors: ['base-0: damaged'],
          },
        },
      });
    });
    await page.goto('/admin/flavor-expansion');
    await page.getByRole('heading', { name: 'Expansion Errors' }).waitFor();
    const colorOf = (text: string) =>
      page.getByText(text, { exact: true }).evaluate((each) => getComputedStyle(each).color);
    const [red, ordinary] = [await colorOf('base-0: damaged'), await colorOf('Unique flavors')];
    expect(red).not.toBe(ordinary);
    expect(await page.getByRole('main').locator('dl').first().innerText()).toMatch(
      /Total products\s+9\s+Products with several flavors\s+1\s+Flavor variants\s+4\s+Unique base products\s+6\s+Unique flavors\s+4/,
    );
    expect(await page.getByRole('button', { name: 'Expansion running…' }).isDisabled()).toBe(true);
  });

  // @spec progress is polled every 2 s and stats every 5 s
  // @spec | Polling | dashboard 30 s; expansion progress 2 s; expansion stats 5 s |
  it.each([
    ['progress', 2],
    ['stats', 5],
  ])('asks for %s again every %i seconds', async (part, seconds) => {
    const page = await openSignedIn(browser, '/admin-dashboard', { alone: true });
    const path = `/api/expand-flavors/${part}`;
    expect(await shortestPolling(page, '/admin/flavor-expansion', { path, seconds })).toBe(10);
  });
});
