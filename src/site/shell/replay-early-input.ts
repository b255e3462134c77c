/**
 * Replays what was typed, ticked and pressed before hydration. The fields hold the input but React's state does not, so
 * a search would go without it, and no handler saw the press. Called during hydration, before a render could overwrite
 * the fields.
 *
 * React compares a field with the value it last saw, by means of its own `value` and `checked` properties on the
 * element. A value written through these counts as React's own and as no change. A value written through the
 * prototype's properties, or a click, counts as the shopper's.
 */
export function replayEarlyInput(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea');
  for (const field of fields) {
    const { value, checked } = field;
    const ticked = checked !== field.defaultChecked;
    if (!ticked && value === field.defaultValue) continue;
    // Outside of React's own work, so that each event is handled before the next.
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
