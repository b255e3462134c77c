/** Nouns that make a name a heading of others ("Protein Blend", "vitamin mix", "coating"). */
const BLEND =
  /\b(?:blends?|mix(?:es|ture)?|matrix|complex|system|formula|base|fusion|compound|premix|pre-mix|stack)\b/;
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

/** True where a name is a group rather than something to eat by itself. */
export function isHeadingName(text: string): boolean {
  const name = plain(text);
  return BLEND.test(name) || VITAMINS.test(name) || /\b(?:dige ?zymee?|aminogen)\b/.test(name);
}

/**
 * What a heading is of: proteins, vitamins and minerals, or anything else (a coating of protein crisps is no protein blend).
 */
export function headingKind(text: string): HeadingKind {
  const name = plain(text);
  if (/\bvitamin|\bmineral/.test(name)) return 'vitamins';
  if (
    /\b(?:coating|layer|crisps?|filling|chips?|chunks?|bars?|pieces?)\b/.test(name) &&
    !BLEND.test(name)
  )
    return 'other';
  if (/\bgreens\b/.test(name)) return 'other';
  if (/\bprotein\b|\bwhey\b/.test(name)) return 'protein';
  return 'other';
}

/** Words that may stand before "blend" and say what is in it; all others are brand names and praise. */
const CONTENT_WORDS = new Set(
  'plant protein vitamin vitamins mineral minerals fruit fruits vegetable vegetables veggie veggies greens green grain grains ancient seed seeds nut nuts fiber fibre gum gums sweetener enzyme enzymes digestive probiotic probiotics prebiotic amino acid acids nutrient nutrients omega dairy creamer flavor superfood superfoods antioxidant mushroom herb herbal spice oil fat electrolyte carbohydrate energy bcaa eaa collagen peptide soluble mct algae berry stevia'.split(
    ' ',
  ),
);
const SYNONYM_WORDS: Readonly<Record<string, string>> = {
  veggie: 'vegetable',
  veggies: 'vegetable',
  vegetables: 'vegetable',
  fruits: 'fruit',
  vitamins: 'vitamin',
  minerals: 'mineral',
  enzymes: 'enzyme',
  probiotics: 'probiotic',
  nutrients: 'nutrient',
  gums: 'gum',
  fibre: 'fiber',
  green: 'greens',
  grains: 'grain',
  seeds: 'seed',
  nuts: 'nut',
  superfoods: 'superfood',
  acids: 'acid',
};

function vitaminHeading(name: string): string {
  if (name.includes('vitamin') && name.includes('mineral')) return 'vitamin and mineral blend';
  return name.startsWith('mineral') ? 'mineral blend' : 'vitamin blend';
}

/** The words before the noun that say what the blend is of, as the canonical name has them. */
function contentBefore(words: readonly string[], noun: number): string {
  const kept: string[] = [];
  for (let i = noun - 1; i >= 0; i -= 1) {
    const word = words[i] ?? '';
    const joins = word === 'and' && kept.length > 0;
    if (joins && CONTENT_WORDS.has(words[i - 1] ?? '')) kept.unshift('and');
    else if (CONTENT_WORDS.has(word)) kept.unshift(SYNONYM_WORDS[word] ?? word);
    else if (kept.length > 0 || word !== 'nutrient') break;
  }
  const content = kept.length > 1 && kept.at(-1) === 'nutrient' ? kept.slice(0, -1) : kept;
  return content
    .join(' ')
    .replace(/^vegetable (?:and )?fruit$|^fruit vegetable$/, 'fruit and vegetable')
    .replace(/^vitamin mineral$/, 'vitamin and mineral');
}

/**
 * The canonical name of a heading: brand names and praise fall away ("ORGAIN ORGANIC FRUIT & VEGETABLE BLEND" →
 * "fruit and vegetable blend", "vitamin mix" → "vitamin blend"); null where the name is no blend.
 */
export function headingCanonical(text: string): string | null {
  const name = plain(text).replace(/&|\+/g, ' and ').replace(/\s+/g, ' ').trim();
  if (VITAMINS.test(plain(text))) return vitaminHeading(name);
  if (!BLEND.test(name)) return null;
  const words = name.split(' ');
  const noun = words.findLastIndex((word) => BLEND.test(word));
  const content = contentBefore(words, noun);
  if (content === '' && /\b(?:protein|whey)\b/.test(name)) return 'protein blend';
  const ending = /complex|base|matrix/.exec(words[noun] ?? '')?.[0] ?? 'blend';
  const kind = /(?:^| )(soy|pea|(?<!muscle )milk|egg)(?: derived)? protein$/.exec(
    words.slice(0, noun).join(' '),
  )?.[1];
  if (content === 'protein' && kind !== undefined) return `${kind} protein ${ending}`;
  return content === '' ? null : `${content} ${ending}`;
}
