/** The only blocking script, a few hundred bytes: sets the theme, records early presses, and loads the rest. */
import './first-script/set-theme.ts';
import './first-script/mark-early-press.ts';
import './first-script/load-modules.ts';
