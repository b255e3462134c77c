/** Runs before the page is there: marks the button that is pressed before React takes the page over (`replay-early-input.ts`). */
document.addEventListener('click', ({ target }) => {
  if (document.documentElement.dataset['script'] !== 'hydrated' && target instanceof Element)
    target.closest('main button[type=button]')?.classList.add('pressed');
});
export {};
