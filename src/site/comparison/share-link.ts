import { copyText } from '../ui/copy-text.ts';

/**
 * Shares a link by the system's share sheet, or copies it if that is unavailable or fails (specification section 8).
 */
export async function shareLink(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The shopper closed the share sheet: nothing has failed.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyText(
    url,
    { title: 'Copied', description: 'The link to this page was copied.' },
    { title: 'Error', description: 'The link could not be copied.', variant: 'destructive' },
  );
}
