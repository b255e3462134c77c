/**
 * Runs before the first paint, as a small blocking file: a shopper who chose light or dark gets it without a flash.
 * Nothing stored means: follow the system. Storage may be forbidden; then the system decides too.
 */
{
  // Parts that do nothing without JavaScript are hidden where this did not run (styles/scripting.css, `.needs-script`).
  document.documentElement.dataset['script'] = '';
  try {
    const chosen = localStorage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
  } catch {
    // Storage is blocked: nothing to restore.
  }
}
export {};
