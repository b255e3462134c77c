import { toast } from '../ui/toast.ts';

/** Copies a text; false where the browser cannot or will not. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Shares a link by the system's own means, or copies it where that is unavailable or fails (specification section 8). */
export async function shareLink(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The shopper closed the system's own dialog: nothing has failed.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const copied = await writeClipboard(url);
  toast(
    copied
      ? { title: 'Copied', description: 'The link to this page was copied.' }
      : { title: 'Error', description: 'The link could not be copied.', variant: 'destructive' },
  );
}
