import { CONSENT_KEY, type ConsentChoice, decideConsent } from './consent.ts';
import { reportToGoogleAnalytics } from './google-analytics.ts';

const ADS_SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=';
const ANALYTICS_SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=';

const isChoice = (text: unknown): text is Exclude<ConsentChoice, null> =>
  text === 'accepted' || text === 'refused';

function readChoice(): ConsentChoice {
  try {
    const stored = localStorage.getItem(CONSENT_KEY);
    return isChoice(stored) ? stored : null;
  } catch {
    return null;
  }
}

function keepChoice(choice: Exclude<ConsentChoice, null>): void {
  try {
    localStorage.setItem(CONSENT_KEY, choice);
  } catch {
    // Storage is blocked: the choice is kept for this page only.
  }
}

function loadScript(address: string, value: string, what: string): void {
  const script = document.createElement('script');
  script.src = address + encodeURIComponent(value);
  script.addEventListener('error', () => {
    // oxlint-disable-next-line no-console -- the specification wants a failed load in the log, nowhere else
    console.warn(`The ${what} script could not be loaded.`);
  });
  document.head.append(script);
}

function loadThirdParties(bar: HTMLElement): void {
  const { adsClient, analyticsId } = bar.dataset;
  if (adsClient !== undefined) loadScript(ADS_SCRIPT, adsClient, 'advertising');
  if (analyticsId !== undefined) {
    reportToGoogleAnalytics(analyticsId);
    loadScript(ANALYTICS_SCRIPT, analyticsId, 'statistics');
  }
}

/**
 * Shows the consent bar if needed, and loads third parties once the visitor accepted. A button with `data-consent-open`
 * (privacy page) shows the bar again, so that consent can be withdrawn; a reload then unloads what was loaded. A choice
 * holds in all tabs at once.
 */
export function installConsent(bar: HTMLElement): void {
  const privacyControl =
    (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  const { ask, load } = decideConsent({ configured: true, choice: readChoice(), privacyControl });
  bar.hidden = !ask;
  // The tray and the notifications stay above the bar, however many lines its text takes.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent', `${bar.offsetHeight}px`);
  }).observe(bar);
  if (load) loadThirdParties(bar);
  let loaded = load;
  const abideBy = (choice: Exclude<ConsentChoice, null>) => {
    bar.hidden = true;
    if (choice === 'accepted' && !loaded) {
      loaded = true;
      loadThirdParties(bar);
    } else if (choice === 'refused' && loaded) {
      window.location.reload();
    }
  };
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-consent-open]')) bar.hidden = privacyControl;
    const choice = target?.closest<HTMLElement>('[data-consent]')?.dataset['consent'];
    if (!isChoice(choice)) return;
    keepChoice(choice);
    abideBy(choice);
  });
  // Chosen in another tab.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === CONSENT_KEY && isChoice(newValue) && !privacyControl) abideBy(newValue);
  });
}
