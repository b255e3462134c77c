/**
 * `npm run screens`: takes the screenshots of docs/screens from the built site with the bundled catalogue: the main
 * screens at three widths and in both color schemes, and states that require interaction. Writes PNG files with a
 * palette. With names of screens (`npm run screens -- compare`), takes only those. Needs a Chromium (CHROMIUM_PATH or
 * Debian's).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { PNG } from 'pngjs';
import { CHROMIUM_ARGUMENTS } from '../tests/support/chromium-arguments.ts';
import { encodePalettePng } from '../tests/support/palette-png.ts';
import { runSite } from '../tests/support/run-site.ts';
import { buildSite } from './build-site.ts';
import { chromiumPath } from './find-chromium.ts';
import { productNumber } from './product-number.ts';
import { PASSWORD, type Screen, SCREENS, type View } from './screen-list.ts';

const FOLDER = 'docs/screens';

/** Adds fake sign-ups and retailer clicks, so that the dashboard has something to show. */
async function fillDashboard(origin: string): Promise<void> {
  for (let place = 1; place <= 9; place++) {
    const answer = await fetch(`${origin}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        email: `reader${place}@example.org`,
        subscriptionSource: 'homepage',
      }),
    });
    if (!answer.ok) throw new Error(`Subscribing answered ${answer.status}.`);
  }
}

const fileOf = (name: string, [{ width }, scheme]: View) => `${name}-${width}-${scheme}.png`;

/** Replaces the product names in a path by their ids. */
async function withNumbers(origin: string, path: string): Promise<string> {
  let numbered = path;
  for (const [whole, name = ''] of path.matchAll(/\{([^}]+)\}/g))
    numbered = numbered.replace(whole, String(await productNumber(origin, name)));
  return numbered;
}

async function take(browser: Browser, origin: string, screen: Screen, view: View): Promise<void> {
  const [viewport, colorScheme] = view;
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (screen.first !== true) {
    await page.addInitScript(() => {
      const user = '0'.repeat(32);
      localStorage.setItem('proteinwise_user_id', user);
      localStorage.setItem(`proteinwise_disclaimer_accepted_${user}`, 'true');
    });
  }
  await page.goto(await withNumbers(origin, screen.path));
  await page.waitForTimeout(700);
  await screen.act?.(page);
  await page.waitForTimeout(300);
  const picture = PNG.sync.read(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  writeFileSync(`${FOLDER}/${fileOf(screen.name, view)}`, encodePalettePng(picture));
  await context.close();
}

function readme(): string {
  const rows = SCREENS.map(({ name, title, path, views }) => {
    const pictures = views.map((view) => {
      const [{ width }, scheme] = view;
      const file = fileOf(name, view);
      return `<a href="${file}"><img src="${file}" width="${Math.round(width / 4)}" alt="${title}, ${width} px, ${scheme}"></a>`;
    });
    return `## ${title}\n\n\`${decodeURIComponent(path)}\`\n\n${pictures.join(' ')}\n`;
  });
  return `# Screens\n\nTaken by \`npm run screens\` from the bundled catalogue.\n\n${rows.join('\n')}`;
}

buildSite();
const site = await runSite({ ADMIN_PASSWORD: PASSWORD });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: CHROMIUM_ARGUMENTS,
});
const wanted = process.argv.slice(2);
try {
  if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await fillDashboard(site.origin);
  for (const screen of SCREENS) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
    for (const view of screen.views) await take(browser, site.origin, screen, view);
  }
  writeFileSync(`${FOLDER}/README.md`, readme());
} finally {
  await browser.close();
  await site.stop();
}
