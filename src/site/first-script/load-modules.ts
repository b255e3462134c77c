/**
 * Fetches the page's modules after the first paint, so that styles, fonts and text have the connection to themselves:
 * this saves a third of the time to the largest paint on a slow connection (docs/decisions/browser.md). This script's
 * `data-modules` lists them, each after its imports. They run once the document is parsed, each in a task of its own,
 * so that the browser can handle input in between (docs/decisions/browser.md).
 */
{
  const modules = document.currentScript?.dataset['modules']?.split(' ') ?? [];
  let loading = false;
  const add = (tag: 'link' | 'script', properties: object) =>
    document.head.append(Object.assign(document.createElement(tag), properties));
  const run = () => {
    for (const src of modules) add('script', { type: 'module', async: false, src });
  };
  const load = () => {
    if (loading) return;
    loading = true;
    for (const href of modules) add('link', { rel: 'modulepreload', href });
    // A manifest link in the HTML would be fetched at once.
    add('link', { rel: 'manifest', href: '/manifest.webmanifest' });
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) load();
  }).observe({ type: 'paint', buffered: true });
  // Pages in the background are not painted, and some browsers do not report paints.
  document.addEventListener('DOMContentLoaded', () =>
    setTimeout(load, document.hidden ? 0 : 1_000),
  );
}
export {};
