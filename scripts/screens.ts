/**
 * `npm run screens`: takes the pictures of docs/screens from the site as it is built, with the bundled catalogue, at three widths
 * and in both colour schemes. Needs Chromium (CHROMIUM_PATH or /usr/bin/chromium).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';

const FOLDER = 'docs/screens';
const SEARCH =
  '/search?avoid=sucralose,soy&proteinTypes=Whey%20Isolate&fitnessGoals=Muscle%20Building&showAll=true';
const SCREENS: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['search', SEARCH],
  ['product', '/protein/708'],
  ['compare', '/compare?ids=5,708,1101'],
  ['map', '/protein-map'],
  ['how-it-works', '/how-it-works'],
  ['ingredient', '/ingredients/sucralose'],
];
const VIEWS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const;

/** Starts the site on a free port with an empty database of its own. */
async function startSite(): Promise<{ origin: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proteinwise-screens-'));
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const port = /ready at http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
    if (port === undefined) continue;
    return {
      origin: `http://127.0.0.1:${port}`,
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error(`The site did not start:\n${output}`);
}

/** Past the disclaimer and the summary, to the results themselves. */
async function closePopups(page: Page): Promise<void> {
  for (const name of ['I Understand & Continue', 'Browse Results']) {
    const button = page.getByRole('button', { name });
    await button.waitFor({ timeout: 4_000 }).catch(() => undefined);
    if ((await button.count()) > 0) await button.click();
  }
}

const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
try {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { width, height, colorScheme } of VIEWS) {
    for (const [name, path] of SCREENS) {
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(path);
      if (name === 'search') {
        await closePopups(page);
        await page
          .locator('article')
          .first()
          .evaluate((card) => card.scrollIntoView({ block: 'center' }));
      }
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png` });
      await context.close();
    }
  }
  const rows = SCREENS.map(([name, path]) => {
    const pictures = VIEWS.map(({ width, colorScheme }) => {
      const file = `${name}-${width}-${colorScheme}.png`;
      return `<a href="${file}"><img src="${file}" width="${Math.round(width / 4)}" alt="${name}, ${width} px, ${colorScheme}"></a>`;
    });
    return `## ${name}\n\n\`${path}\`\n\n${pictures.join(' ')}\n`;
  });
  writeFileSync(
    `${FOLDER}/README.md`,
    `# Screens\n\nTaken by \`npm run screens\` from the bundled catalogue.\n\n${rows.join('\n')}`,
  );
} finally {
  await browser.close();
  await site.stop();
}
