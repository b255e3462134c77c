/** Numbers of words, text after text, and where each text begins. */
interface WordSequences {
  readonly sequence: Int32Array;
  readonly starts: Int32Array;
}

/** Whether so many words that fit, each in its place, stand one after the other in a text. */
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
