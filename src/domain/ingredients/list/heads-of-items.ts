import type { PlacedSpan } from '../statement/read-statement.ts';
import type { Item } from './items.ts';
import { isNamed, isOrganicNext } from './split-item.ts';

/** "a blend of vegetable oils (canola, corn)": what the blend is of says all. */
export function withoutBlendOf(item: Item): Item {
  const at = item.pieces.findIndex(({ atom }) => atom.kind !== 'joiner');
  const [blend, of] = item.pieces.slice(Math.max(0, at)).map(({ atom }) => atom.meaning);
  if (blend?.entry?.canonical !== 'blends' || of?.value !== 'of') return item;
  const pieces = item.pieces.slice(at + 2);
  const brackets = item.brackets.map((each) => ({ ...each, after: each.after - at - 2 }));
  const named = pieces.some(isNamed) && brackets.every(({ after }) => after > 0);
  return named ? { ...item, pieces, brackets } : item;
}

/** "sea salt organic fiber blend: …", "almond flour vitamins and minerals: …": the comma before a heading is lost. */
export function withHeadingApart(
  item: Item,
  isHeadingOf: (pieces: readonly PlacedSpan[]) => boolean,
): readonly Item[] {
  const { pieces, brackets } = item;
  if (!item.colon || brackets.length > 0) return [item];
  const opens = pieces.findLastIndex(
    (piece) => /^(?:vitamins?\b|raw$)/u.test(piece.atom.key) || isOrganicNext([piece]),
  );
  const name = pieces.slice(0, Math.max(0, opens)).findLastIndex(({ kind }) => kind !== 'quality');
  const at = name + 1;
  if (pieces[name]?.kind !== 'name' || !isHeadingOf(pieces.slice(opens))) return [item];
  return [
    { ...item, pieces: pieces.slice(0, at), colon: false },
    { ...item, pieces: pieces.slice(at) },
  ];
}
