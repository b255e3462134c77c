/** Words a minute (specification section 9, "Blog reading time"). */
export const WORDS_PER_MINUTE = 200;

/** The number of words in a text; HTML tags are not counted. */
export function countWords(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&(?:nbsp|#160);/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Reading time in minutes: words divided by 200, rounded up, at least 1 (specification section 9). */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.ceil(countWords(html) / WORDS_PER_MINUTE));
}
