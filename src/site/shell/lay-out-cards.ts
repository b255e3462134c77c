const later = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work);

/**
 * Lays out the cards that styles/page.css defers, one at a time when the browser is idle, until the whole page has its
 * final layout (docs/decisions/browser.md).
 */
export function layOutCards(): void {
  const cards = document.querySelectorAll<HTMLElement>('.cards > li').values();
  const layOutNext = () => {
    const { value: card, done } = cards.next();
    if (done === true) {
      document.documentElement.dataset['laidOut'] = '';
      return;
    }
    card.style.contentVisibility = 'visible';
    later(layOutNext);
  };
  later(layOutNext);
}
