import type { Token } from '../words/tokens.ts';
import type { PhraseMatch } from './match-phrase.ts';

/** A tile of a text: a phrase, or a single token. */
export interface Tile {
  /** Index of its first token. */
  readonly at: number;
  /** Null for a single token. */
  readonly match: PhraseMatch | null;
}

/** The cost of a piece: highest for an unread word, then for a phrase of a language that is not spoken here, and for each repair. */
const COST = { unread: 20, foreign: 15, repair: 6, piece: 1 } as const;

function costOf(
  { meanings, repaired }: PhraseMatch,
  languages: ReadonlySet<string> | null,
): number {
  const isSpoken =
    languages === null ||
    meanings.some(({ language, isAllergenWord }) => isAllergenWord || languages.has(language));
  return (isSpoken ? COST.piece : COST.foreign) + COST.repair * repaired.length;
}

/** The tiling with the fewest unread words, then the fewest pieces; `languages` is null if they are not known yet. */
export function tilePhrases(
  tokens: readonly Token[],
  matchesAt: readonly (readonly PhraseMatch[])[],
  languages: ReadonlySet<string> | null,
): readonly Tile[] {
  const costs = new Float64Array(tokens.length + 1);
  // For each token, the match that begins the cheapest tiling from there on; null for the single token.
  const choices: (PhraseMatch | null)[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const alone = tokens[at]?.kind === 'word' ? COST.unread : COST.piece;
    let cost = alone + (costs[at + 1] ?? 0);
    let [choice, end]: [PhraseMatch | null, number] = [null, 0];
    for (const match of matchesAt[at] ?? []) {
      const own = costOf(match, languages) + (costs[match.end] ?? 0);
      if (own > cost || (own === cost && match.end < end)) continue;
      [cost, choice, end] = [own, match, match.end];
    }
    costs[at] = cost;
    choices[at] = choice;
  }
  const pieces: Tile[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = choices[at] ?? null;
    pieces.push({ at, match });
    at = match?.end ?? at + 1;
  }
  return pieces;
}
