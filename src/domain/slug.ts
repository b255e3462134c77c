/** The words of a text in lower case, without accents and marks, joined by "-"; at most `max` characters, cut between words. */
export function slugify(text: string, max = 80): string {
  const words = foldText(text).split(' ').filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > max) break;
    slug = longer;
  }
  return slug === '' ? (words[0] ?? 'product').slice(0, max) : slug;
}

/** A text in lower case, without accents, with everything but letters and digits turned into single spaces, for comparisons. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
