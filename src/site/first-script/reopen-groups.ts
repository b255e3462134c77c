/**
 * When a link leads away, stores in the history entry which groups of the results are open. Reopens them when the
 * shopper comes back, before the browser restores the scroll position, which happens before other scripts run.
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
