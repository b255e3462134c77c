/** How long the button confirms the copy, in ms (specification section 9, "Copy confirmation"). */
export const COPIED_MS = 3000;
export const COPIED_TEXT = 'Email Copied!';

const running = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * The contact button, `[data-copy-email]`: copies the address and confirms it for 3 s. If copying is unavailable or
 * fails, it opens the mail client (specification sections 2, 4 and 8). Called for every click on the page.
 */
export async function onCopyEmail(event: Event): Promise<void> {
  const button = event.target instanceof Element ? event.target.closest('[data-copy-email]') : null;
  const email = button?.getAttribute('data-copy-email');
  if (button === null || email == null) return;
  try {
    await navigator.clipboard.writeText(email);
  } catch {
    window.location.assign(`mailto:${email}`);
    return;
  }
  clearTimeout(running.get(button));
  button.textContent = COPIED_TEXT;
  running.set(
    button,
    setTimeout(() => {
      button.textContent = email;
    }, COPIED_MS),
  );
}
