/** Runs before the page is loaded: marks a button that is pressed before hydration (`replay-early-input.ts`). */
document.addEventListener('click', ({ target }) => {
  if (document.documentElement.dataset['script'] === 'hydrated') return;
  const button = target instanceof Element ? target.closest('main button[type=button]') : null;
  if (button instanceof HTMLElement) button.dataset['pressed'] = '';
});
export {};
