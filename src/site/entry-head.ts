/** The one script that a page waits for, a few hundred bytes: the theme, what is pressed too early, and what fetches the rest. */
import './first-script/set-theme.ts';
import './first-script/mark-early-press.ts';
import './first-script/load-modules.ts';
