/**
 * Registers the service worker once the page is loaded; where it is not allowed, the site works without. The scripts
 * start after the first paint, by then the page may have been loaded already.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
