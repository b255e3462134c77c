import { toast, type ToastMessage } from './toast.ts';

const REFUSED: ToastMessage = {
  title: 'Error',
  description: 'Your browser refused to copy.',
  variant: 'destructive',
};

/** Copies a text to the clipboard and shows in a toast whether that worked. */
export async function copyText(
  text: string,
  copied: ToastMessage,
  refused: ToastMessage = REFUSED,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toast(refused);
    return;
  }
  toast(copied);
}
