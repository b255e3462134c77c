/** Runs before the page is parsed: marks a button that is pressed before hydration (`replay-early-input.ts`). */
document.addEventListener('click', ({ target }) => {
  if (document.documentElement.dataset['script'] !== 'hydrated' && target instanceof Element)
    target.closest('main button[type=button]')?.classList.add('pressed');
});
export {};
