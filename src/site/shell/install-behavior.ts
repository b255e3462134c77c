import { sendEvent, sendPageView } from '../client/analytics.ts';
import { registerServiceWorker } from '../offline/register-service-worker.ts';
import { removeBrokenLogos } from '../product-card/broken-logos.ts';
import { freePage, onToggle } from './hold-page.ts';
import { onThemeSwitch } from './switch-theme.ts';
import { smoothly } from '../ui/smoothly.ts';
import { layOutCards } from './lay-out-cards.ts';

function isTyping(target: EventTarget | null): boolean {
  // A box to tick takes no letters.
  const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(fields) !== null;
}

/**
 * Links that start with `/#` scroll smoothly to the element with that id when it is on this page; from other pages the
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
  // The browser tells of the closed menu only later, and what is inert takes no focus.
  freePage();
  window.history.pushState(window.history.state, '', href);
  target.scrollIntoView({ behavior: smoothly(), block: 'start' });
  target.focus({ preventScroll: true });
}

/** `/` goes to the search box: the field marked `data-search-box` on this page, or the home page's form. Esc closes the menu. */
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
  // The address stands here: the table of addresses would come to every page with what writes a search's (docs/decisions/browser.md).
  if (box === undefined) window.location.assign('/#search');
  // On small screens the box is in a sheet.
  else if (!box.checkVisibility())
    document.querySelector<HTMLElement>('.wishes-row button')?.click();
  else box.focus();
}

/** Clicking a retailer's button is counted, with brand, retailer (specification section 7) and the product's number. */
function onAffiliateClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest('[data-affiliate-click]') : null;
  const label = link?.getAttribute('data-affiliate-click');
  if (label == null) return;
  const value = Number(link?.getAttribute('data-product'));
  sendEvent({ name: 'affiliate_click', path: window.location.pathname, label, value });
}

/** The first word with a tooltip that is pointed at or focused: from there on `tooltips.ts` follows by itself. */
function onTooltip(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-tooltip]')) return;
  document.removeEventListener('pointerover', onTooltip);
  document.removeEventListener('focusin', onTooltip);
  void import('./tooltips.ts').then(({ followTooltips }) => followTooltips(event));
}

/**
 * What the shell does on every page, by delegation and without React, so that pages without anything of their own to
 * do need no React in the browser (docs/decisions/browser.md). Called once by both entries.
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
  // Sites with third parties have the bar, hidden, in their pages.
  const consentBar = document.querySelector<HTMLElement>('[data-consent-bar]');
  if (consentBar !== null)
    void import('../consent/install-consent.ts').then(({ installConsent }) =>
      installConsent(consentBar),
    );
  registerServiceWorker();
  sendPageView();
  layOutCards();
  // Tests wait for it (and for 'hydrated', where React follows); styles only ask whether there is any.
  document.documentElement.dataset['script'] = 'ready';
}
