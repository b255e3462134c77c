/**
 * Replays what was typed, ticked and pressed before React took the page over: the fields hold it, but React's state does not, so
 * that a search would go without it, and nobody hears the press. Called as React takes over, before anything is drawn again, which
 * would write over it.
 *
 * React compares a field with what it last saw there, through a `value` and a `checked` of its own on the element: written through
 * these, a value is React's own and no change; written through the prototype's, or clicked, it is the shopper's.
 */
export function replayEarlyInput(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea');
  for (const field of fields) {
    const { value, checked } = field;
    const ticked = checked !== field.defaultChecked;
    if (!ticked && value === field.defaultValue) continue;
    // Not within React's own work: so each is answered before the next.
    queueMicrotask(() => {
      if (ticked) {
        field.checked = !checked;
        field.click();
      } else {
        field.value = field.defaultValue;
        Reflect.set(field.constructor.prototype as object, 'value', value, field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
  }
  // Marked by `mark-early-press.ts`.
  const pressed = document.querySelectorAll<HTMLElement>('.pressed');
  for (const button of pressed) queueMicrotask(() => button.click());
}
