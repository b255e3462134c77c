/**
 * Keeps, in the place of the history that a link leads away from, what of the results is open, and opens it again for who comes back:
 * before the browser scrolls to where that was, which is before other scripts run.
 */
{
  const groups = () =>
    document.querySelectorAll<HTMLDetailsElement>('#results details:not([data-menu])');
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null)
      history.replaceState(
        { ...history.state, open: Array.from(groups(), ({ open }) => open) },
        '',
      );
  });
  document.addEventListener('DOMContentLoaded', () => {
    const state = history.state as { readonly open?: readonly boolean[] } | null;
    groups().forEach((group, place) => {
      if (state?.open?.[place]) group.open = true;
    });
  });
}
export {};
