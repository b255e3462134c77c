import type { Page } from 'playwright-core';

/**
 * Holds matching requests until the returned function is called, so that loading states last as long as a test needs.
 */
export async function holdRequests(page: Page, asked: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(asked, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
