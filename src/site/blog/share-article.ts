/** How long the button confirms the copy, in ms. */
const COPIED_MS = 3000;

function wasCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * The Share button, `[data-share]`: uses the system's share sheet, and copies the link to the clipboard if that is
 * unavailable or fails (specification section 8). Closing the share sheet is no failure. Called for every click on the
 * page.
 */
export async function onShare(event: Event): Promise<void> {
  const button = event.target instanceof Element ? event.target.closest('[data-share]') : null;
  if (button === null) return;
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const link = url ?? window.location.href;
  try {
    await navigator.share({
      title: button.getAttribute('data-share') ?? document.title,
      url: link,
    });
    return;
  } catch (error) {
    if (wasCancelled(error)) return;
  }
  const words = button.querySelector('[aria-live]');
  if (words === null) return;
  try {
    await navigator.clipboard.writeText(link);
    words.textContent = 'Link copied';
  } catch {
    words.textContent = 'Copying failed: use the address bar';
  }
  setTimeout(() => {
    words.textContent = 'Share';
  }, COPIED_MS);
}
