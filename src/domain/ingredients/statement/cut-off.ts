import { completeFragment } from '../list/complete-fragment.ts';
import { lookUpKeys, normalizeName } from '../words/normalize-name.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** The cut that Open Food Facts' old dump made: texts of about this length without an end are cut off. */
const CUT_LENGTHS = { from: 250, to: 256 };
/** How much of the end of a text is looked at. */
const END = 400;

/** "Amaranth (sprout), Quinoa (sprout), Chia Seed (sprout), Flax Seed (sprout), Garbanzo": four with a note, one without. */
const LAST_WITHOUT_NOTE = /(?:,[^,()]{3,40}\([^(),]{2,30}\) ?){4}, ?([^,()]{3,40})$/;

/** The last name of a text that ends before its bracket does: "(natural mixed tocophe". */
const IN_OPEN_BRACKET = /[([{](?:[^()[\]{}.:;]*,)?\s?([^,()[\]{}.:;]{5,60})$/;

/** True for the beginning of a name that its bracket never followed: "garbanzo" of garbanzo bean. */
function isBeginning(name: string, vocabulary: Vocabulary): boolean {
  const entry = vocabulary.resolve(name);
  const key = lookUpKeys(normalizeName(name)).at(-1) ?? '';
  return entry !== null && normalizeName(entry.canonical).startsWith(`${key} `);
}

/**
 * True where a statement breaks off: after a comma or an open bracket, at the length of the old dump's cut, in the
 * middle of a name in an open bracket, or before the note that every member of an enumeration has.
 */
export function looksCutOff(raw: string, list: string, vocabulary: Vocabulary): boolean {
  const text = raw.trimEnd();
  if (/[.)]\s*,$/.test(text)) return false;
  if (/(?:,|;|\(|\[|\band|&quot|&gt;?\w?)$/i.test(text)) return true;
  if (/[.)\]*]$/.test(text)) return false;
  if (text.length >= CUT_LENGTHS.from && text.length <= CUT_LENGTHS.to) return true;
  const end = list.slice(-END).trimEnd();
  const unnoted = LAST_WITHOUT_NOTE.exec(end)?.[1];
  if (unnoted !== undefined && isBeginning(unnoted, vocabulary)) return true;
  const name = IN_OPEN_BRACKET.exec(end)?.[1];
  return (
    name !== undefined &&
    vocabulary.resolve(name) === null &&
    completeFragment(name, vocabulary) !== null
  );
}

/** "0%), flavour, salt": the list begins inside a bracket whose opening is lost with what stood before it. */
export function beginsInside(list: string): boolean {
  return /^[^()[\]{}]{0,30}[)\]}]/.test(list);
}
