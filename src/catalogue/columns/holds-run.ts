/** The word numbers of all texts, concatenated, and the offset of each text. */
interface WordSequences {
  readonly sequence: Int32Array;
  readonly starts: Int32Array;
}

/** Whether a text contains `length` consecutive words that each satisfy `fits` at their place. */
export function holdsRun(
  { sequence, starts }: WordSequences,
  text: number,
  length: number,
  fits: (word: number, place: number) => boolean,
): boolean {
  const last = (starts[text + 1] as number) - length;
  for (let at = starts[text] as number; at <= last; at++) {
    let place = 0;
    while (place < length && fits(sequence[at + place] as number, place)) place++;
    if (place === length) return true;
  }
  return false;
}
