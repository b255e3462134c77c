/**
 * Runs before the first paint, as a small blocking file, so that a chosen light or dark theme appears without a flash.
 * If nothing is stored, or storage is blocked, the theme follows the system.
 */
{
  // Elements that do nothing without JavaScript are hidden unless this ran (styles/scripting.css, `.needs-script`).
  document.documentElement.dataset['script'] = '';
  try {
    const chosen = localStorage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
  } catch {
    // Storage is blocked: nothing to restore.
  }
}
export {};
