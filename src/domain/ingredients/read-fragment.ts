import { allergenBrokenOffIn, allergensNamedIn } from './allergen-words.ts';
import { completeFragment } from './complete-fragment.ts';
import { add, type Place, type Reader } from './entry-drafts.ts';
import { readName } from './read-name.ts';
import { resolveName } from './resolve-name.ts';
import { splitName } from './split-name.ts';
import type { VocabularyEntry } from './vocabulary.ts';

/** Reads the names in which a cut-off label ends: the last is completed where only one name begins so, else dropped. */
export function readFragment(text: string, place: Place, reader: Reader): void {
  const cut = text.search(/ (?:and|&|or) (?!.* (?:and|&|or) )/i);
  // "fruit & vegetable j" is one name that breaks off, "gelatin and w" two.
  const conjoined = cut > 0 ? completeFragment(text, reader.vocabulary) : null;
  if (conjoined !== null) {
    addFragment(text, conjoined, place, reader);
    return;
  }
  const before = cut > 0 ? text.slice(0, cut) : '';
  const apart = before !== '' && resolveName(before, reader.vocabulary) !== null;
  const pieces = apart
    ? [before, text.slice(cut).replace(/^ \S+ /, '')]
    : splitName(text, reader.vocabulary);
  const ending = pieces[pieces.length - 1] ?? text;
  const last = text.endsWith(ending) ? ending : text;
  if (last !== text || pieces.length === 1) {
    for (const piece of pieces.slice(0, -1)) readName(piece, piece, [], [], place, reader);
  }
  const entry = completeFragment(last, reader.vocabulary);
  if (entry === null) {
    const whole = last.split(' ').slice(0, -1).join(' ');
    for (const allergen of allergensNamedIn(last.length > whole.length + 3 ? last : whole))
      reader.loose.add(allergen);
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
