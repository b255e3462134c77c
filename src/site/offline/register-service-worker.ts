/**
 * Registers the service worker once the page is loaded. The site works without it where the browser forbids it. The
 * scripts start after the first paint, so the page may be loaded already.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
