/**
 * The only blocking script, a few hundred bytes: sets the theme, takes wishes along, records early presses, opens
 * what was open, and loads the rest.
 */
import './first-script/set-theme.ts';
import './first-script/take-wishes-along.ts';
import './first-script/mark-early-press.ts';
import './first-script/reopen-groups.ts';
import './first-script/load-modules.ts';
