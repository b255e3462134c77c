import { asClaim } from './description.ts';
import { isProse } from './placed-atom.ts';
import type { PlacedSpan } from './read-statement.ts';

/** A claim, a direction, an address: what lists have no sentence of. */
function isOfProse({ kind, region, atom }: PlacedSpan): boolean {
  return isProse(region) || (kind === 'claim' && atom.kind === 'cue');
}

/** It names nothing, and says what no list says: "To be used alongside a balanced diet." */
function isRemark(sentence: readonly PlacedSpan[]): boolean {
  return (
    sentence.some(isOfProse) &&
    sentence.every(
      ({ kind, atom, region }) =>
        isProse(region) || (kind !== 'name' && kind !== 'function' && atom.others.length === 0),
    )
  );
}

/** "Milk chocolate: cocoa solids 25 % minimum, milk solids 14 % minimum." */
function saysSolids(sentence: readonly PlacedSpan[]): boolean {
  const names = sentence.flatMap(({ atom }) => atom.meaning?.entry?.canonical ?? []);
  return (
    sentence.some(({ kind, atom }) => kind === 'quantity' && /\bmin(?:imum)?\b/u.test(atom.key)) &&
    sentence.every(({ kind }) => kind !== 'unread' && kind !== 'function') &&
    names.length > 0 &&
    names.every((name) => /chocolate|^cocoa|^milk solids$/u.test(name))
  );
}

/** "Good source of iron and calcium.", "Provides 20 g protein." */
function saysProvided(sentence: readonly PlacedSpan[]): boolean {
  const words = sentence.filter(({ atom }) => atom.kind !== 'mark');
  return (
    words[0]?.atom.meaning?.value === 'source of' &&
    words.slice(1).every(({ kind, atom: { meaning, kind: own } }) => {
      if (kind !== 'name') return kind === 'quantity' || kind === 'quality' || own === 'joiner';
      const { roles = [], kind: sort, allergens = [] } = meaning?.entry ?? {};
      const nutrient = roles.includes('vitamin') || roles.includes('mineral');
      return nutrient || (sort === 'family' && allergens.length === 0);
    })
  );
}

function sentencesOf(placed: readonly PlacedSpan[]): readonly (readonly PlacedSpan[])[] {
  const sentences: PlacedSpan[][] = [[]];
  for (const piece of placed) {
    sentences.at(-1)?.push(piece);
    if (piece.ends) sentences.push([]);
  }
  return sentences;
}

/** Behind the list, words that nobody reads in sentences about other things are no ingredients; they leave the text open. How much cocoa the chocolate holds, and what it is a source of, adds none. */
export function withoutRemarks(placed: readonly PlacedSpan[]): readonly PlacedSpan[] {
  let listed = false;
  return sentencesOf(placed).flatMap((sentence) => {
    const beside = listed && (saysSolids(sentence) || saysProvided(sentence));
    const remark = listed && isRemark(sentence);
    listed ||= sentence.some(({ kind, region }) => kind === 'name' && region === 'list');
    if (!remark && !beside) return sentence;
    return sentence.map((piece): PlacedSpan => {
      // "Proteins" are said of what the list has.
      if (beside && piece.atom.meaning?.entry?.kind === 'family') return asClaim(piece);
      return beside || piece.kind === 'unread' ? { ...piece, region: 'declaration' } : piece;
    });
  });
}
