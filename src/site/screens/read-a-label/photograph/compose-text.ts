/** A word as the text reader read it. */
export interface ReadWord {
  readonly text: string;
  /** 0-100, the reader's own. */
  readonly confidence: number;
}

/** A word of the text that the reader is not sure of. */
export interface DoubtfulWord {
  readonly word: string;
  readonly start: number;
}

export interface ComposedText {
  readonly text: string;
  readonly doubtful: readonly DoubtfulWord[];
}

/** Below this a word is marked: of words that were read wrongly nearly all are below it (docs/decisions/reading-labels.md). */
export const SURE = 85;

/** Lines of words as one text: a word that a line parts by a hyphen is joined, what the reader is not sure of is marked. */
export function composeText(lines: readonly (readonly ReadWord[])[]): ComposedText {
  let text = '';
  let parted = false;
  const doubtful: DoubtfulWord[] = [];
  for (const line of lines) {
    for (const [place, { text: word, confidence }] of line.entries()) {
      const joins = place === 0 && parted && /^\p{Ll}/u.test(word);
      text = joins ? text.slice(0, -1) : text === '' ? '' : `${text} `;
      if (confidence < SURE) doubtful.push({ word, start: text.length });
      text += word;
    }
    parted = /\p{L}-$/u.test(text);
  }
  return { text, doubtful };
}

/** Where a doubtful word stands in a text that may have been mended since; null where it is gone. */
export function findWord(text: string, { word, start }: DoubtfulWord): number | null {
  let best: number | null = null;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (best === null || Math.abs(at - start) < Math.abs(best - start)) best = at;
  }
  return best;
}
