import type { Page } from 'playwright-core';

/** Holds what is asked for back until it is let through: states in between last as long as a test needs. */
export async function holdRequests(page: Page, asked: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(asked, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
