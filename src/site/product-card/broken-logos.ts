/** Removes logos that cannot be loaded, so that the letter behind them is visible. Without React, which most pages with logos do not load. */
export function removeBrokenLogos(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches('[data-logo]')) target.hidden = true;
    },
    true,
  );
  // Those that failed before this was called have had their error event.
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-logo]')) {
    if (!image.complete || image.naturalWidth > 0) continue;
    // Some browsers give drawings without a size of their own no width either.
    image.decode().catch(() => {
      image.hidden = true;
    });
  }
}
