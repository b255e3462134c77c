/** `system` follows the device and is stored as no entry. */
type Theme = 'system' | 'light' | 'dark';
const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Storage is blocked: the choice is kept for this page only.
  }
}

/**
 * Selects the next theme when the header's switch is clicked, and stores it for further pages
 * (`first-script/set-theme.ts`).
 */
export function onThemeSwitch(event: MouseEvent): void {
  const button =
    event.target instanceof Element ? event.target.closest('[data-theme-switch]') : null;
  if (button === null) return;
  chooseTheme(NEXT[currentTheme()]);
}
