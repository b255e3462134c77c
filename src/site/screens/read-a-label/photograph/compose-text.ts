/** A word as the text reader returns it. */
export interface ReadWord {
  readonly text: string;
  /** 0 to 100, as the text reader reports it. */
  readonly confidence: number;
}

/** A word that the text reader is not sure of, and its offset in the text. */
export interface DoubtfulWord {
  readonly word: string;
  readonly start: number;
}

export interface ComposedText {
  readonly text: string;
  readonly doubtful: readonly DoubtfulWord[];
}

/** Words below this confidence are marked, which nearly all misread words are (docs/decisions/reading-labels.md). */
export const SURE = 85;

/** Joins lines of words into one text. A word hyphenated at a line break is rejoined, and doubtful words are listed. */
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

/** Returns the offset of a doubtful word in a text that may have been edited since; null if it is gone. */
export function findWord(text: string, { word, start }: DoubtfulWord): number | null {
  let best: number | null = null;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (best === null || Math.abs(at - start) < Math.abs(best - start)) best = at;
  }
  return best;
}
