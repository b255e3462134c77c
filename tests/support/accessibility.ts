import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SCHEMES } from './browser.ts';

interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** The widths and color schemes in which every screen is tested. */
export const WIDTHS = [360, 768, 1280] as const;
export const EVERY_LOOK: readonly Look[] = WIDTHS.flatMap((width) =>
  SCHEMES.map((colorScheme) => ({ width, colorScheme })),
);
/**
 * The looks in which axe runs: the narrowest in the light scheme and the widest in the dark one, or all of them in
 * `npm run nightly`.
 */
export const LOOKS: readonly Look[] =
  process.env['NIGHTLY'] === '1'
    ? EVERY_LOOK
    : [
        { width: 360, colorScheme: 'light' },
        { width: 1280, colorScheme: 'dark' },
      ];

/**
 * WCAG 2.2 A and AA. Only violations are reported in full, because reporting the rest took longer than the analysis
 * (docs/decisions/testing.md).
 */
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/**
 * Returns axe's findings on the page in its current state, one line per rule. The script is injected once per document.
 */
async function violationsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, OPTIONS);
}

/** Expects no violation of WCAG 2.2 A and AA on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/**
 * Returns violations and horizontal overflow in each look. Each line begins with the look, such as "360 px, dark:
 * color-contrast: <p>…". The same page is resized and recolored, which is equivalent to a visit in that look, since no
 * script of the site reads width or scheme (tests/architecture/house.test.ts).
 */
export async function faultsInLooks(page: Page, looks = LOOKS): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const beyond = await sidewaysScroll(page);
    const found = [
      ...(beyond > 0 ? [`sticks out by ${beyond} px`] : []),
      ...(await violationsOf(page)),
    ];
    faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return faults;
}

/** Expects no violations by axe, and no horizontal overflow at any width. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    if (LOOKS.some((look) => look.width === width)) continue;
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  expect(await faultsInLooks(page)).toEqual([]);
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Expects no horizontal overflow: the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, look?: string): Promise<void> {
  expect(await sidewaysScroll(page), look).toBeLessThanOrEqual(0);
}
