/**
 * A text as a phrase of whole words: lower case, accents removed, words parted and enclosed by single
 * spaces (" cocoa butter "). Empty where the text has no letter or digit. One phrase occurs in another as
 * whole words in sequence exactly where it is a substring of it, so that *nut* is not found in coconut
 * (product.md section 2: "No substring matching").
 */
export function phraseOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words === null ? '' : ` ${words.join(' ')} `;
}

/** Whether `phrase` (of `phraseOf`) occurs in `text` as whole words. An empty phrase occurs nowhere. */
export function containsPhrase(text: string, phrase: string): boolean {
  return phrase !== '' && phraseOf(text).includes(phrase);
}
