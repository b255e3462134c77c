/**
 * Fetches the page's modules once there is something to read, so that style, fonts and text have the line to themselves until
 * then: a third of the time to the largest paint on a slow line (docs/decisions/browser.md). They are named by this script's own
 * `data-modules`, each after what it imports, and run when the document is whole, one by one: a task each, between which the
 * browser hears taps (docs/decisions/browser.md).
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
    // Browsers fetch it at once where it stands in the page.
    add('link', { rel: 'manifest', href: '/manifest.webmanifest' });
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) load();
  }).observe({ type: 'paint', buffered: true });
  // Pages in the background are not painted, and a browser may keep its paints to itself.
  document.addEventListener('DOMContentLoaded', () =>
    setTimeout(load, document.hidden ? 0 : 1_000),
  );
}
export {};
