import { asClaim } from './description.ts';
import { isMark } from './marks.ts';
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

const SOLIDS = /chocolate|^cocoa|^milk solids$/u;
const isMinimum = ({ kind, atom }: PlacedSpan): boolean =>
  kind === 'quantity' && /\bmin(?:im(?:um|[ao])|destens|ste)?\b/u.test(atom.key);
const isLimit = ({ kind, atom }: PlacedSpan): boolean =>
  isMark(atom, '<≤') || (kind === 'quantity' && atom.meaning !== null);

/** "Milk chocolate: cocoa solids 25 % minimum, milk solids 14 % minimum.", "Lactose content: < 0.1 g/100 g." */
function saysHowMuch(
  sentence: readonly PlacedSpan[],
  told: RegExp,
  isBound: typeof isLimit,
): boolean {
  const names = sentence.flatMap(({ atom }) => atom.meaning?.entry?.canonical ?? []);
  return (
    sentence.some(isBound) &&
    sentence.every(({ kind }) => kind !== 'unread' && kind !== 'function') &&
    names.length > 0 &&
    names.every((name) => told.test(name))
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

function namesMilk({ kind, atom }: PlacedSpan): boolean {
  return kind === 'name' && atom.meaning?.entry?.allergens.includes('milk') === true;
}

function sentencesOf(placed: readonly PlacedSpan[]): readonly (readonly PlacedSpan[])[] {
  const sentences: PlacedSpan[][] = [[]];
  for (const piece of placed) {
    sentences.at(-1)?.push(piece);
    if (piece.ends) sentences.push([]);
  }
  return sentences;
}

/** "Milk chocolate (cocoa solids 38 % minimum) (sugar, …)": how much is in it, and no list. */
function withoutSolidsInBrackets(placed: readonly PlacedSpan[]): readonly PlacedSpan[] {
  const told = new Set<PlacedSpan>();
  let open = -1;
  for (const [at, { atom }] of placed.entries()) {
    if (isMark(atom, '([')) open = at;
    else if (isMark(atom, ')]')) {
      const within = open < 0 ? [] : placed.slice(open + 1, at);
      if (saysHowMuch(within, SOLIDS, isMinimum)) for (const piece of within) told.add(piece);
      open = -1;
    }
  }
  return placed.map((piece) => (told.has(piece) ? { ...piece, region: 'declaration' } : piece));
}

/** Behind the list, words that nobody reads in sentences about other things are no ingredients; they leave the text open. How much cocoa the chocolate holds, or lactose the milk, and what it is a source of, adds none. */
export function withoutRemarks(placed: readonly PlacedSpan[]): readonly PlacedSpan[] {
  let [listed, milk] = [false, false];
  return sentencesOf(withoutSolidsInBrackets(placed)).flatMap((sentence) => {
    const lactose = listed && saysHowMuch(sentence, /^lactose$/u, isLimit);
    // What the lactose is of, the list does not say.
    if (lactose && !milk)
      return sentence.map((piece) =>
        piece.kind === 'name' ? { ...piece, kind: 'unread' } : piece,
      );
    const beside =
      listed && (lactose || saysHowMuch(sentence, SOLIDS, isMinimum) || saysProvided(sentence));
    const remark = listed && isRemark(sentence);
    listed ||= sentence.some(({ kind, region }) => kind === 'name' && region === 'list');
    milk ||= sentence.some(namesMilk);
    if (!remark && !beside) return sentence;
    return sentence.map((piece): PlacedSpan => {
      // "Proteins" are said of what the list has.
      if (beside && piece.atom.meaning?.entry?.kind === 'family') return asClaim(piece);
      return beside || piece.kind === 'unread' ? { ...piece, region: 'declaration' } : piece;
    });
  });
}
