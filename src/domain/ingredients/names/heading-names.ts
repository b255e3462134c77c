import type { HeadingWords } from '../vocabulary/word-tables.ts';

const VITAMINS =
  /^(?:the |added )?(?:vitamins?|minerals?)(?: ?(?:&|and) ?(?:minerals?|vitamins?))?$/;

export type HeadingKind = 'protein' | 'vitamins' | 'other';

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d&+' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a name is a group rather than an ingredient. */
export function isHeadingName(text: string, words: HeadingWords): boolean {
  const name = plain(text);
  return words.noun.test(name) || VITAMINS.test(name) || words.heading.test(name);
}

/** The kind of a heading: a coating of protein crisps is not a protein blend. */
export function headingKind(text: string, words: HeadingWords): HeadingKind {
  const name = plain(text);
  if (/\bvitamin|\bmineral/.test(name)) return 'vitamins';
  if (words.part.test(name) && !words.noun.test(name)) return 'other';
  if (/\bgreens\b/.test(name)) return 'other';
  if (/\bprotein\b|\bwhey\b/.test(name)) return 'protein';
  return 'other';
}

function vitaminHeading(name: string): string {
  if (name.includes('vitamin') && name.includes('mineral')) return 'vitamin and mineral blend';
  return name.startsWith('mineral') ? 'mineral blend' : 'vitamin blend';
}

/** The words before the noun that name the blend's content, as the canonical name has them. */
function contentBefore(
  words: readonly string[],
  noun: number,
  content: HeadingWords['content'],
): string {
  const kept: string[] = [];
  for (let i = noun - 1; i >= 0; i -= 1) {
    const word = words[i] ?? '';
    const canonical = content.get(word);
    if (canonical !== undefined) kept.unshift(canonical);
    else if (word === 'and' && content.has(words[i - 1] ?? '')) kept.unshift('and');
    else if (kept.length > 0 || word !== 'nutrient') break;
  }
  const said = kept.length > 1 && kept.at(-1) === 'nutrient' ? kept.slice(0, -1) : kept;
  return said
    .join(' ')
    .replace(/^vegetable (?:and )?fruit$|^fruit vegetable$/, 'fruit and vegetable')
    .replace(/^vitamin mineral$/, 'vitamin and mineral');
}

/**
 * The canonical name of a heading, without brand names and praise ("ORGAIN ORGANIC FRUIT & VEGETABLE BLEND" → "fruit
 * and vegetable blend", "vitamin mix" → "vitamin blend"); null if the name is not a blend.
 */
export function headingCanonical(text: string, headings: HeadingWords): string | null {
  const name = plain(text).replace(/&|\+/g, ' and ').replace(/\s+/g, ' ').trim();
  if (VITAMINS.test(plain(text))) return vitaminHeading(name);
  if (!headings.noun.test(name)) return null;
  const words = name.split(' ');
  const noun = words.findLastIndex((word) => headings.noun.test(word));
  const content = contentBefore(words, noun, headings.content);
  if (content === '' && /\b(?:protein|whey)\b/.test(name)) return 'protein blend';
  const ending = headings.keptNoun.exec(words[noun] ?? '')?.[0] ?? 'blend';
  const kind = /(?:^| )(soy|pea|(?<!muscle )milk|egg)(?: derived)? protein$/.exec(
    words.slice(0, noun).join(' '),
  )?.[1];
  if (content === 'protein' && kind !== undefined) return `${kind} protein ${ending}`;
  return content === '' ? null : `${content} ${ending}`;
}
