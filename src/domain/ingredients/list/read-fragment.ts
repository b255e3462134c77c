import { allergenBrokenOffIn, allergensNamedIn } from '../statement/allergen-words.ts';
import { completeFragment } from './complete-fragment.ts';
import { add, type Place, type Reader } from './entry-drafts.ts';
import { readName } from '../names/read-name.ts';
import { resolveName } from '../vocabulary/resolve-name.ts';
import { splitName } from '../names/split-name.ts';
import type { VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** Reads the names in which a cut-off label ends: the last is completed where only one name begins so, else dropped. */
export function readFragment(text: string, place: Place, reader: Reader): void {
  const [, before, after] = /^(.+) (?:and|&|or) (.+)$/i.exec(text) ?? [];
  // "fruit & vegetable j" is one name that breaks off, "gelatin and w" two.
  const conjoined = before === undefined ? null : completeFragment(text, reader.vocabulary);
  if (conjoined !== null) {
    addFragment(text, conjoined, place, reader);
    return;
  }
  const apart =
    before !== undefined && after !== undefined && resolveName(before, reader.vocabulary) !== null;
  const pieces = apart ? [before, after] : splitName(text, reader.vocabulary);
  const ending = pieces.at(-1) ?? text;
  const last = text.endsWith(ending) ? ending : text;
  if (last !== text || pieces.length === 1) {
    for (const piece of pieces.slice(0, -1)) readName(piece, piece, [], [], place, reader);
  }
  const entry = completeFragment(last, reader.vocabulary);
  if (entry === null) {
    // The last letters may be those of any word.
    const said = last.replace(/(?:^\S{1,3}| \S{1,2})$/, '');
    for (const allergen of allergensNamedIn(said)) reader.loose.add(allergen);
    const broken = allergenBrokenOffIn(last);
    if (broken !== null) reader.loose.add(broken);
    return;
  }
  addFragment(last, entry, place, reader);
}

function addFragment(text: string, entry: VocabularyEntry, place: Place, reader: Reader): void {
  add(reader, {
    text,
    canonical: entry.canonical,
    place,
    heading: false,
    entry,
    fragment: true,
  });
}
