import type { Reader } from './entry-drafts.ts';
import { isFunctionWord } from '../names/function-words.ts';
import { type HeadingKind, headingCanonical, isHeadingName } from '../names/heading-names.ts';
import type { Item } from './parse-tree.ts';
import { resolveName } from '../vocabulary/resolve-name.ts';
import { splitName } from '../names/split-name.ts';

/** True for what a protein blend may hold; the first other item ends a blend whose own end is not written. */
export function isProteinLike(item: Item, reader: Reader): boolean {
  const first = item.pieces[0];
  if (first?.kind !== 'text' || isFunctionWord(first.text)) return true;
  const entry =
    resolveName(splitName(first.text, reader.vocabulary)[0] ?? '', reader.vocabulary)?.entry ??
    null;
  return (
    entry !== null &&
    (entry.proteinSource !== null ||
      entry.roles.some(
        (role) => role === 'amino acid' || role === 'emulsifier' || role === 'enzyme',
      ) ||
      /peptide|glutamine|creatine/.test(entry.canonical))
  );
}

/** What bars are made of and coatings never hold: such an item stands outside a coating that nothing closes. */
const BODY =
  /^(?:humectants?|bulking agents?)\b|\b(?:collagen|gelatine?|glycerol|glycerine?|oligosaccharides?|polydextrose|protein blend)\b|^water$/i;

/** The body's own protein, listed in a bracket: "milk protein (calcium caseinate, whey isolate)". */
const BODY_PROTEIN = /^(?:milk|whey|soya?) proteins?$/i;

function standsOutsideCoatings(item: Item): boolean {
  const [first, second] = item.pieces;
  if (first?.kind !== 'text') return false;
  return BODY.test(first.text) || (BODY_PROTEIN.test(first.text) && second?.kind === 'group');
}

/** Where a text is cut off its last brackets are never closed, so that only a protein blend says for sure that the coating is over. */
function isProteinBlend(item: Item): boolean {
  const first = item.pieces[0];
  return first?.kind === 'text' && /\bprotein blend\b/i.test(first.text);
}

/** Where a group ends whose brackets cannot be trusted: a protein blend at the first that is no protein, a coating at what is none. */
export function unwrittenEnd(
  name: string,
  kind: HeadingKind | null,
  reader: Reader,
): ((item: Item) => boolean) | undefined {
  const coats =
    /\b(?:coating|couverture|enrobing)\b|^(?:milk|dark|white) chocolate(?: with \w+)?$/i.test(name);
  if (reader.truncated) return coats ? isProteinBlend : undefined;
  if (kind === 'protein') return (item) => !isProteinLike(item, reader);
  return coats ? standsOutsideCoatings : undefined;
}

/** "Peptol Ex (proprietary blend: whey isolate, egg white)": what the only label of a bracket calls its whole list; else null. */
export function ownLabel(items: readonly Item[]): string | null {
  const label = items[0]?.pieces[0];
  if (label?.kind !== 'text' || items[0]?.pieces[1]?.kind !== 'colon' || !isHeadingName(label.text))
    return null;
  const labels = items.flatMap(({ pieces }) =>
    pieces.filter(
      (piece, index) =>
        piece.kind === 'text' && pieces[index + 1]?.kind === 'colon' && isHeadingName(piece.text),
    ),
  );
  return labels.length === 1 ? label.text : null;
}

/** The items of a bracket without its own label. */
export function withoutOwnLabel(items: readonly Item[]): readonly Item[] {
  const [first, ...rest] = items;
  return first === undefined || ownLabel(items) === null
    ? items
    : [{ ...first, pieces: first.pieces.slice(2) }, ...rest];
}

/** "MyZyme (Enzyme Blend; amylase, …)": the bracket begins with the heading itself. */
export function repeatsHeading(item: Item | undefined, canonical: string): boolean {
  const piece = item?.pieces[0];
  if (item?.pieces.length !== 1 || piece?.kind !== 'text') return false;
  return headingCanonical(piece.text) === canonical;
}
