import type { Page, Request as PageRequest } from 'playwright-core';

const STEPS = 40;

/**
 * Returns the shortest time between two requests of a path, in tenths of the expected interval of `seconds` (10 if it
 * is polled at exactly that interval). The page's clock is stopped and advanced in such steps, so a late response can
 * only lengthen the time.
 */
export async function shortestPolling(
  page: Page,
  address: string,
  { path, seconds }: { readonly path: string; readonly seconds: number },
): Promise<number> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (...of) => {
      const asked = ((window as { asked?: [string, number][] }).asked ??= []);
      asked.push([new Request(...of).url, Date.now()]);
      return send(...of);
    };
  });
  const open = new Set<PageRequest>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.clock.install();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const from = await page.evaluate(() => Date.now());
  for (let step = 0; step < STEPS; step += 1) {
    await page.clock.runFor(seconds * 100);
    do await page.evaluate(() => navigator.locks.request('turn', () => null));
    while (open.size > 0);
  }
  const times = await page.evaluate(
    ([wanted, since]) =>
      ((window as { asked?: [string, number][] }).asked ?? [])
        .filter(([of, at]) => of.endsWith(wanted) && at > since)
        .map(([, at]) => at),
    [path, from] as const,
  );
  const gaps = times.slice(1).map((at, place) => at - (times[place] ?? 0));
  return Math.floor(Math.min(...gaps) / (seconds * 100));
}
