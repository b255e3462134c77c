/**
 * The only blocking script, of a few hundred bytes. It sets the theme, carries the wishes over, records early presses,
 * reopens what was open, and loads the other scripts.
 */
import './first-script/set-theme.ts';
import './first-script/take-wishes-along.ts';
import './first-script/mark-early-press.ts';
import './first-script/reopen-groups.ts';
import './first-script/load-modules.ts';
