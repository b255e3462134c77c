/**
 * Hides logos that cannot be loaded, so that the letter behind them shows. It works without React, which most pages
 * with logos do not load.
 */
export function removeBrokenLogos(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches('[data-logo]')) target.hidden = true;
    },
    true,
  );
  // Logos that failed earlier have fired their error event already.
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-logo]')) {
    if (!image.complete || image.naturalWidth > 0) continue;
    // In some browsers drawings without intrinsic dimensions have no width either, although they loaded.
    image.decode().catch(() => {
      image.hidden = true;
    });
  }
}
