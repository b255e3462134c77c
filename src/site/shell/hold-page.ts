/** The elements that an open menu has made inert. */
let held: Element[] = [];
let watch: IntersectionObserver | undefined;

/** Reverts what an open menu made inert. */
export function restorePage(): void {
  watch?.disconnect();
  for (const element of held) element.removeAttribute('inert');
  held = [];
}

/** Makes an element inert except for the page's headline, so that screen readers can still announce the page. */
function hold(element: Element): void {
  if (element.matches('h1, [inert]')) return;
  if (element.querySelector('h1') === null) {
    element.setAttribute('inert', '');
    held.push(element);
  } else {
    for (const child of element.children) hold(child);
  }
}

/** Makes everything outside of the menu or its header inert, like the backdrop of a `<dialog>`. */
function makePageInert(menu: HTMLDetailsElement): void {
  restorePage();
  let at: Element = menu.closest('header') ?? menu;
  while (at.parentElement !== null && at !== document.body) {
    for (const element of at.parentElement.children) if (element !== at) hold(element);
    at = at.parentElement;
  }
  // No event is fired when a menu is removed, or hidden because a phone was rotated.
  watch = new IntersectionObserver(() => {
    if (menu.checkVisibility()) return;
    menu.open = false;
    restorePage();
  });
  watch.observe(menu);
}

/**
 * Makes the page inert while a `<details data-menu>` is open. Listen in the capturing phase, because `toggle` does not
 * bubble.
 */
export function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !('menu' in target.dataset)) return;
  if (target.open) makePageInert(target);
  else restorePage();
}
