/** The one script that a page waits for, a few hundred bytes: the theme, and what fetches the rest. */
import './theme/set-theme.ts';
import './theme/load-modules.ts';
