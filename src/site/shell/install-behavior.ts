import { sendEvent, sendPageView } from '../client/analytics.ts';
import { registerServiceWorker } from '../offline/register-service-worker.ts';
import { removeBrokenLogos } from '../product-card/broken-logos.ts';
import { restorePage, onToggle } from './hold-page.ts';
import { onThemeSwitch } from './switch-theme.ts';
import { smoothly } from '../ui/smoothly.ts';
import { layOutCards } from './lay-out-cards.ts';

function isTyping(target: EventTarget | null): boolean {
  // Checkboxes and radio buttons take no text.
  const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(fields) !== null;
}

/**
 * Links that start with `/#` scroll smoothly to the element with that id if it is on this page; on other pages the
 * browser loads `/#…` itself. The mobile menu closes after such a navigation (specification section 2).
 */
function followAnchor(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (href == null || !href.startsWith('/#') || window.location.pathname !== '/') return;
  const target = document.getElementById(href.slice(2));
  if (target === null) return;
  event.preventDefault();
  document.querySelector('details[data-menu][open]')?.removeAttribute('open');
  // The browser reports the closed menu only later, and inert elements cannot take the focus.
  restorePage();
  window.history.pushState(window.history.state, '', href);
  target.scrollIntoView({ behavior: smoothly(), block: 'start' });
  target.focus({ preventScroll: true });
}

/**
 * `/` focuses the search box: the field marked `data-search-box` on this page, or the home page's form. Esc closes the
 * menu.
 */
function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]');
    if (menu === null) return;
    menu.removeAttribute('open');
    menu.querySelector('summary')?.focus();
    return;
  }
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
  event.preventDefault();
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-search-box]')];
  const [box] = boxes;
  // The address is a literal: the table of addresses would add code for search addresses to every page
  // (docs/decisions/browser.md).
  if (box === undefined) window.location.assign('/#search');
  // On small screens the search box is in a sheet.
  else if (!box.checkVisibility())
    document.querySelector<HTMLElement>('.wishes-row button')?.click();
  else box.focus();
}

/** Counts clicks on retailer buttons, with brand, retailer (specification section 7) and the product's id. */
function onAffiliateClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest('[data-affiliate-click]') : null;
  const label = link?.getAttribute('data-affiliate-click');
  if (label == null) return;
  const value = Number(link?.getAttribute('data-product'));
  sendEvent({ name: 'affiliate_click', path: window.location.pathname, label, value });
}

/**
 * Loads `tooltips.ts` when a word with a tooltip is first hovered or focused. From then on that module listens itself.
 */
function onTooltip(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-tooltip]')) return;
  document.removeEventListener('pointerover', onTooltip);
  document.removeEventListener('focusin', onTooltip);
  void import('./tooltips.ts').then(({ followTooltips }) => followTooltips(event));
}

/**
 * Installs the shell's behavior on every page by event delegation and without React, so that pages with no other
 * behavior need no React in the browser (docs/decisions/browser.md). Both entries call it once.
 */
export function installBehavior(): void {
  document.addEventListener('click', followAnchor);
  document.addEventListener('click', onThemeSwitch);
  document.addEventListener('click', onAffiliateClick);
  document.addEventListener('auxclick', onAffiliateClick);
  document.addEventListener('keydown', onKey);
  document.addEventListener('toggle', onToggle, true);
  removeBrokenLogos();
  document.addEventListener('pointerover', onTooltip);
  document.addEventListener('focusin', onTooltip);
  // If third parties are configured, pages contain the bar, hidden.
  const consentBar = document.querySelector<HTMLElement>('[data-consent-bar]');
  if (consentBar !== null)
    void import('../consent/install-consent.ts').then(({ installConsent }) =>
      installConsent(consentBar),
    );
  registerServiceWorker();
  sendPageView();
  layOutCards();
  // Tests wait for this value (and for 'hydrated' if React follows). Styles only check that there is one.
  document.documentElement.dataset['script'] = 'ready';
}
