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

function sentencesOf(placed: readonly PlacedSpan[]): readonly (readonly PlacedSpan[])[] {
  const sentences: PlacedSpan[][] = [[]];
  for (const piece of placed) {
    sentences.at(-1)?.push(piece);
    if (piece.ends) sentences.push([]);
  }
  return sentences;
}

/** Behind the list, words that nobody reads in sentences about other things are no ingredients. They leave the text open. */
export function withoutRemarks(placed: readonly PlacedSpan[]): readonly PlacedSpan[] {
  let listed = false;
  return sentencesOf(placed).flatMap((sentence) => {
    const remark = listed && isRemark(sentence);
    listed ||= sentence.some(({ kind, region }) => kind === 'name' && region === 'list');
    if (!remark) return sentence;
    return sentence.map(
      (piece): PlacedSpan =>
        piece.kind === 'unread' ? { ...piece, region: 'declaration' } : piece,
    );
  });
}
